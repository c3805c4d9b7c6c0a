import { bare } from '../../core/base/bare';
import type { SheetAction, SheetError } from '../../core/types/action';
import type { Address, Field } from '../../core/types/address';
import type { Cart } from '../../core/types/cart';
import type { SheetHost } from '../../core/types/host';
import { toPlan } from './apple-pay-plan';

type ContactField = ApplePayJS.ApplePayErrorContactField;

/** Apple's error codes for messages that aren't about the shipping contact. */
const CODES: Partial<Record<SheetError['on'], ApplePayJS.ApplePayErrorCode>> = {
  other: 'unknown',
  delivery: 'unknown',
  unserviceable: 'addressUnserviceable',
  billing: 'billingContactInvalid',
  discount: 'couponCodeInvalid',
};

const CONTACT_FIELDS: Partial<Record<Field, ContactField>> = {
  firstName: 'name',
  lastName: 'name',
  address1: 'addressLines',
  address2: 'addressLines',
  city: 'locality',
  zip: 'postalCode',
  province: 'administrativeArea',
  country: 'country',
  phone: 'phoneNumber',
  email: 'emailAddress',
};

/** Errors that the sheet asks the shopper to mend; empty where the purchase goes on or is over. */
export function toErrors(host: SheetHost, action: SheetAction): ApplePayError[] {
  if (action.type !== 'show_error') return [];
  return host
    .errors(action)
    .map(
      ({ on, field, message }) =>
        new ApplePayError(
          CODES[on] ?? 'shippingContactInvalid',
          (field && CONTACT_FIELDS[field]) ?? 'postalAddress',
          message,
        ),
    );
}

/** Shipping methods for the sheet. The chosen one comes first, because the sheet selects the first of a new list. */
export function toMethods(host: SheetHost, cart: Cart): ApplePayJS.ApplePayShippingMethod[] {
  return host
    .choices(cart)
    .sort((a, b) => +b.selected - +a.selected)
    .map(({ id, label, amount, promise }) => ({ label, amount, detail: promise, identifier: id }));
}

/** The recurring payment that the sheet shows. Apple knows no weeks, so a week is seven days. */
export function toRecurring(
  host: SheetHost,
  label: string,
  cart: Cart,
): ApplePayJS.ApplePayRecurringPaymentRequest | undefined {
  const plan = toPlan(cart);
  if (!plan) return undefined;
  const { interval, count, amount } = plan;
  const isWeek = interval === 'week';
  return {
    paymentDescription: label,
    managementURL: `${location.origin}/account`,
    regularBilling: {
      label,
      amount: host.money(amount),
      paymentTiming: 'recurring',
      recurringPaymentIntervalUnit: isWeek ? 'day' : interval,
      recurringPaymentIntervalCount: isWeek ? count * 7 : count,
    },
  };
}

export function toAddress(host: SheetHost, given: ApplePayJS.ApplePayPaymentContact): Address {
  const contact = bare(given);
  return host.address({
    firstName: contact.givenName,
    lastName: contact.familyName,
    lines: contact.addressLines,
    city: contact.locality,
    zip: contact.postalCode,
    province: contact.administrativeArea,
    country: contact.countryCode,
    phone: contact.phoneNumber,
  });
}
