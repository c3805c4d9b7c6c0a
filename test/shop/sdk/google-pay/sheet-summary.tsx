import { formatPrice, formatTotal, TEXT } from './sheet-text';
import type { TransactionInfo } from './types';

interface Props {
  transaction: TransactionInfo;
}

/** What the total is made of; shown only where the total has a label, as in the real sheet. */
export function Items({ transaction: { currencyCode, displayItems = [], totalPriceLabel } }: Props) {
  if (!totalPriceLabel || displayItems.length === 0) return null;
  return (
    <section>
      <h3>{TEXT.summary}</h3>
      <dl>
        {displayItems.map((item, index) => (
          <div key={`${index} ${item.label}`} data-testid="gpay-item" data-type={item.type}>
            <dt>{item.label}</dt>
            <dd>{item.status === 'PENDING' ? TEXT.pendingPrice : formatPrice(item.price, currencyCode)}</dd>
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
      <span>{totalPriceLabel ?? (totalPriceStatus === 'ESTIMATED' ? TEXT.estimated : TEXT.total)}</span>
      <output data-testid="gpay-total">{formatTotal(transaction)}</output>
    </p>
  );
}
