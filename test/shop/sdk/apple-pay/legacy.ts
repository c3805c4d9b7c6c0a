import { ApplePayError } from './apple-pay-error';
import { RESULT } from './dictionaries';
import { invalidAccess } from './exceptions';
import type { LineItem, Result, SheetError, ShippingMethod, Update } from './types';
import { STATUSES } from './vocabulary';

const unknown = () => new ApplePayError('unknown');

/** What the statuses of versions 1 and 2 mean in errors. */
const ERRORS: Record<number, () => SheetError> = {
  [STATUSES.STATUS_FAILURE]: unknown,
  [STATUSES.STATUS_INVALID_BILLING_POSTAL_ADDRESS]: () => new ApplePayError('billingContactInvalid'),
  [STATUSES.STATUS_INVALID_SHIPPING_POSTAL_ADDRESS]: () =>
    new ApplePayError('shippingContactInvalid', 'postalAddress'),
  [STATUSES.STATUS_INVALID_SHIPPING_CONTACT]: () => new ApplePayError('shippingContactInvalid'),
  [STATUSES.STATUS_PIN_REQUIRED]: unknown,
  [STATUSES.STATUS_PIN_INCORRECT]: unknown,
  [STATUSES.STATUS_PIN_LOCKOUT]: unknown,
};

/** Statuses that a result has no more: each is a failure with an error. */
const REPLACED: number[] = [
  STATUSES.STATUS_INVALID_BILLING_POSTAL_ADDRESS,
  STATUSES.STATUS_INVALID_SHIPPING_POSTAL_ADDRESS,
  STATUSES.STATUS_INVALID_SHIPPING_CONTACT,
];

/** @throws InvalidAccessError for a status that there is none of */
function toErrors(status: number): SheetError[] {
  if (!(Object.values(STATUSES) as number[]).includes(status)) throw invalidAccess();
  const create = ERRORS[status];
  return create ? [create()] : [];
}

/** Answers of versions 1 and 2 had one argument for each member. @throws InvalidAccessError for an unknown status */
export function toContactUpdate(
  given: number | Update,
  methods?: ShippingMethod[],
  newTotal?: LineItem,
  newLineItems?: LineItem[],
): Update {
  if (typeof given !== 'number') return given;
  return {
    newTotal: newTotal as LineItem,
    newLineItems,
    newShippingMethods: methods,
    errors: toErrors(given),
  };
}

/** Whether a status ends the session that answers a selection of a shipping method with it. */
export function isFatal(given: number | Update): boolean {
  return typeof given === 'number' && toErrors(given).length > 0;
}

/** Reads the result of a payment. @throws TypeError for what is none */
export function readResult(given: number | Result): Result {
  return RESULT.convert(typeof given === 'number' ? { status: given } : given);
}

/** @throws InvalidAccessError for a status that there is none of */
export function toResult(result: Result): Result {
  const [error] = toErrors(result.status);
  if (!error || !REPLACED.includes(result.status)) return result;
  return { ...result, status: STATUSES.STATUS_FAILURE, errors: [error, ...(result.errors ?? [])] };
}

/** Whether a result ends the session; else the shopper may mend what is wrong and pay again. */
export function isFinal({ status, errors = [] }: Result): boolean {
  return status <= STATUSES.STATUS_FAILURE && errors.length === 0;
}
