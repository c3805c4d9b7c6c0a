import { checkLineItems, checkMethods, checkRecurring, checkTotal, type Engine } from './amount-rules';
import { check, type Rule } from './rule';
import type { Request, Update } from './types';
import { CAPABILITIES, CONTACT_FIELDS, NETWORKS, SHIPPING_TYPES } from './vocabulary';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined;
const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);
const isSubset = (list: readonly string[] | undefined, allowed: readonly string[]) =>
  (list ?? []).every(member => allowed.includes(member));

const required = (name: keyof Request, type: string): Rule<Request> => ({
  holds: request => request[name] !== undefined,
  message: `Member ApplePayPaymentRequest.${name} is required and must be an instance of ${type}`,
});

/** A list that is `null` is none: WebIDL takes only absence for absence. */
const LISTS = ['supportedCountries', 'lineItems', 'shippingMethods', 'multiTokenContexts'];

const RULES: Rule<Request>[] = [
  {
    holds: request => LISTS.every(name => (request as unknown as Record<string, unknown>)[name] !== null),
    message: 'Value is not a sequence',
  },
  required('countryCode', 'DOMString'),
  required('currencyCode', 'DOMString'),
  required('merchantCapabilities', 'sequence'),
  required('supportedNetworks', 'sequence'),
  required('total', 'ApplePayLineItem'),
  {
    holds: ({ merchantCapabilities }) => isSubset(merchantCapabilities, CAPABILITIES),
    message: 'Type error',
  },
  {
    holds: ({ requiredBillingContactFields }) => isSubset(requiredBillingContactFields, CONTACT_FIELDS),
    message: 'Type error',
  },
  {
    holds: ({ requiredShippingContactFields }) => isSubset(requiredShippingContactFields, CONTACT_FIELDS),
    message: 'Type error',
  },
  {
    holds: ({ shippingType }) => shippingType === undefined || SHIPPING_TYPES.includes(shippingType),
    message: 'Type error',
  },
  {
    holds: ({ countryCode }) => isCountry(countryCode),
    message: ({ countryCode }) => `"${countryCode}" is not a valid country code.`,
  },
  {
    holds: ({ currencyCode }) => isCurrency(currencyCode),
    message: ({ currencyCode }) => `"${currencyCode}" is not a valid currency code.`,
  },
  { holds: ({ supportedNetworks }) => supportedNetworks.length > 0, message: 'Missing supported networks.' },
  {
    holds: ({ supportedNetworks }) => isSubset(supportedNetworks, NETWORKS),
    message: ({ supportedNetworks }) =>
      `"${supportedNetworks.find(network => !NETWORKS.includes(network))}" is not a valid payment network.`,
  },
  {
    holds: ({ merchantCapabilities }) => merchantCapabilities.length > 0,
    message: 'Missing merchant capabilities.',
  },
];

/** @throws TypeError as WebKit's constructor does */
export function checkRequest(request: Request, engine: Engine): void {
  check(request, RULES);
  checkTotal(request.total, engine);
  checkLineItems(request.lineItems);
  checkMethods(request.shippingMethods);
  checkRecurring(request.recurringPaymentRequest);
}

/** @throws TypeError as WebKit does for an answer: each of them needs a total */
export function checkUpdate(update: Update, engine: Engine, dictionary: string): void {
  if (typeof update !== 'object' || update === null) throw new TypeError('Type error');
  if (update.newTotal === undefined)
    throw new TypeError(
      `Member ${dictionary}.newTotal is required and must be an instance of ApplePayLineItem`,
    );
  checkTotal(update.newTotal, engine);
  checkLineItems(update.newLineItems);
  checkMethods(update.newShippingMethods);
  checkRecurring(update.newRecurringPaymentRequest);
}
