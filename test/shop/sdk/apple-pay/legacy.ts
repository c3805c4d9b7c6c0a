import { ApplePayError } from './apple-pay-error';
import type { LineItem, Result, SheetError, ShippingMethod, Update } from './types';
import { STATUSES } from './vocabulary';

/** What the statuses of versions 1 and 2 mean in errors. */
const ERRORS: Record<number, () => SheetError> = {
  [STATUSES.STATUS_FAILURE]: () => new ApplePayError('unknown'),
  [STATUSES.STATUS_INVALID_BILLING_POSTAL_ADDRESS]: () => new ApplePayError('billingContactInvalid'),
  [STATUSES.STATUS_INVALID_SHIPPING_POSTAL_ADDRESS]: () =>
    new ApplePayError('shippingContactInvalid', 'postalAddress'),
  [STATUSES.STATUS_INVALID_SHIPPING_CONTACT]: () => new ApplePayError('shippingContactInvalid'),
};

const toErrors = (status: number): SheetError[] => {
  const create = ERRORS[status];
  return create ? [create()] : [];
};

/** Answers of versions 1 and 2 had one argument for each member. */
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

export function toResult(given: number | Result): Result {
  if (typeof given !== 'number') return given;
  if (given < STATUSES.STATUS_INVALID_BILLING_POSTAL_ADDRESS || given >= STATUSES.STATUS_PIN_REQUIRED)
    return { status: given };
  return { status: STATUSES.STATUS_FAILURE, errors: toErrors(given) };
}

/** Whether a result ends the session; else the shopper may mend what is wrong and pay again. */
export function isFinal({ status, errors = [] }: Result): boolean {
  return status <= STATUSES.STATUS_FAILURE && errors.length === 0;
}
