import type { ContactField, ErrorCode, ErrorContactField } from './types';

export const ERROR_CODES: ErrorCode[] = [
  'shippingContactInvalid',
  'billingContactInvalid',
  'addressUnserviceable',
  'couponCodeInvalid',
  'couponCodeExpired',
  'unknown',
];

export const ERROR_FIELDS: ErrorContactField[] = [
  'phoneNumber',
  'emailAddress',
  'name',
  'phoneticName',
  'postalAddress',
  'addressLines',
  'locality',
  'subLocality',
  'postalCode',
  'administrativeArea',
  'subAdministrativeArea',
  'country',
  'countryCode',
];

export const CONTACT_FIELDS: ContactField[] = ['email', 'name', 'phone', 'postalAddress', 'phoneticName'];

/** Newest version of the API that the stand-in speaks; a browser of today, not the newest. */
export const NEWEST_VERSION = 14;

export const CAPABILITIES = ['supports3DS', 'supportsEMV', 'supportsCredit', 'supportsDebit'];

export const SHIPPING_TYPES = ['shipping', 'delivery', 'storePickup', 'servicePickup'];

export const EDITING_MODES = ['available', 'enabled', 'storePickup'];

export const LATER_AVAILABILITIES = [
  'available',
  'unavailableItemIneligible',
  'unavailableRecurringTransaction',
];

export const LINE_ITEM_TYPES = ['final', 'pending'];

export const TIMINGS = ['immediate', 'recurring', 'deferred', 'automaticReload'];

export const INTERVAL_UNITS = ['year', 'month', 'day', 'hour', 'minute'];

export const STATUSES = {
  STATUS_SUCCESS: 0,
  STATUS_FAILURE: 1,
  STATUS_INVALID_BILLING_POSTAL_ADDRESS: 2,
  STATUS_INVALID_SHIPPING_POSTAL_ADDRESS: 3,
  STATUS_INVALID_SHIPPING_CONTACT: 4,
  STATUS_PIN_REQUIRED: 5,
  STATUS_PIN_INCORRECT: 6,
  STATUS_PIN_LOCKOUT: 7,
} as const;

/** How long the sheet waits for an answer of the shop. */
export const ANSWER_TIMEOUT_MS = 30_000;
