import { formatPrice, formatTotal, TEXT } from './sheet-text';
import type { TransactionInfo } from './types';

/** Items show only under a total with a label, as in the real sheet. */
export function Summary({ transaction }: { transaction: TransactionInfo }) {
  const { currencyCode, displayItems = [], totalPriceLabel, totalPriceStatus } = transaction;
  const items = totalPriceLabel ? displayItems : [];
  return (
    <section class="summary">
      {items.length > 0 && <h3>{TEXT.summary}</h3>}
      <dl>
        {items.map((item, index) => (
          <div key={`${index} ${item.label}`} data-testid="gpay-item" data-type={item.type}>
            <dt>{item.label}</dt>
            <dd>{item.status === 'PENDING' ? TEXT.pendingPrice : formatPrice(item.price, currencyCode)}</dd>
          </div>
        ))}
        <div class="total">
          <dt>{totalPriceLabel ?? (totalPriceStatus === 'ESTIMATED' ? TEXT.estimated : TEXT.total)}</dt>
          <dd data-testid="gpay-total">{formatTotal(transaction)}</dd>
        </div>
      </dl>
    </section>
  );
}
