import type { Cart } from '../../core/types/cart';
import type { Money } from '../../core/types/money';

/** What the shopper pays again and again, for a selling plan. */
export interface Plan {
  amount: Money;
  interval: 'year' | 'month' | 'week' | 'day';
  /** How many intervals pass between two payments. */
  count: number;
}

/**
 * What the shopper goes on paying for; absent without a selling plan that is billed at an interval. The sheet has room for one
 * interval, so it is that of the first line that has one, with the prices of all lines that share it. The last price of a line
 * counts, which stays when the prices of the first orders are over.
 */
export function toPlan({ lineItems, totalAmount }: Cart): Plan | undefined {
  const toInterval = (line: Cart['lineItems'][number]) => line.sellingPlanAllocation?.billingPolicy;
  const policy = lineItems.map(toInterval).find(found => found);
  if (!policy) return undefined;
  const { interval, intervalCount } = policy;
  let sum = 0;
  for (const line of lineItems) {
    const own = toInterval(line);
    if (own?.interval !== interval || own.intervalCount !== intervalCount) continue;
    const price = line.sellingPlanAllocation?.priceAdjustments.at(-1)?.price;
    sum += price ? Number(price.amount) * line.quantity : Number(line.totalAmount.amount);
  }
  return {
    amount: { ...totalAmount, amount: `${sum}` },
    interval: interval.toLowerCase() as Plan['interval'],
    count: intervalCount,
  };
}
