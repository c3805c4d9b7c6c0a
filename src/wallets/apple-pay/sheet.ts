import { nullProto } from '../../core/platform/objects';
import type { FinalAction, SheetAction } from '../../core/types/action';
import type { Payment, Purchase } from '../../core/types/purchase';
import type { SheetHost } from '../../core/types/wallet';
import { toAddress, toErrors, toMethods, toRecurring } from './mapping';
import sessionCreate from './session-create.graphql';

/**
 * Changes in the sheet. Their names are parts of the session's methods that complete them, such as
 * `completePaymentMethodSelection`.
 */
type Change = 'PaymentMethod' | 'ShippingContact' | 'ShippingMethod';

type Completions = Record<`complete${Change}Selection`, (update: object) => void>;

/** Options of the sheet. */
export interface SheetOptions {
  /** Label of the total. */
  label: string;
  /** True if the sheet requests a delivery address. */
  requiresShipping: boolean;
  /** E-mail address of a signed-in shopper. @default the sheet's */
  customerAccountEmail?: string | undefined;
}

/** Creates the handlers of one session's events. If a handler rejects, the purchase fails. */
export default function createSheetHandlers(
  host: SheetHost,
  purchase: Purchase,
  session: ApplePaySession,
  { label, requiresShipping, customerAccountEmail }: SheetOptions,
) {
  /**
   * Calls the session. @returns false if the sheet has closed, for example because the page was in the back/forward cache
   */
  function call(update: () => void): boolean {
    try {
      update();
      return true;
    } catch (error) {
      if (Object(error).name === 'InvalidAccessError') return false;
      throw error;
    }
  }

  async function change(name: Change, step: Promise<SheetAction>): Promise<void> {
    const action = await step;
    const { value: cart } = purchase.cart;
    if (!cart || (action.type !== 'update' && action.type !== 'show_error'))
      return purchase.finish(action as FinalAction);
    const isShown = call(() =>
      (session as Completions)[`complete${name}Selection`]({
        errors: toErrors(host, action),
        newTotal: { label, amount: host.money(cart.totalAmount) },
        newLineItems: host.summary(cart),
        newShippingMethods: toMethods(host, cart),
        newRecurringPaymentRequest: toRecurring(host, label, cart),
      }),
    );
    if (isShown) purchase.show(cart);
    else purchase.cancel();
  }

  function toPayment(payment: ApplePayJS.ApplePayPayment): Payment {
    const { token, billingContact, shippingContact } = nullProto(payment);
    const { emailAddress, phoneNumber } = nullProto(shippingContact);
    const billingAddress = billingContact && toAddress(host, billingContact);
    return {
      email: customerAccountEmail || emailAddress,
      ...(customerAccountEmail && { uneditable: 'email' as const }),
      phone: phoneNumber,
      shippingAddress: requiresShipping && shippingContact ? toAddress(host, shippingContact) : undefined,
      billingAddress,
      wallet: {
        applePayWalletContent: {
          ...token.paymentData,
          billingAddress,
          lastDigits: /\d+$/.exec(token.paymentMethod.displayName)?.[0],
        },
      },
    };
  }

  return {
    async validate({ validationURL }: ApplePayJS.ApplePayValidateMerchantEvent): Promise<void> {
      const opened = await purchase.open();
      if (opened.type !== 'update') return purchase.finish(opened);
      const { payload, action } = await host.mutate<{ body: string }>(sessionCreate, { url: validationURL });
      if (action) purchase.finish(action);
      else call(() => session.completeMerchantValidation(JSON.parse(payload.body)));
    },

    changeContact: ({ shippingContact }: ApplePayJS.ApplePayShippingContactSelectedEvent) =>
      change('ShippingContact', purchase.setAddress(toAddress(host, shippingContact))),

    changeMethod: ({ shippingMethod }: ApplePayJS.ApplePayShippingMethodSelectedEvent) =>
      change('ShippingMethod', purchase.setDelivery(shippingMethod.identifier)),

    changePayment({ paymentMethod }: ApplePayJS.ApplePayPaymentMethodSelectedEvent): Promise<void> {
      const { billingContact } = nullProto(paymentMethod);
      const isBilling = billingContact && !requiresShipping;
      return change(
        'PaymentMethod',
        isBilling ? purchase.setBilling(toAddress(host, billingContact)) : purchase.open(),
      );
    },

    async authorize({ payment }: ApplePayJS.ApplePayPaymentAuthorizedEvent): Promise<void> {
      const action = await purchase.authorize(toPayment(payment));
      const errors = toErrors(host, action);
      // A failure with errors lets the shopper try again; a failure without errors ends the session.
      const isShown =
        action.type === 'decelerate' ||
        call(() => session.completePayment({ status: +(action.type !== 'complete'), errors }));
      if (!isShown || !errors.length) purchase.finish(action);
    },
  };
}
