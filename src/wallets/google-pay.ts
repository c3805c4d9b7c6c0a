import type { SheetAction } from '../core/types/action';
import type { Checkout } from '../core/types/checkout';
import type { Config } from '../core/types/config';
import type { Host } from '../core/types/host';
import type { Advice, Wallet } from '../core/types/wallet';
import type { WalletConfig } from '../core/types/wallet-config';
import { toAddress, toError, toTotals, toUpdate } from './google-pay-dialect';
import type { GooglePayParams } from './google-pay-params';

type Api = typeof google.payments.api;

/** The callbacks that the sheet is asked for, and below the triggers of a callback, of which `INITIALIZE` is the first. */
const INTENTS: google.payments.api.CallbackIntent[] = [
  'SHIPPING_ADDRESS',
  'SHIPPING_OPTION',
  'PAYMENT_AUTHORIZATION',
];
const TRIGGERS = [...INTENTS, 'INITIALIZE'];

/**
 * Warns of a value that Google has added since. It is ignored, but the shop's developer may want to know
 * (docs/specification.md#google-pay).
 */
function warn(what: string, name: string, known: string[]) {
  if (!known.includes(name)) console.warn(`[portable-wallets] Google Pay has an unknown ${what}: ${name}`);
}

/** The one origin that Google's script may come from, and its URL where the configuration has none. */
const ORIGIN = 'https://pay.google.com';
const SDK_URL = `${ORIGIN}/gp/p/js/pay.js`;

const SIGN = "let the shop's server sign a permission for this domain.";

export const advice: Advice = {
  invalidAuthParams: `auth in wallet_params is missing or empty: ${SIGN}`,
  authJwtExpired: `Each expiresAt of auth in wallet_params is over, in seconds since 1970: ${SIGN}`,
  companyRequired:
    'The sheet can’t ask for a company: let companyRequired be false, or leave the wallet out.',
};

/** Google Pay: https://developers.google.com/pay/api/web/reference/client */
export default function createGooglePay(
  host: Host,
  { wallet_params }: WalletConfig<GooglePayParams>,
  page: Config,
): Wallet {
  const {
    auth,
    paymentData,
    environment = 'PRODUCTION',
    sdkUrl,
    countryCode,
    phoneRequired,
    companyRequired,
  } = wallet_params;
  const base = {
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: paymentData?.allowedPaymentMethods ?? [],
  };
  const nonce = host.nonce();
  const sdk = (): Api | undefined => window.google?.payments?.api;

  const createClient = (paymentDataCallbacks?: google.payments.api.PaymentDataCallbacks) =>
    new (sdk() as Api).PaymentsClient({
      environment,
      merchantInfo: toMerchant(),
      paymentDataCallbacks,
      ...(nonce && { nonce }),
    });

  function toMerchant(): google.payments.api.MerchantInfo {
    if (!auth?.length) throw new Error('invalidAuthParams');
    const valid = auth.find(({ expiresAt }) => expiresAt * 1000 > Date.now());
    if (!valid) throw new Error('authJwtExpired');
    return { merchantId: '', ...paymentData?.merchantInfo, authJwt: valid.jwt };
  }

  /** Throws for a cart that ships nothing, which this sheet can't sell (docs/specification.md#google-pay). */
  function checkShipping({ requiresShipping }: { requiresShipping: boolean }) {
    if (!requiresShipping) throw new Error('digitalCart');
  }

  async function change(
    checkout: Checkout,
    { callbackTrigger, shippingAddress, shippingOptionData }: google.payments.api.IntermediatePaymentData,
  ): Promise<SheetAction> {
    // The sheet may call back before `checkout.js` is loaded.
    await host.ready();
    warn('callback trigger', callbackTrigger, TRIGGERS);
    // A missing id, or `shipping_option_unselected`, names no option of the cart, and the cart says so.
    if (callbackTrigger === 'SHIPPING_OPTION')
      return checkout.setDelivery(`${shippingOptionData?.id}`.split(','));
    return shippingAddress ? checkout.setAddress(toAddress(host, shippingAddress)) : checkout.open();
  }

  async function authorize(
    checkout: Checkout,
    {
      email,
      shippingAddress,
      paymentMethodData: { info, tokenizationData },
    }: google.payments.api.PaymentData,
  ): Promise<SheetAction> {
    const billingAddress = info?.billingAddress && toAddress(host, info.billingAddress);
    const { signature, signedMessage, protocolVersion } = JSON.parse(tokenizationData.token);
    return checkout.authorize({
      email,
      phone: shippingAddress?.phoneNumber,
      shippingAddress: shippingAddress && toAddress(host, shippingAddress),
      billingAddress,
      wallet: { googlePayWalletContent: { billingAddress, signature, signedMessage, protocolVersion } },
    });
  }

  return {
    async prepare() {
      checkShipping(page);
      if (companyRequired) throw new Error('companyRequired');
      toMerchant();
      await host.loadScript(sdkUrl || SDK_URL, sdk, [ORIGIN]);
      const { result } = await createClient().isReadyToPay(base);
      if (!result) throw new Error('notReadyToPay');
    },

    mount(slot, onClick) {
      const button = createClient().createButton({
        onClick,
        allowedPaymentMethods: base.allowedPaymentMethods,
        buttonRootNode: slot.getRootNode() as ShadowRoot,
        buttonColor: page.isOnDark ? 'white' : 'black',
        buttonSizeMode: 'fill',
        buttonType: page.callToAction ? 'buy' : 'plain',
        buttonLocale: page.locales[0].slice(0, 2),
      });
      slot.append(button);
      return () => button.remove();
    },

    async start(checkout) {
      checkShipping(checkout);
      for (const intent of paymentData?.callbackIntents ?? []) warn('callback intent', intent, INTENTS);
      let newest: unknown;
      const client = createClient({
        async onPaymentDataChanged(data) {
          newest = data;
          try {
            const action = await host.timeout(change(checkout, data));
            if (action.type === 'decelerate') checkout.finish(action);
            const update = toUpdate(host, action, checkout.currency, countryCode);
            // The sheet ignores the answer where the shopper has changed something else by now: then it doesn't show this
            // cart.
            if (action.type === 'update' && newest === data) checkout.show(action.cart);
            return update;
          } catch (error) {
            return { error: toError(host, checkout.fail(error)) };
          }
        },
        async onPaymentAuthorized(data) {
          const action = await authorize(checkout, data).catch(checkout.fail);
          // We can't close the sheet. So `finish` is called only for what leads to another page; the sheet shows everything
          // else.
          if (action.type === 'complete' || action.type === 'decelerate') checkout.finish(action);
          return action.type === 'complete'
            ? { transactionState: 'SUCCESS' }
            : { transactionState: 'ERROR', error: toError(host, action) };
        },
      });
      try {
        await client.loadPaymentData({
          ...paymentData,
          ...base,
          merchantInfo: toMerchant(),
          transactionInfo: toTotals(host, checkout.currency, countryCode),
          emailRequired: true,
          shippingAddressRequired: true,
          ...(phoneRequired && {
            shippingAddressParameters: {
              ...paymentData?.shippingAddressParameters,
              phoneNumberRequired: true,
            },
          }),
          shippingOptionRequired: true,
          callbackIntents: INTENTS,
        });
      } catch (error) {
        if (Object(error).statusCode !== 'CANCELED') throw error;
        checkout.cancel();
      }
    },
  };
}
