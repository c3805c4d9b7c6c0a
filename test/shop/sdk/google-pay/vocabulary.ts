import type { CallbackIntent } from './types';

/** What the SDK calls the option before the shop has named any. */
export const UNSELECTED_OPTION = 'shipping_option_unselected';

/** Intents that make the sheet ask the shop before it can show anything. */
export const CHANGE_INTENTS: CallbackIntent[] = ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'OFFER'];

/** Intents that need `onPaymentDataChanged`. */
export const DATA_INTENTS: CallbackIntent[] = [...CHANGE_INTENTS, 'PAYMENT_METHOD'];

export const INTENTS: CallbackIntent[] = [...DATA_INTENTS, 'PAYMENT_AUTHORIZATION'];

export const ERROR_REASONS = [
  'SHIPPING_ADDRESS_INVALID',
  'SHIPPING_ADDRESS_UNSERVICEABLE',
  'SHIPPING_OPTION_INVALID',
  'OFFER_INVALID',
  'PAYMENT_DATA_INVALID',
  'OTHER_ERROR',
];

export const AUTH_METHODS = ['PAN_ONLY', 'CRYPTOGRAM_3DS'];

export const CARD_NETWORKS = [
  'AMEX',
  'DISCOVER',
  'ELECTRON',
  'ELO',
  'ELO_DEBIT',
  'INTERAC',
  'JCB',
  'MAESTRO',
  'MASTERCARD',
  'VISA',
];

export const PRICE_STATUSES = ['NOT_CURRENTLY_KNOWN', 'ESTIMATED', 'FINAL'];

export const DISPLAY_ITEM_TYPES = ['LINE_ITEM', 'SUBTOTAL', 'TAX', 'DISCOUNT', 'SHIPPING_OPTION'];

export const CHECKOUT_OPTIONS = ['DEFAULT', 'COMPLETE_IMMEDIATE_PURCHASE', 'CONTINUE_TO_REVIEW'];

/** How long a callback may take. No limit is published; half a minute is what the other wallets give. */
export const CALLBACK_TIMEOUT_MS = 30_000;
