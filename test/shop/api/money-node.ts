import { toAmount } from '../store/currencies';
import type { DiscountShare } from '../store/price';
import type { Currency, Minor } from '../store/types';

/** MoneyV2 */
export function toMoney(minor: Minor, currencyCode: Currency) {
  return { amount: toAmount(minor), currencyCode };
}

/** CartCodeDiscountAllocation */
export function toAllocation({ code, amount }: DiscountShare, percentage: number, currency: Currency) {
  return {
    __typename: 'CartCodeDiscountAllocation',
    code,
    discountedAmount: toMoney(amount, currency),
    targetType: 'LINE_ITEM',
    discountApplication: {
      allocationMethod: 'ACROSS',
      targetSelection: 'ALL',
      targetType: 'LINE_ITEM',
      value: { __typename: 'PricingPercentageValue', percentage },
    },
  };
}
