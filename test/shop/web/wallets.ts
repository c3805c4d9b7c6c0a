import type { Settings } from '../store/types';
import { regionalLocaleOf } from './languages';

/** What the server knows of a shop and of this page view when it writes a wallet's configuration. */
export interface WalletPage {
  /** The shop's own origin. */
  origin: string;
  /** Origin of the wallets whose page is not the shop's. */
  otherOrigin: string;
  settings: Settings;
  /** Where this view wants another answer of the Google Pay script than the shop's settings say. */
  sdkState: Settings['googlePaySdk'] | undefined;
  shopId: number;
  shopName: string;
}

/** As the server of a real shop writes it into `recommended`, `fallback`, `wallet-configs` and `wallet-config`. */
export interface WalletConfig {
  name: string;
  supports_subs: boolean;
  supports_def_opts: boolean;
  wallet_params: Record<string, unknown>;
}

const HOUR_S = 3600;
const MERCHANT_ID = 'BCR2DN6T7O4KZPXV';

type Row = Omit<WalletConfig, 'name' | 'wallet_params'> & {
  params(page: WalletPage): Record<string, unknown>;
};

const ROWS: Record<string, Row> = {
  buy_it_now: { supports_subs: true, supports_def_opts: true, params: () => ({}) },
  google_pay: { supports_subs: false, supports_def_opts: false, params: googlePay },
  shop_pay: {
    supports_subs: true,
    supports_def_opts: false,
    params: ({ shopId, shopName }) => ({ shopId, merchantName: shopName, personalized: true }),
  },
  paypal: { supports_subs: false, supports_def_opts: false, params: paypal },
  venmo: { supports_subs: false, supports_def_opts: false, params: paypal },
  apple_pay: {
    supports_subs: true,
    supports_def_opts: false,
    params: ({ shopId, shopName }) => ({
      shopId,
      countryCode: 'BR',
      merchantName: shopName,
      merchantId: `gid://shopify/Shop/${shopId}`,
      merchantCapabilities: ['supports3DS'],
      supportedNetworks: ['visa', 'masterCard', 'amex', 'elo'],
      shippingType: 'shipping',
      phoneRequired: true,
      emailRequired: true,
      companyRequired: false,
    }),
  },
  facebook_pay: {
    supports_subs: false,
    supports_def_opts: false,
    params: ({ shopId, shopName }) => ({ shopId, merchantName: shopName }),
  },
  amazon_pay: {
    supports_subs: false,
    supports_def_opts: false,
    params: page => amazon(page, 'amazon-pay'),
  },
  buy_with_prime: {
    supports_subs: false,
    supports_def_opts: false,
    params: page => amazon(page, 'buy-with-prime'),
  },
};

/** Names of the wallets a shop can be set to. */
export const WALLET_NAMES = Object.keys(ROWS);

/** One wallet's configuration, or nothing where there is no such wallet. */
export function getWalletConfig(name: string, page: WalletPage): WalletConfig | undefined {
  const row = ROWS[name];
  if (!row) return undefined;
  const { params, ...flags } = row;
  return { ...flags, name, wallet_params: params(page) };
}

/** A seller's account in the United States: Brazil is in no region of Amazon Pay. */
function amazon({ origin, shopName }: WalletPage, sdk: string) {
  return {
    merchantName: shopName,
    merchantId: 'A2SANDBOXMERCHANT',
    countryCode: 'BR',
    ledgerCurrency: 'USD',
    environment: 'sandbox',
    sdkUrl: `${origin}/sdk/${sdk}.js`,
  };
}

function paypal({ otherOrigin, settings, shopId, shopName }: WalletPage) {
  return {
    shopId,
    countryCode: 'BR',
    merchantName: shopName,
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

function googlePay({ origin, settings, sdkState, shopName }: WalletPage) {
  const expiresAt = Math.floor(Date.now() / 1000) + (settings.expiredJwt ? -HOUR_S : HOUR_S);
  const state = sdkState ? `?sdk=${sdkState}` : '';
  return {
    sdkUrl: `${origin}/sdk/google-pay.js${state}`,
    environment: 'TEST',
    merchantId: MERCHANT_ID,
    merchantName: shopName,
    countryCode: 'BR',
    auth: [{ jwt: jwt({ merchantId: MERCHANT_ID, iat: expiresAt - 2 * HOUR_S, exp: expiresAt }), expiresAt }],
    paymentData: {
      apiVersion: 2,
      apiVersionMinor: 0,
      merchantInfo: { merchantName: shopName, merchantId: MERCHANT_ID, merchantOrigin: new URL(origin).host },
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

/** Three parts like a real one; nobody signs it. */
function jwt(claims: object): string {
  const part = (value: object | string) =>
    btoa(typeof value === 'string' ? value : JSON.stringify(value))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  return [part({ alg: 'ES256', typ: 'JWT' }), part(claims), part('sandbox-has-no-signature')].join('.');
}
