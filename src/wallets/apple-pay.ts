import type { Cart, Checkout, Config, Host, Payment, SheetAction, Wallet, WalletConfig } from '../core/types';
import { toAddress, toErrors, toMethods, toRecurring } from './apple-pay-dialect';
import sessionCreate from './apple-pay-session-create.graphql';

/** What the server knows of the request, and of the shopper. */
interface Params extends ApplePayJS.ApplePayPaymentRequest {
  merchantName: string;
  phoneRequired?: boolean;
  emailRequired?: boolean;
  /** Of a shopper who is signed in: the sheet doesn't ask for another one. */
  customerAccountEmail?: string;
}

/** Events that change the purchase, by the end of the names of their answers. */
type Change = 'PaymentMethod' | 'ShippingContact' | 'ShippingMethod';

type Completions = Record<`complete${Change}Selection`, (update: object) => void>;

/** 14 brought recurring payments, 12 errors about a discount, 3 errors that name a field. */
const VERSIONS = [14, 12, 3];

/** Section 9. */
const PLACEHOLDER_TOTAL = '1.00';

const POSTAL: ApplePayJS.ApplePayContactField[] = ['postalAddress', 'name'];

const APPEARANCE = '-webkit-appearance:-apple-pay-button';

/** Apple Pay: https://developer.apple.com/documentation/applepayontheweb/apple-pay-js-api */
export default function createApplePay(host: Host, { wallet_params }: WalletConfig, page: Config): Wallet {
  const params = wallet_params as unknown as Params;
  const { merchantName: label, customerAccountEmail } = params;

  const findVersion = () => VERSIONS.find(version => ApplePaySession.supportsVersion(version));

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
      email: customerAccountEmail ?? shippingContact?.emailAddress,
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
      if (!findVersion() || !ApplePaySession.canMakePayments()) throw new Error('notReadyToPay');
    },

    css: CSS.supports(APPEARANCE)
      ? `${APPEARANCE};-apple-pay-button-type:${page.page === 'product' ? 'buy' : 'plain'}`
      : undefined,

    start(checkout) {
      let session: ApplePaySession | undefined = new ApplePaySession(
        findVersion() as number,
        toRequest(checkout),
      );

      /** The sheet goes first: what comes next would stand behind it. */
      function end(action: SheetAction) {
        session?.abort();
        session = undefined;
        checkout.finish(action);
      }

      function inTime(answer: Promise<void>, fail = end) {
        host.timeout(answer).catch(error => fail(checkout.fail(error)));
      }

      async function validate(url: string) {
        const opened = await checkout.open();
        if (opened.type !== 'update') return end(opened);
        const { payload, action } = await host.mutate<{ body: string }>(sessionCreate, { url });
        if (action) end(action);
        else session?.completeMerchantValidation(JSON.parse(payload.body));
      }

      function change(name: Change, step: Promise<SheetAction>) {
        const answer = step.then(action => {
          if (action.type !== 'update' && action.type !== 'show_error') return end(action);
          const cart = checkout.cart.value as Cart;
          (session as Completions | undefined)?.[`complete${name}Selection`]({
            errors: toErrors(host, action),
            newTotal: { label, amount: host.money(cart.totalAmount) },
            newLineItems: host.summary(cart),
            newShippingMethods: toMethods(host, cart),
            newRecurringPaymentRequest: toRecurring(host, label, cart),
          });
        });
        inTime(answer);
      }

      session.onvalidatemerchant = ({ validationURL }) => inTime(validate(validationURL));

      session.onshippingcontactselected = ({ shippingContact }) =>
        change('ShippingContact', checkout.setAddress(toAddress(host, shippingContact)));

      session.onshippingmethodselected = ({ shippingMethod: { identifier } }) =>
        change('ShippingMethod', checkout.setDelivery(identifier.split(',')));

      session.onpaymentmethodselected = ({ paymentMethod: { billingContact } }) => {
        const isBilling = billingContact && !checkout.requiresShipping;
        change(
          'PaymentMethod',
          isBilling ? checkout.setBilling(toAddress(host, billingContact)) : checkout.open(),
        );
      };

      session.onpaymentauthorized = ({ payment }) => {
        let waits = true;
        /** A paid order leads on also when its answer comes after the sheet has gone, or lost patience. */
        function reply(action: SheetAction) {
          const errors = toErrors(host, action);
          const isFinal = !errors.length;
          if (waits && action.type !== 'decelerate') {
            // Without errors a failure ends the session, with them the shopper may try again.
            session?.completePayment({ status: +(action.type !== 'complete'), errors });
            if (isFinal) session = undefined;
          }
          waits = false;
          if (isFinal) end(action);
        }
        const pay = async () => reply(await checkout.authorize(toPayment(checkout, payment)));
        // The order may still go through: the sheet stays, and a second purchase is not offered.
        inTime(pay(), action => reply({ type: 'show_error', errors: host.errors(action) }));
      };

      session.oncancel = () => {
        session = undefined;
        checkout.cancel();
      };
      session.begin();
    },
  };
}
