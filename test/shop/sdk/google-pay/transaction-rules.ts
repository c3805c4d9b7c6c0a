import { findFaultIn, isFilledList, isObject, isText, type Rule } from './rule';
import type { DisplayItem, SelectionOption, ShippingOptionParameters, TransactionInfo } from './types';
import { CHECKOUT_OPTIONS, DISPLAY_ITEM_TYPES, PRICE_STATUSES } from './vocabulary';

const PRICE = /^[0-9]+(\.[0-9][0-9])?$/;
/** Google's reference allows a minus sign here (discounts), and only here. */
const ITEM_PRICE = /^-?[0-9]+(\.[0-9][0-9])?$/;
const OPTION_KEYS = ['id', 'label', 'description'];

const ITEM_RULES: Rule<DisplayItem>[] = [
  { field: 'label', holds: item => isText(item?.label), message: 'must be set' },
  {
    field: 'type',
    holds: item => DISPLAY_ITEM_TYPES.includes(item.type),
    message: `must be one of ${DISPLAY_ITEM_TYPES.join(', ')}`,
  },
  {
    field: 'price',
    holds: item => ITEM_PRICE.test(item.price),
    message: 'must be a string with no or two decimals, such as "10.45"',
  },
  {
    field: 'status',
    holds: item => item.status === undefined || ['FINAL', 'PENDING'].includes(item.status),
    message: 'must be FINAL or PENDING',
  },
];

const TRANSACTION_RULES: Rule<TransactionInfo>[] = [
  {
    field: 'currencyCode',
    holds: info => /^[A-Z]{3}$/.test(info.currencyCode),
    message: 'must be an ISO 4217 code',
  },
  {
    field: 'countryCode',
    holds: info => info.countryCode === undefined || /^[A-Z]{2}$/.test(info.countryCode),
    message: 'must be an ISO 3166-1 alpha-2 code',
  },
  {
    field: 'totalPriceStatus',
    holds: info => PRICE_STATUSES.includes(info.totalPriceStatus),
    message: `must be one of ${PRICE_STATUSES.join(', ')}`,
  },
  {
    field: 'totalPrice',
    holds: info => info.totalPriceStatus === 'NOT_CURRENTLY_KNOWN' || info.totalPrice !== undefined,
    message: 'must be set unless totalPriceStatus is NOT_CURRENTLY_KNOWN',
  },
  {
    field: 'totalPrice',
    holds: info => info.totalPrice === undefined || (isText(info.totalPrice) && PRICE.test(info.totalPrice)),
    message: 'must be a string with no or two decimals and no sign, such as "10.45"',
  },
  {
    field: 'checkoutOption',
    holds: info => info.checkoutOption === undefined || CHECKOUT_OPTIONS.includes(info.checkoutOption),
    message: `must be one of ${CHECKOUT_OPTIONS.join(', ')}`,
  },
  {
    field: 'checkoutOption',
    holds: info => info.checkoutOption !== 'COMPLETE_IMMEDIATE_PURCHASE' || info.totalPriceStatus === 'FINAL',
    message: 'can be COMPLETE_IMMEDIATE_PURCHASE only where totalPriceStatus is FINAL',
  },
  {
    field: 'displayItems',
    holds: info => info.displayItems === undefined || Array.isArray(info.displayItems),
    message: 'must be a list',
  },
];

const OPTION_RULES: Rule<SelectionOption>[] = [
  { field: 'id', holds: option => isText(option?.id), message: 'must be set' },
  { field: 'label', holds: option => isText(option.label), message: 'must be set' },
  {
    field: 'description',
    holds: option => option.description === undefined || typeof option.description === 'string',
    message: 'must be a string',
  },
  {
    field: '*',
    holds: option => Object.keys(option).every(key => OPTION_KEYS.includes(key)),
    message: `may have these members only: ${OPTION_KEYS.join(', ')}`,
  },
];

const OPTION_LIST_RULES: Rule<ShippingOptionParameters>[] = [
  {
    field: 'shippingOptions',
    holds: parameters => isObject(parameters) && isFilledList(parameters.shippingOptions),
    message: 'must be a list with at least one option',
  },
  {
    field: 'shippingOptions',
    holds: ({ shippingOptions }) =>
      new Set(shippingOptions.map(option => option?.id)).size === shippingOptions.length,
    message: 'must have an id of its own for each option',
  },
  {
    field: 'defaultSelectedOptionId',
    holds: ({ shippingOptions, defaultSelectedOptionId: id }) =>
      id === undefined || shippingOptions.some(option => option.id === id),
    message: 'must be the id of one of shippingOptions',
  },
];

export { OPTION_LIST_RULES, TRANSACTION_RULES };

export const findItemFault = (items: DisplayItem[] | undefined, path: string) =>
  findFaultIn(items, ITEM_RULES, path);

export const findOptionFault = (options: SelectionOption[], path: string) =>
  findFaultIn(options, OPTION_RULES, path);
