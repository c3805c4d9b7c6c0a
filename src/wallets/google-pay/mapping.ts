import { t } from '../../core/i18n/i18n';
import { nullProto } from '../../core/platform/objects';
import type { SheetAction, SheetError } from '../../core/types/action';
import type { Address } from '../../core/types/address';
import type { Cart } from '../../core/types/cart';
import type { SheetHost } from '../../core/types/wallet';

type Intent = google.payments.api.CallbackIntent;
type Reason = google.payments.api.ErrorReason;

const OTHER: [Reason, Intent] = ['OTHER_ERROR', 'SHIPPING_ADDRESS'];

/**
 * Google's reasons and intents, by the part of the sheet that a message is about. Google's sheet throws for an intent that was
 * not requested.
 */
const ERROR_TARGETS: Partial<Record<SheetError['on'], [Reason, Intent]>> = {
  field: ['SHIPPING_ADDRESS_INVALID', 'SHIPPING_ADDRESS'],
  address: ['SHIPPING_ADDRESS_INVALID', 'SHIPPING_ADDRESS'],
  unserviceable: ['SHIPPING_ADDRESS_UNSERVICEABLE', 'SHIPPING_ADDRESS'],
  billing: ['PAYMENT_DATA_INVALID', 'PAYMENT_AUTHORIZATION'],
  delivery: ['SHIPPING_OPTION_INVALID', 'SHIPPING_OPTION'],
};

const ITEM_TYPES: Record<string, google.payments.api.DisplayItemType> = {
  subtotal: 'SUBTOTAL',
  taxes: 'TAX',
};

export function toError(host: SheetHost, action: SheetAction): google.payments.api.PaymentDataError {
  const [{ on, message }] = host.errors(action);
  const [reason, intent] = ERROR_TARGETS[on] ?? OTHER;
  return { reason, intent, message };
}

/** Maps a cart to the total and the rows of the sheet. */
function toTotals(
  host: SheetHost,
  cart: Cart,
  currencyCode: string,
  countryCode?: string,
): google.payments.api.TransactionInfo {
  return {
    countryCode,
    currencyCode,
    totalPrice: host.money(cart.totalAmount),
    totalPriceStatus: 'ESTIMATED',
    totalPriceLabel: t('order_summary.total'),
    displayItems: host.summary(cart).map(({ kind, label, amount }) => ({
      label,
      type: ITEM_TYPES[kind] ?? 'LINE_ITEM',
      price: amount,
    })),
  };
}

/** Maps an action to the sheet's next update. The sheet throws for an empty list of options, and for keys that it doesn't know. */
export function toSheetUpdate(
  host: SheetHost,
  action: SheetAction,
  currencyCode: string,
  countryCode?: string,
): google.payments.api.PaymentDataRequestUpdate {
  if (action.type !== 'update') return { error: toError(host, action) };
  const { cart } = action;
  const choices = host.choices(cart);
  const selected = choices.find(choice => choice.selected);
  return {
    newTransactionInfo: toTotals(host, cart, currencyCode, countryCode),
    newShippingOptionParameters: selected && {
      defaultSelectedOptionId: selected.id,
      shippingOptions: choices.map(({ id, label, detail, promise }) => ({
        id,
        label,
        description: promise ? `${detail} · ${promise}` : detail,
      })),
    },
  };
}

export function toAddress(host: SheetHost, googleAddress: Partial<google.payments.api.Address>): Address {
  const address = nullProto(googleAddress);
  return host.address({
    name: address.name,
    lines: [address.address1, address.address2, address.address3],
    city: address.locality,
    zip: address.postalCode,
    province: address.administrativeArea,
    country: address.countryCode,
    phone: address.phoneNumber,
  });
}
