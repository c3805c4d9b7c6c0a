import { ApplePayError, RESULT } from './dictionaries';
import type { LineItem, Result, SheetError, ShippingMethod, Update } from './types';

/** The default is WebKit's own message. */
export const invalidAccess = (message = 'The object does not support the operation or argument.') =>
  new DOMException(message, 'InvalidAccessError');

/** Events by the state in which the page must respond to each. */
export const EVENTS = {
  ShippingContactSelected: 'shippingcontactselected',
  ShippingMethodSelected: 'shippingmethodselected',
  PaymentMethodSelected: 'paymentmethodselected',
  CouponCodeChanged: 'couponcodechanged',
  Authorized: 'paymentauthorized',
} as const;

/** A state in which the page must respond. */
export type PendingState = keyof typeof EVENTS;

export type State =
  | 'Idle'
  | 'Active'
  | PendingState
  | 'CancelRequested'
  | 'Completed'
  | 'Aborted'
  | 'Canceled';

/** States in which the sheet is open. */
const LIVE: State[] = ['Active', ...(Object.keys(EVENTS) as PendingState[]), 'CancelRequested'];

/** Creates the state machine of a session. Its methods throw InvalidAccessError in a wrong state. */
export function createState() {
  let state: State = 'Idle';
  let isValidating = false;
  const isLive = () => LIVE.includes(state);
  return {
    get state() {
      return state;
    },
    isLive,
    begin() {
      if (state !== 'Idle') throw invalidAccess('Payment session is already active.');
      state = 'Active';
      isValidating = true;
    },
    mayValidate() {
      if (state !== 'Active' || !isValidating) throw invalidAccess();
    },
    validated() {
      isValidating = false;
    },
    startPending(pending: PendingState) {
      state = pending;
    },
    assertPending(pending: PendingState) {
      if (state !== pending) throw invalidAccess();
    },
    answered() {
      state = 'Active';
    },
    complete() {
      state = 'Completed';
    },
    abort() {
      if (!isLive()) throw invalidAccess();
      state = 'Aborted';
    },
    /** Ends the session by a status of the page. The sheet is still open, and the session is cancelled when it has closed. */
    requestCancel() {
      state = 'CancelRequested';
    },
    cancel() {
      state = 'Canceled';
    },
  };
}

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

/** The statuses of versions 1 and 2 that newer versions express by an error. */
const REPLACED: Record<number, ConstructorParameters<typeof ApplePayError>> = {
  [STATUSES.STATUS_INVALID_BILLING_POSTAL_ADDRESS]: ['billingContactInvalid'],
  [STATUSES.STATUS_INVALID_SHIPPING_POSTAL_ADDRESS]: ['shippingContactInvalid', 'postalAddress'],
  [STATUSES.STATUS_INVALID_SHIPPING_CONTACT]: ['shippingContactInvalid'],
};

/** @throws InvalidAccessError for an unknown status */
function toErrors(status: number): SheetError[] {
  if (!(Object.values(STATUSES) as number[]).includes(status)) throw invalidAccess();
  return status === STATUSES.STATUS_SUCCESS ? [] : [new ApplePayError(...(REPLACED[status] ?? ['unknown']))];
}

/** Converts a response of versions 1 and 2, which has one argument per member. @throws InvalidAccessError for an unknown status */
export function normalizeUpdate(
  given: number | Update,
  newShippingMethods?: ShippingMethod[],
  newTotal?: LineItem,
  newLineItems?: LineItem[],
): Update {
  if (typeof given !== 'number') return given;
  return { newTotal: newTotal as LineItem, newLineItems, newShippingMethods, errors: toErrors(given) };
}

/** Returns whether a response to the selection of a shipping method ends the session. */
export const isFatal = (given: number | Update) => typeof given === 'number' && toErrors(given).length > 0;

/** Converts the result of a payment. @throws TypeError if it has another shape */
export function readResult(given: number | Result): Result {
  return RESULT.convert(typeof given === 'number' ? { status: given } : given);
}

/** Replaces an old status by an error. @throws InvalidAccessError for an unknown status */
export function toResult(result: Result): Result {
  const errors = toErrors(result.status);
  if (!REPLACED[result.status]) return result;
  return { ...result, status: STATUSES.STATUS_FAILURE, errors: [...errors, ...(result.errors ?? [])] };
}

/** Returns whether a result ends the session. If not, the shopper can pay again. */
export function isFinal({ status, errors = [] }: Result): boolean {
  return status <= STATUSES.STATUS_FAILURE && errors.length === 0;
}

const TEXTS = ['merchantSessionIdentifier', 'nonce', 'merchantIdentifier', 'domainName', 'signature'];

/** Validates a merchant session without its signature. Returns a message if it is invalid. */
export function findSessionFault(given: object): string | undefined {
  const session = given as Record<string, unknown>;
  const missing =
    TEXTS.find(name => typeof session[name] !== 'string' || !session[name]) ??
    ['epochTimestamp', 'expiresAt'].find(name => typeof session[name] !== 'number');
  if (missing) return `Missing merchant session ${missing}.`;
  return (session.expiresAt as number) < Date.now() ? 'The merchant session has expired.' : undefined;
}
