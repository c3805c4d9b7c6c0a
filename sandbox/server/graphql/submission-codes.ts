import { settleStock } from '../store/cart';
import { deliveryGroups, needsShipping } from '../store/delivery';
import { fromAmount } from '../store/markets';
import { priceCart } from '../store/price';
import type { StoredCart } from '../store/types';
import { type AddressField, type AddressProblem, checkAddress } from './buyer';
import type { Context } from './context';

/** Returns why a cart can't become an order, as values of SubmissionErrorCode. */
export function submissionCodes(context: Context, cart: StoredCart): string[] {
  return [
    ...stockCodes(context, cart),
    ...(cart.email ? [] : ['BUYER_IDENTITY_EMAIL_REQUIRED']),
    ...deliveryCodes(context, cart),
    ...paymentCodes(context, cart),
  ];
}

function stockCodes({ store }: Context, cart: StoredCart): string[] {
  const warnings = settleStock(store, cart);
  if (!cart.lines.some(({ quantity }) => quantity > 0)) return ['MERCHANDISE_OUT_OF_STOCK'];
  const isLower = warnings.some(({ code }) => code === 'MERCHANDISE_NOT_ENOUGH_STOCK');
  return isLower ? ['MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE'] : [];
}

function deliveryCodes({ store }: Context, cart: StoredCart): string[] {
  if (!needsShipping(store, cart)) return [];
  if (!cart.deliveryAddress) return ['DELIVERY_ADDRESS_REQUIRED'];
  const groups = deliveryGroups(store, cart);
  const problems = checkAddress(cart.deliveryAddress).map(toDeliveryCode);
  if (groups.some(({ options }) => !options.length)) return [...problems, 'DELIVERY_NO_DELIVERY_AVAILABLE'];
  return groups.every(({ selected }) => selected) ? problems : [...problems, 'NO_DELIVERY_GROUP_SELECTED'];
}

function paymentCodes({ store }: Context, cart: StoredCart): string[] {
  if (!cart.payment) return ['PAYMENTS_METHOD_REQUIRED'];
  const { total, currency } = priceCart(store, cart);
  const { amount, currencyCode } = cart.payment;
  const isTotal = fromAmount(amount) === total && currencyCode === currency;
  return isTotal ? [] : ['PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT'];
}

const FIELDS: Record<AddressField, string> = {
  firstName: 'FIRST_NAME',
  lastName: 'LAST_NAME',
  company: 'COMPANY',
  address1: 'ADDRESS1',
  address2: 'ADDRESS2',
  city: 'CITY',
  zip: 'POSTAL_CODE',
  province: 'ZONE',
  country: 'COUNTRY',
  phone: 'PHONE_NUMBER',
};
const ENDINGS: Record<string, string> = {
  ADDRESS_FIELD_IS_REQUIRED: 'REQUIRED',
  ADDRESS_FIELD_IS_TOO_LONG: 'TOO_LONG',
};
/** Codes that don't follow the pattern `DELIVERY_{field}_{ending}`. */
const EXCEPTIONS: Record<string, string> = {
  INVALID_ZIP_CODE_FOR_COUNTRY: 'DELIVERY_INVALID_POSTAL_CODE_FOR_COUNTRY',
  INVALID_ZIP_CODE_FOR_PROVINCE: 'DELIVERY_INVALID_POSTAL_CODE_FOR_ZONE',
  PROVINCE_NOT_FOUND: 'DELIVERY_ZONE_NOT_FOUND',
};
const FIELD_EXCEPTIONS: Partial<Record<AddressField, string>> = {
  province: 'DELIVERY_ZONE_REQUIRED_FOR_COUNTRY',
  country: 'DELIVERY_COUNTRY_REQUIRED',
};

export function toDeliveryCode({ field, code }: AddressProblem): string {
  const exception = EXCEPTIONS[code] ?? FIELD_EXCEPTIONS[field];
  if (exception) return exception;
  const ending = ENDINGS[code] ?? 'INVALID';
  // The enum has no code for a postal code or phone that is too long.
  const isShort = field === 'zip' || field === 'phone';
  return `DELIVERY_${FIELDS[field]}_${isShort && ending === 'TOO_LONG' ? 'INVALID' : ending}`;
}
