import type { SheetAction } from '../core/types/action';
import type { Checkout, Payment } from '../core/types/checkout';
import type { Config } from '../core/types/config';
import type { Host } from '../core/types/host';
import type { Advice, Wallet } from '../core/types/wallet';
import type { WalletConfig } from '../core/types/wallet-config';
import { toAddress, toErrors, toMethods, toRecurring } from './apple-pay-dialect';
import { createSession, findVersion } from './apple-pay-session';
import sessionCreate from './apple-pay-session-create.graphql';

/** What the shop's server knows of the payment request and of the shopper. */
export interface ApplePayParams extends ApplePayJS.ApplePayPaymentRequest {
  /** Label of the total, which the sheet needs. @default the page's host */
  merchantName?: string;
  phoneRequired?: boolean;
  emailRequired?: boolean;
  /** True where the shop takes no address without a company, which the sheet can't ask for. */
  companyRequired?: boolean;
  /** E-mail address of a shopper who is signed in; the sheet doesn't ask for another one. @default '', which is none */
  customerAccountEmail?: string;
}

/** Changes in the sheet, named as the session's methods that answer them end: `completePaymentMethodSelection` and so on. */
type Change = 'PaymentMethod' | 'ShippingContact' | 'ShippingMethod';

type Completions = Record<`complete${Change}Selection`, (update: object) => void>;

/** What the sheet shows until there is a cart (docs/specification.md#money). */
const PLACEHOLDER_TOTAL = '1.00';

/** Name of the exception that a session throws when it is over. */
const GONE = 'InvalidAccessError';

const POSTAL: ApplePayJS.ApplePayContactField[] = ['postalAddress', 'name'];

const APPEARANCE = '-webkit-appearance:-apple-pay-button';

export const advice: Advice = {
  companyRequired:
    'The sheet can’t ask for a company: let companyRequired be false, or leave the wallet out.',
};

/** Apple Pay: https://developer.apple.com/documentation/applepayontheweb/apple-pay-js-api */
export default function createApplePay(
  host: Host,
  { wallet_params }: WalletConfig<Partial<ApplePayParams>>,
  page: Config,
): Wallet {
  // Servers write `null` for what they don't know, on which Apple's constructor throws.
  const params: ApplePayParams = JSON.parse(JSON.stringify(wallet_params), (_, value) => value ?? undefined);
  const { customerAccountEmail } = params;
  const label = params.merchantName || location.hostname;

  const toRequest = ({ currency, requiresShipping }: Checkout): ApplePayJS.ApplePayPaymentRequest => ({
    ...params,
    currencyCode: currency,
    requiredBillingContactFields: POSTAL,
    requiredShippingContactFields: [
      ...(requiresShipping ? POSTAL : []),
      params.phoneRequired && 'phone',
      params.emailRequired && !customerAccountEmail && 'email',
    ].filter(Boolean) as ApplePayJS.ApplePayContactField[],
    total: { type: 'pending', label, amount: PLACEHOLDER_TOTAL },
  });

  function toPayment(
    { requiresShipping }: Checkout,
    { token, billingContact, shippingContact }: ApplePayJS.ApplePayPayment,
  ): Payment {
    const billingAddress = billingContact && toAddress(host, billingContact);
    return {
      email: customerAccountEmail || shippingContact?.emailAddress,
      phone: shippingContact?.phoneNumber,
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
    async prepare() {
      if (params.companyRequired) throw new Error('companyRequired');
      // Most browsers don't know Apple Pay, so this reason gets no advice: it is the device's.
      if (typeof ApplePaySession === 'undefined' || !findVersion() || !ApplePaySession.canMakePayments())
        throw new Error('notReadyToPay');
    },

    css: CSS.supports(APPEARANCE)
      ? `${APPEARANCE};-apple-pay-button-type:${page.callToAction ? 'buy' : 'plain'}${page.isOnDark ? ';-apple-pay-button-style:white' : ''}`
      : undefined,

    start(checkout) {
      const session = createSession(toRequest(checkout));

      /**
       * Calls the session. @returns false where the sheet is gone, for example after the page was kept in the back/forward
       * cache
       */
      function call(update: () => void): boolean {
        try {
          update();
          return true;
        } catch (error) {
          if (Object(error).name === GONE) return false;
          throw error;
        }
      }

      // However the purchase ends, the sheet is closed first, because a dialog or another page would stand behind it.
      checkout.status.subscribe(status => {
        try {
          if (status !== 'busy') session.abort();
        } catch (error) {
          // As a rule the session was over already. The purchase ends in any case.
          if (Object(error).name !== GONE) host.report(error);
        }
      });

      const fail = (error: unknown) => checkout.finish(checkout.fail(error));

      async function validate(url: string) {
        const opened = await checkout.open();
        if (opened.type !== 'update') return checkout.finish(opened);
        const { payload, action } = await host.mutate<{ body: string }>(sessionCreate, { url });
        if (action) checkout.finish(action);
        else call(() => session.completeMerchantValidation(JSON.parse(payload.body)));
      }

      async function change(name: Change, step: Promise<SheetAction>) {
        const action = await step;
        const { value: cart } = checkout.cart;
        if (!cart || (action.type !== 'update' && action.type !== 'show_error'))
          return checkout.finish(action);
        const isShown = call(() =>
          (session as Completions)[`complete${name}Selection`]({
            errors: toErrors(host, action),
            newTotal: { label, amount: host.money(cart.totalAmount) },
            newLineItems: host.summary(cart),
            newShippingMethods: toMethods(host, cart),
            newRecurringPaymentRequest: toRecurring(host, label, cart),
          }),
        );
        if (isShown) checkout.show(cart);
        else checkout.cancel();
      }

      /**
       * Runs one step in the time that the sheet has. What the step throws is a failure of the purchase and not of the page.
       */
      const inTime = (run: () => Promise<void>) => host.timeout((async () => run())()).catch(fail);

      session.onvalidatemerchant = ({ validationURL }) => inTime(() => validate(validationURL));

      session.onshippingcontactselected = ({ shippingContact }) =>
        inTime(() => change('ShippingContact', checkout.setAddress(toAddress(host, shippingContact))));

      session.onshippingmethodselected = ({ shippingMethod }) =>
        inTime(() => change('ShippingMethod', checkout.setDelivery(shippingMethod.identifier.split(','))));

      session.onpaymentmethodselected = ({ paymentMethod }) =>
        inTime(() => {
          const { billingContact } = paymentMethod;
          const isBilling = billingContact && !checkout.requiresShipping;
          const step = isBilling ? checkout.setBilling(toAddress(host, billingContact)) : checkout.open();
          return change('PaymentMethod', step);
        });

      session.onpaymentauthorized = async ({ payment }) => {
        try {
          const action = await checkout.authorize(toPayment(checkout, payment));
          const errors = toErrors(host, action);
          // A failure with errors lets the shopper try again; a failure without errors ends the session.
          const isShown =
            action.type === 'decelerate' ||
            call(() => session.completePayment({ status: +(action.type !== 'complete'), errors }));
          if (!isShown || !errors.length) checkout.finish(action);
        } catch (error) {
          fail(error);
        }
      };

      session.oncancel = () => checkout.cancel();
      session.begin();
    },
  };
}
