import { SHOP_NAME } from '../store/products';
import { ACCESS_TOKEN } from '../store/store';
import { regionalLocaleOf } from './languages';
import { withRealSdk } from './real-sdks';
import type { Visit } from './visit';

/** Configuration of a wallet in `recommended`, `fallback`, `wallet-configs` and `wallet-config`. */
export interface WalletConfig {
  name: string;
  supports_subs: boolean;
  supports_def_opts: boolean;
  wallet_params: Record<string, unknown>;
}

const HOUR_S = 3600;
const MERCHANT_ID = 'BCR2DN6T7O4KZPXV';

/** The parts of a visit that decide a wallet's configuration. */
type Shopper = Pick<Visit, 'store' | 'settings' | 'url' | 'otherOrigin' | 'hasRealSdks'>;

type Params = (visit: Shopper) => Record<string, unknown>;

const ROWS: Record<string, [supportsSubs: boolean, supportsDefOpts: boolean, params: Params]> = {
  buy_it_now: [true, true, () => ({})],
  google_pay: [false, false, googlePay],
  shop_pay: [true, false, () => ({ ...MERCHANT, personalized: true })],
  paypal: [false, false, paypal],
  venmo: [false, false, paypal],
  apple_pay: [true, false, applePay],
  facebook_pay: [false, false, () => MERCHANT],
  amazon_pay: [false, false, visit => amazon(visit, 'amazon-pay')],
  buy_with_prime: [false, false, visit => amazon(visit, 'buy-with-prime')],
};

export const WALLET_NAMES = Object.keys(ROWS);

export const SHOP_ID = 58274910283;

/** Returns the configuration of a wallet for this page view; nothing for an unknown one. */
export function walletConfig(visit: Shopper, name: string): WalletConfig | undefined {
  const row = ROWS[name];
  if (!row) return undefined;
  const [supports_subs, supports_def_opts, params] = row;
  const config = { name, supports_subs, supports_def_opts, wallet_params: params(visit) };
  return visit.hasRealSdks ? withRealSdk(config, visit.settings) : config;
}

/** Returns the attributes of all elements of the script: the shopper's market, and the shop's public token. */
export function marketAttributes({ settings }: Visit) {
  return {
    'access-token': ACCESS_TOKEN,
    'buyer-country': settings.country,
    'buyer-locale': settings.locale,
    'buyer-currency': settings.currency,
    'shop-id': SHOP_ID,
  };
}

const MERCHANT = { shopId: SHOP_ID, merchantName: SHOP_NAME };

function applePay() {
  return {
    ...MERCHANT,
    countryCode: 'BR',
    merchantId: `gid://shopify/Shop/${SHOP_ID}`,
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: ['visa', 'masterCard', 'amex', 'elo'],
    shippingType: 'shipping',
    phoneRequired: true,
    emailRequired: true,
    companyRequired: false,
  };
}

/** Uses a seller's account in the United States, because Amazon Pay has no region for Brazil. */
function amazon({ url }: Shopper, sdk: string) {
  return {
    merchantName: SHOP_NAME,
    merchantId: 'A2SANDBOXMERCHANT',
    countryCode: 'BR',
    ledgerCurrency: 'USD',
    environment: 'sandbox',
    sdkUrl: `${url.origin}/sdk/${sdk}.js`,
  };
}

function paypal({ otherOrigin, settings }: Shopper) {
  return {
    ...MERCHANT,
    countryCode: 'BR',
    phoneRequired: true,
    companyRequired: false,
    shippingType: 'shipping',
    shopifyPaymentsEnabled: true,
    hasManagedSellingPlanState: null,
    requiresBillingAgreement: false,
    merchantId: 'SANDBOX6QK2M',
    sdkUrl: `${otherOrigin}/sdk/paypal.js?components=buttons&commit=false&currency=${settings.currency}&intent=authorize&locale=${regionalLocaleOf(settings)}`,
  };
}

function googlePay({ store, settings, url: { origin, host } }: Shopper) {
  const expiresAt = Math.floor(Date.now() / 1000) + (settings.expiredJwt ? -HOUR_S : HOUR_S);
  const { googlePaySdk } = settings;
  const state = googlePaySdk === store.settings.googlePaySdk ? '' : `?sdk=${googlePaySdk}`;
  return {
    sdkUrl: `${origin}/sdk/google-pay.js${state}`,
    environment: 'TEST',
    merchantId: MERCHANT_ID,
    merchantName: SHOP_NAME,
    countryCode: 'BR',
    auth: [{ jwt: jwt({ merchantId: MERCHANT_ID, iat: expiresAt - 2 * HOUR_S, exp: expiresAt }), expiresAt }],
    paymentData: {
      apiVersion: 2,
      apiVersionMinor: 0,
      merchantInfo: { merchantName: SHOP_NAME, merchantId: MERCHANT_ID, merchantOrigin: host },
      allowedPaymentMethods: [
        {
          type: 'CARD',
          parameters: {
            allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
            allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX', 'ELO'],
            billingAddressRequired: true,
            billingAddressParameters: { format: 'FULL', phoneNumberRequired: true },
          },
          tokenizationSpecification: {
            type: 'PAYMENT_GATEWAY',
            parameters: { gateway: 'sandbox', gatewayMerchantId: '1' },
          },
        },
      ],
      emailRequired: true,
      shippingAddressParameters: { phoneNumberRequired: true },
    },
  };
}

/** Creates an unsigned JSON Web Token. */
function jwt(claims: object): string {
  const part = (value: object | string) =>
    btoa(typeof value === 'string' ? value : JSON.stringify(value))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  return [part({ alg: 'ES256', typ: 'JWT' }), part(claims), part('sandbox-has-no-signature')].join('.');
}
