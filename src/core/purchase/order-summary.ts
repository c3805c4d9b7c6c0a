import { shippingCosts } from '../server/read-cart';
import type { Cart } from '../types/cart';
import type { SummaryItem } from '../types/host';
import type { Money } from '../types/money';
import { formatMoney } from '../words/money';
import { t } from '../words/words';

/** The rows between the items and the total of a sheet. Amounts that the server doesn't know yet are left out. */
export function toSummary(cart: Cart): SummaryItem[] {
  const row = (
    kind: SummaryItem['kind'],
    money: Money,
    label = t(`order_summary.${kind}`),
    sign = '',
  ): SummaryItem => ({
    kind,
    label,
    amount: sign + formatMoney(money),
  });
  return [
    row('subtotal', cart.subtotalAmount),
    // The subtotal is already without the lines' own discounts, so only the cart's discounts are listed.
    ...cart.discountAllocations.map(({ title, code, discountedAmount }) =>
      row('discount', discountedAmount, code ?? title, '-'),
    ),
    ...shippingCosts(cart).map(cost => row('shipping', cost)),
    ...(cart.totalTaxAmount ? [row('taxes', cart.totalTaxAmount)] : []),
    ...(cart.totalDutyAmount ? [row('duties', cart.totalDutyAmount)] : []),
  ];
}
