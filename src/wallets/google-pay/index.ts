import { t } from '../../core/i18n/i18n';
import { SHEET_TIMEOUT_MS } from '../../core/platform/constants';
import { loadLazy } from '../../core/platform/load-lazy';
import { loadScript } from '../../core/platform/load-script';
import { script } from '../../core/platform/script';
import { withTimeout } from '../../core/platform/wait';
import type { ButtonSettings, WalletConfig } from '../../core/types/page';
import type { ButtonHost, ErrorHints, Wallet } from '../../core/types/wallet';
import type { GooglePayParams } from './params';
import type * as Sheet from './sheet';

type Api = typeof google.payments.api;

/** The events of the sheet for which Google calls back. */
const INTENTS: google.payments.api.CallbackIntent[] = [
  'SHIPPING_ADDRESS',
  'SHIPPING_OPTION',
  'PAYMENT_AUTHORIZATION',
];

/** The total that the sheet displays until there is a cart (docs/specification.md#money). */
const PLACEHOLDER_TOTAL = '0.01';

/** The only origin from which Google's SDK may load, and the default of `sdkUrl` in the configuration. */
const ORIGIN = 'https://pay.google.com';
const SDK_URL = `${ORIGIN}/gp/p/js/pay.js`;

/** Least height of a button's slot in pixels (docs/specification.md#sizes). */
const SLOT_HEIGHT_MIN = 25;

const SIGN_HINT = "the shop's server must sign a JWT for this domain.";

export const errorHints: ErrorHints = {
  invalidAuthParams: `auth in wallet_params is missing or empty: ${SIGN_HINT}`,
  authJwtExpired: `Every auth entry in wallet_params is past its expiresAt (Unix seconds): ${SIGN_HINT}`,
  companyRequired: "The sheet can't request a company: set companyRequired to false, or remove the wallet.",
};

/**
 * Returns the option for the language of Google's button. Google accepts only codes of two letters, and only `no` for Norwegian.
 * For a code of three letters it returns no option, so Google uses the browser's language. Cutting `fil` (Filipino) to two
 * letters would give Finnish. https://developers.google.com/pay/api/web/reference/request-objects#ButtonOptions
 */
function toLocale(locale: string): Pick<google.payments.api.ButtonOptions, 'buttonLocale'> {
  const [language = ''] = locale.toLowerCase().split(/[-_]/);
  return language[2] ? {} : { buttonLocale: language.replace(/n[bn]/, 'no') };
}

/** Creates the adapter to Google Pay: https://developers.google.com/pay/api/web/reference/client */
export default function createGooglePay(
  _host: ButtonHost,
  { wallet_params }: WalletConfig<GooglePayParams>,
  settings: ButtonSettings,
): Wallet<typeof Sheet> {
  const { currency } = settings;
  const { auth, paymentData, environment, sdkUrl, phoneRequired, companyRequired } = wallet_params;
  const countryCode = wallet_params.countryCode || undefined;
  /** The parameters that all requests to Google share. */
  const base = {
    apiVersion: 2,
    apiVersionMinor: 0,
    allowedPaymentMethods: paymentData?.allowedPaymentMethods ?? [],
  };
  const { nonce } = script;
  const sdk = (): Api | undefined => window.google?.payments?.api;

  const createClient = (paymentDataCallbacks?: google.payments.api.PaymentDataCallbacks) =>
    new (sdk() as Api).PaymentsClient({
      environment: environment || 'PRODUCTION',
      merchantInfo: toMerchant(),
      paymentDataCallbacks,
      ...(nonce && { nonce }),
    });

  /** Returns the merchant with the first signed permission (`auth`) that hasn't expired. Throws if there is none. */
  function toMerchant(): google.payments.api.MerchantInfo {
    if (!auth?.length) throw new Error('invalidAuthParams');
    // The device's clock may be wrong, so it is corrected by the `Date` header of an API response, if there is one.
    const now = Date.now() + (script.clockSkewMs ?? 0);
    const valid = auth.find(({ expiresAt }) => expiresAt * 1000 > now);
    if (!valid) throw new Error('authJwtExpired');
    return { merchantId: '', ...paymentData?.merchantInfo, authJwt: valid.jwt };
  }

  return {
    shop: paymentData?.merchantInfo?.merchantName,

    async prepare() {
      // This sheet always requests a shipping address (docs/specification.md#google-pay).
      if (!settings.requiresShipping) throw new Error('digitalCart', { cause: 'ineligible' });
      if (companyRequired) throw new Error('companyRequired');
      toMerchant();
      await loadScript(sdkUrl || SDK_URL, sdk, [ORIGIN]);
      const { result } = await createClient().isReadyToPay(base);
      if (!result) throw new Error('notReadyToPay', { cause: 'ineligible' });
    },

    mount(slot, onClick) {
      const styles = getComputedStyle(slot);
      // In a CSS container, such as a cart's grid, reading any style of the slot forces a layout.
      const radius = settings.radius ?? (Number.parseFloat(styles.borderTopLeftRadius) || 0);
      const button = createClient().createButton({
        onClick,
        allowedPaymentMethods: base.allowedPaymentMethods,
        buttonRootNode: slot.getRootNode() as ShadowRoot,
        buttonColor: settings.isOnDark ? 'white' : 'black',
        buttonSizeMode: 'fill',
        // Google allows at most half of the height. Reading the height forces a layout, so it is read only for a large radius.
        buttonRadius:
          radius > SLOT_HEIGHT_MIN / 2 ? Math.min(radius, Number.parseFloat(styles.height) / 2 || 0) : radius,
        buttonType: settings.callToAction ? 'buy' : 'plain',
        ...toLocale(settings.locales[0]),
      });
      slot.append(button);
      return () => button.remove();
    },

    load: () => loadLazy('wallets/sheets/google-pay'),

    async start(pending, loading) {
      // Only for a warning about callbacks that the script doesn't handle.
      const requestedIntents = paymentData?.callbackIntents;
      const handlers = loading.then(({ purchase, host, sheet }) =>
        sheet.default(host, purchase, { countryCode, currency, intents: INTENTS, requestedIntents }),
      );
      handlers.catch(() => {});

      /**
       * Maps an error to Google's format. Falls back to a generic one if the sheet's bundle, which has the mapping, can't load.
       */
      function toGoogleError(error: unknown): Promise<google.payments.api.PaymentDataError> {
        const action = pending.fail(error);
        return handlers
          .then(({ toError }) => toError(action))
          .catch(() => ({
            reason: 'OTHER_ERROR',
            intent: 'SHIPPING_ADDRESS',
            message: Object(action).message,
          }));
      }

      let newest: unknown;
      const client = createClient({
        async onPaymentDataChanged(data) {
          newest = data;
          try {
            const changing = handlers.then(({ change }) => change(data));
            const action = await withTimeout(changing, SHEET_TIMEOUT_MS, 'Google Pay Timeout');
            const { show } = await handlers;
            // If the shopper has made a newer change, Google's sheet ignores this update and doesn't display this cart.
            return show(action, newest === data);
          } catch (error) {
            return { error: await toGoogleError(error) };
          }
        },
        async onPaymentAuthorized(data) {
          try {
            const { authorize } = await handlers;
            return await authorize(data);
          } catch (error) {
            return { transactionState: 'ERROR', error: await toGoogleError(error) };
          }
        },
      });
      try {
        await client.loadPaymentData({
          ...paymentData,
          ...base,
          merchantInfo: toMerchant(),
          transactionInfo: {
            countryCode,
            currencyCode: currency,
            totalPrice: PLACEHOLDER_TOTAL,
            totalPriceStatus: 'ESTIMATED',
            totalPriceLabel: t('order_summary.total'),
          },
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
        const { statusCode } = Object(error);
        // Google's errors have no message, and equal messages are logged only once. So the code is used as the message.
        if (statusCode !== 'CANCELED')
          throw statusCode ? Object.assign(new Error(statusCode, { cause: error }), { statusCode }) : error;
        pending.cancel();
      }
    },
  };
}
