import { check, type Rule } from './rule';
import type { LineItem, Recurring, ShippingMethod } from './types';
import { INTERVAL_UNITS } from './vocabulary';

const AMOUNT = /^-?[0-9]+(\.[0-9]{1,2})?$/;
const TOTAL_MAX = 100_000_000;

/** True where the engine is one of those that refused a total of nothing. */
export interface Engine {
  refusesZero?: boolean;
}

const isAmount = ({ amount }: { amount: string }) => AMOUNT.test(amount);
const notAnAmount = ({ amount }: { amount: string }) => `"${amount}" is not a valid amount.`;
const isType = ({ type }: LineItem) => type === undefined || type === 'final' || type === 'pending';

const LINE_ITEM_RULES: Rule<LineItem>[] = [
  { holds: isType, message: 'Type error' },
  { holds: item => isAmount(item) || (item.type === 'pending' && !item.amount), message: notAnAmount },
];

const TOTAL_RULES: Rule<LineItem>[] = [
  { holds: item => typeof item === 'object' && item !== null, message: 'Type error' },
  { holds: isType, message: 'Type error' },
  { holds: item => !!item.label, message: 'Missing total label.' },
  { holds: item => !!item.amount, message: 'Missing total amount.' },
  { holds: isAmount, message: notAnAmount },
  { holds: item => Number(item.amount) >= 0, message: 'Total amount must not be negative.' },
  { holds: item => Number(item.amount) <= TOTAL_MAX, message: 'Total amount is too big.' },
];

const ZERO_RULE: Rule<LineItem> = {
  holds: item => Number(item.amount) > 0,
  message: 'Total amount must be greater than zero.',
};

const METHOD_RULES: Rule<ShippingMethod>[] = [
  ...(['label', 'detail', 'amount', 'identifier'] as const).map(name => ({
    holds: (method: ShippingMethod) => typeof method[name] === 'string',
    message: `Member ApplePayShippingMethod.${name} is required and must be an instance of DOMString`,
  })),
  { holds: isAmount, message: notAnAmount },
  {
    holds: method => Number(method.amount) >= 0,
    message: 'Shipping method amount must be greater than or equal to zero.',
  },
];

const isUrl = (text: string) => URL.canParse(text);

const RECURRING_RULES: Rule<Recurring>[] = [
  ...(['paymentDescription', 'managementURL'] as const).map(name => ({
    holds: (request: Recurring) => typeof request[name] === 'string',
    message: `Member ApplePayRecurringPaymentRequest.${name} is required and must be an instance of DOMString`,
  })),
  {
    holds: ({ regularBilling }) => regularBilling?.paymentTiming === 'recurring',
    message: "'regularBilling' must be a 'recurring' line item.",
  },
  { holds: ({ regularBilling }) => !!regularBilling.label, message: "Missing label for 'regularBilling'." },
  {
    holds: ({ regularBilling }) => isAmount(regularBilling),
    message: ({ regularBilling }) => notAnAmount(regularBilling),
  },
  {
    holds: ({ regularBilling: { recurringPaymentIntervalUnit: unit } }) =>
      unit === undefined || INTERVAL_UNITS.includes(unit),
    message: 'Type error',
  },
  {
    holds: ({ managementURL }) => isUrl(managementURL),
    message: ({ managementURL }) => `"${managementURL}" is not a valid URL.`,
  },
];

export function checkTotal(total: LineItem, { refusesZero }: Engine): void {
  check(total, refusesZero ? [...TOTAL_RULES, ZERO_RULE] : TOTAL_RULES);
}

export function checkLineItems(items: LineItem[] = []): void {
  for (const item of items) check(item, LINE_ITEM_RULES);
}

export function checkMethods(methods: ShippingMethod[] = []): void {
  for (const method of methods) check(method, METHOD_RULES);
}

export function checkRecurring(request: Recurring | undefined): void {
  if (request) check(request, RECURRING_RULES);
}
