import { nullProto } from '../../core/platform/objects';
import type { SheetAction, SheetError } from '../../core/types/action';
import type { Address, Field } from '../../core/types/address';
import type { Cart, Money } from '../../core/types/cart';
import type { SheetHost } from '../../core/types/wallet';

/** The recurring payment of a selling plan. */
interface RecurringPlan {
  amount: Money;
  interval: 'year' | 'month' | 'week' | 'day';
  /** How many intervals pass between two payments. */
  count: number;
}

/**
 * Returns the recurring payment, or undefined if no line is billed at an interval. The sheet supports only one interval. It is
 * that of the first such line, and the amount is the sum of all lines with the same interval. A line counts with its last price,
 * because the prices before that are only for its first orders.
 */
function toRecurringPlan({ lineItems, totalAmount }: Cart): RecurringPlan | undefined {
  const toInterval = (line: Cart['lineItems'][number]) => line.sellingPlanAllocation?.billingPolicy;
  const policy = lineItems.map(toInterval).find(found => found);
  if (!policy) return undefined;
  const { interval, intervalCount } = policy;
  let sum = 0;
  for (const line of lineItems) {
    const linePolicy = toInterval(line);
    if (linePolicy?.interval !== interval || linePolicy.intervalCount !== intervalCount) continue;
    const price = line.sellingPlanAllocation?.priceAdjustments.at(-1)?.price;
    sum += price ? Number(price.amount) * line.quantity : Number(line.totalAmount.amount);
  }
  return {
    amount: { ...totalAmount, amount: `${sum}` },
    interval: interval.toLowerCase() as RecurringPlan['interval'],
    count: intervalCount,
  };
}

type ContactField = ApplePayJS.ApplePayErrorContactField;

/** Apple's error codes, by the part of the sheet that a message is about. @default shippingContactInvalid */
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

/** Maps an action with errors that the shopper can correct to Apple's errors. Returns none for other actions. */
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

/** Maps a cart to shipping methods. The selected one comes first, because the sheet selects the first of a new list. */
export function toMethods(host: SheetHost, cart: Cart): ApplePayJS.ApplePayShippingMethod[] {
  return host
    .choices(cart)
    .sort((a, b) => +b.selected - +a.selected)
    .map(({ id, label, amount, promise }) => ({ label, amount, detail: promise, identifier: id }));
}

/** Maps a cart to the sheet's recurring payment. Apple has no weeks, so a week is seven days. */
export function toRecurring(
  host: SheetHost,
  label: string,
  cart: Cart,
): ApplePayJS.ApplePayRecurringPaymentRequest | undefined {
  const plan = toRecurringPlan(cart);
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

export function toAddress(host: SheetHost, appleContact: ApplePayJS.ApplePayPaymentContact): Address {
  const contact = nullProto(appleContact);
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
