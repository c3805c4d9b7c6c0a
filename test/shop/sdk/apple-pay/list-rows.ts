import type { Row } from './request-rows';

const TAKEN = '';
const WRONG_TYPE = 'Type error';
const NO_LIST = 'Value is not a sequence';

const LISTS = [
  'lineItems',
  'merchantCapabilities',
  'multiTokenContexts',
  'requiredBillingContactFields',
  'requiredShippingContactFields',
  'shippingMethods',
  'supportedCountries',
  'supportedNetworks',
];

/** No list is made of anything but a list, not even of a text or of nothing. */
const NO_LISTS = LISTS.flatMap((member): Row[] => [
  [member, '', NO_LIST],
  [member, 'visa', NO_LIST],
  [member, null, NO_LIST],
  [member, 7, NO_LIST],
  [member, {}, WRONG_TYPE],
  [member, { length: 0, [Symbol.iterator]: undefined }, WRONG_TYPE],
]);

const FIELDS = ['requiredBillingContactFields', 'requiredShippingContactFields'].flatMap((member): Row[] => [
  [member, undefined, TAKEN],
  [member, [], TAKEN],
  [member, ['email', 'name', 'phone', 'postalAddress', 'phoneticName'], TAKEN],
  [member, ['email', 'email'], TAKEN],
  [member, ['address'], WRONG_TYPE],
  [member, [''], WRONG_TYPE],
  [member, [null], WRONG_TYPE],
  [member, [undefined], WRONG_TYPE],
  [member, ['Email'], WRONG_TYPE],
  [member, ['phoneticName'], '"phoneticName" is not a valid contact field.', 2],
]);

const CONTACTS = ['billingContact', 'shippingContact'].flatMap((member): Row[] => [
  [member, undefined, TAKEN],
  [member, null, TAKEN],
  [member, {}, TAKEN],
  [member, { subLocality: '', locality: null }, TAKEN],
  [member, '', WRONG_TYPE],
  [member, 'Ana', WRONG_TYPE],
  [member, 7, WRONG_TYPE],
  [member, { addressLines: null }, NO_LIST],
  [member, { addressLines: 'Rua das Amostras, 100' }, NO_LIST],
]);

/** Rows about members that are all alike: lists, the fields of contacts that are asked for, and contacts. */
export const LIST_ROWS: Row[] = [...NO_LISTS, ...FIELDS, ...CONTACTS];
