import type { SheetAction } from '../core/types/action';
import type { Checkout } from '../core/types/checkout';
import type { Config } from '../core/types/config';
import type { Host } from '../core/types/host';
import type { Advice, Wallet } from '../core/types/wallet';
import type { WalletConfig } from '../core/types/wallet-config';
import { toAddress, toError, toTotals, toUpdate } from './google-pay-dialect';

type Api = typeof google.payments.api;

/** What the sheet calls back for, and what its first call is for. */
const INTENTS: google.payments.api.CallbackIntent[] = [
  'SHIPPING_ADDRESS',
  'SHIPPING_OPTION',
  'PAYMENT_AUTHORIZATION',
];
const TRIGGERS = [...INTENTS, 'INITIALIZE'];

/** What Google has added since is left alone, and the shop's developer may want to know of it (docs/specification.md#google-pay). */
function warn(what: string, name: string, known: string[]) {
  if (!known.includes(name)) console.warn(`[portable-wallets] Google Pay has an unknown ${what}: ${name}`);
}

/** Where Google's script may come from, and where it comes from if the configuration doesn't say. */
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
export default function createGooglePay(host: Host, { wallet_params }: WalletConfig, page: Config): Wallet {
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
  const sdk = (): Api | undefined => window.google?.payments?.api;

  const createClient = (paymentDataCallbacks?: google.payments.api.PaymentDataCallbacks) =>
    new (sdk() as Api).PaymentsClient({
      environment: environment as google.payments.api.Environment,
      merchantInfo: toMerchant(),
      paymentDataCallbacks,
      nonce: host.nonce(),
    });

  function toMerchant(): google.payments.api.MerchantInfo {
    if (!auth?.length) throw new Error('invalidAuthParams');
    const valid = auth.find(({ expiresAt }) => expiresAt * 1000 > Date.now());
    if (!valid) throw new Error('authJwtExpired');
    return { merchantId: '', ...paymentData?.merchantInfo, authJwt: valid.jwt };
  }

  /** A cart without anything to ship is not for this sheet (docs/specification.md#google-pay). */
  function checkShipping({ requiresShipping }: { requiresShipping: boolean }) {
    if (!requiresShipping) throw new Error('digitalCart');
  }

  async function change(
    checkout: Checkout,
    { callbackTrigger, shippingAddress, shippingOptionData }: google.payments.api.IntermediatePaymentData,
  ): Promise<SheetAction> {
    // The sheet may ask for the first time before the purchase is loaded.
    await host.ready();
    warn('callback trigger', callbackTrigger, TRIGGERS);
    // No id, and `shipping_option_unselected`, name no option of the cart: that is an answer, too.
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
        buttonLocale: page.locale.slice(0, 2),
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
            // The sheet drops the answer where the shopper has moved on.
            if (action.type === 'update' && newest === data) checkout.show(action.cart);
            return update;
          } catch (error) {
            return { error: toError(host, checkout.fail(error)) };
          }
        },
        async onPaymentAuthorized(data) {
          const action = await authorize(checkout, data).catch(checkout.fail);
          // The sheet can't be closed from here: what it doesn't show stands in the page.
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
        if ((error as { statusCode?: string }).statusCode !== 'CANCELED') throw error;
        checkout.cancel();
      }
    },
  };
}
