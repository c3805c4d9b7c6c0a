import { nullProto } from '../../core/platform/objects';
import type { SheetAction } from '../../core/types/action';
import type { Purchase } from '../../core/types/purchase';
import type { SheetHost } from '../../core/types/wallet';
import { toAddress, toError, toSheetUpdate } from './mapping';

type Intent = google.payments.api.CallbackIntent;

/** Options of the sheet. */
export interface SheetOptions {
  /** The buyer's initial currency. */
  currency: string;
  /** Country of the shop, ISO 3166-1. */
  countryCode?: string | undefined;
  /** The callbacks that this release handles. */
  intents: Intent[];
  /** The callbacks that the shop's server requests. @default none */
  requestedIntents?: Intent[] | undefined;
}

/**
 * Warns the shop's developer of a name that this release doesn't know and ignores (docs/specification.md#google-pay). It isn't
 * reported, because `report` would count it as an error.
 */
function warn(what: string, name: string, known: string[]) {
  if (!known.includes(name)) console.warn(`[portable-wallets] Google Pay has an unknown ${what}: ${name}`);
}

/** Creates the handlers of one sheet's callbacks. If a handler rejects, the purchase fails. */
export default function createSheetHandlers(
  host: SheetHost,
  purchase: Purchase,
  { currency, countryCode, intents, requestedIntents }: SheetOptions,
) {
  // Google calls the callback with `INITIALIZE` when the sheet opens.
  const triggers = [...intents, 'INITIALIZE'];
  for (const intent of requestedIntents ?? []) warn('callback intent', intent, intents);

  function change(data: google.payments.api.IntermediatePaymentData): Promise<SheetAction> {
    const { callbackTrigger, shippingAddress, shippingOptionData } = nullProto(data);
    warn('callback trigger', callbackTrigger, triggers);
    // The id may be missing, or `shipping_option_unselected`. It then matches no option, and `setDelivery` returns an error.
    if (callbackTrigger === 'SHIPPING_OPTION') return purchase.setDelivery(`${shippingOptionData?.id}`);
    return shippingAddress ? purchase.setAddress(toAddress(host, shippingAddress)) : purchase.open();
  }

  return {
    change,

    /**
     * Returns the sheet's update after a change, and records what the sheet displays.
     *
     * @param isNewest false if the shopper has made a newer change. The sheet then ignores this update and doesn't display this
     * cart
     */
    show(action: SheetAction, isNewest: boolean): google.payments.api.PaymentDataRequestUpdate {
      if (action.type === 'decelerate') purchase.finish(action);
      const update = toSheetUpdate(host, action, currency, countryCode);
      if (action.type === 'update' && isNewest) purchase.show(action.cart);
      return update;
    },

    async authorize(
      data: google.payments.api.PaymentData,
    ): Promise<google.payments.api.PaymentAuthorizationResult> {
      const { email, shippingAddress, shippingOptionData, paymentMethodData } = nullProto(data);
      const { phoneNumber } = nullProto<Partial<google.payments.api.Address>>(shippingAddress);
      const { info, tokenizationData } = paymentMethodData;
      const billingAddress = info?.billingAddress && toAddress(host, info.billingAddress);
      const { signature, signedMessage, protocolVersion } = JSON.parse(tokenizationData.token);
      const action = await purchase.authorize({
        email,
        phone: phoneNumber,
        shippingAddress: shippingAddress && toAddress(host, shippingAddress),
        billingAddress,
        deliveryId: shippingOptionData?.id,
        wallet: {
          googlePayWalletContent: { billingAddress, signature, signedMessage, protocolVersion },
        },
      });
      // A script can't close Google's sheet. So `finish` is called only for a redirect, and the sheet displays all other results.
      if (action.type === 'complete' || action.type === 'decelerate') purchase.finish(action);
      return action.type === 'complete'
        ? { transactionState: 'SUCCESS' }
        : { transactionState: 'ERROR', error: toError(host, action) };
    },

    toError: (action: SheetAction) => toError(host, action),
  };
}
