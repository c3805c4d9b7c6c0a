import { formatAmount, sayInSheet } from '../sheet-words';
import { formatTotal } from './sheet-text';
import type { TransactionInfo } from './types';

interface Props {
  transaction: TransactionInfo;
}

/** What the total is made of; shown only where the total has a label, as in the real sheet. */
export function Items({ transaction: { currencyCode, displayItems = [], totalPriceLabel } }: Props) {
  if (!totalPriceLabel || displayItems.length === 0) return null;
  return (
    <section>
      <h3>{sayInSheet('order')}</h3>
      <dl>
        {displayItems.map((item, index) => (
          <div key={`${index} ${item.label}`} data-testid="gpay-item" data-type={item.type}>
            <dt>{item.label}</dt>
            <dd>
              {item.status === 'PENDING' ? sayInSheet('pending') : formatAmount(item.price, currencyCode)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Total({ transaction }: Props) {
  const { totalPriceLabel, totalPriceStatus } = transaction;
  return (
    <p class="total">
      <span>{totalPriceLabel ?? sayInSheet(totalPriceStatus === 'ESTIMATED' ? 'estimated' : 'total')}</span>
      <output data-testid="gpay-total">{formatTotal(transaction)}</output>
    </p>
  );
}
