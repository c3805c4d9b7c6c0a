import { check, type Rule } from './rule';
import type { Engine, LineItem, ShippingMethod } from './types';

const AMOUNT = /^-?[0-9]+(\.[0-9]{1,2})?$/;
const TOTAL_MAX = 100_000_000;

/** Version of the API whose engine was the first to take a total of nothing. */
const ZERO_SINCE = 4;

/** A rule for anything that has an amount; what has none at all has the empty one. */
export const AMOUNT_RULE: Rule<{ amount?: string }> = {
  holds: ({ amount = '' }) => AMOUNT.test(amount),
  message: ({ amount = '' }) => `"${amount}" is not a valid amount.`,
};

/** A rule for items that may say later what they cost. */
export const ITEM_RULE: Rule<LineItem> = {
  holds: item => item.type === 'pending' || AMOUNT_RULE.holds(item),
  message: AMOUNT_RULE.message,
};

const TOTAL_RULES: Rule<LineItem>[] = [
  AMOUNT_RULE,
  { holds: item => !!item.label, message: 'Missing total label.' },
  { holds: item => Number(item.amount) >= 0, message: 'Total amount must not be negative.' },
  { holds: item => Number(item.amount) <= TOTAL_MAX, message: 'Total amount is too big.' },
];

const ZERO_RULE: Rule<LineItem> = {
  holds: item => Number(item.amount) > 0,
  message: 'Total amount must be greater than zero.',
};

const METHOD_RULES: Rule<ShippingMethod>[] = [
  AMOUNT_RULE,
  {
    holds: method => Number(method.amount) >= 0,
    message: 'Shipping method amount must be greater than or equal to zero.',
  },
];

export function checkTotal(total: LineItem, { version, refusesZero }: Engine): void {
  const isOld = refusesZero || (version ?? ZERO_SINCE) < ZERO_SINCE;
  check(total, isOld ? [AMOUNT_RULE, ZERO_RULE, ...TOTAL_RULES] : TOTAL_RULES);
}

export function checkLineItems(items: LineItem[] = []): void {
  for (const item of items) check(item, [ITEM_RULE]);
}

export function checkMethods(methods: ShippingMethod[] = []): void {
  for (const method of methods) check(method, METHOD_RULES);
}
