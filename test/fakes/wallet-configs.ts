import type { WalletConfig, WalletParams } from '../../src/core/types/page';
import type { ApplePayParams } from '../../src/wallets/apple-pay';
import type { GooglePayParams } from '../../src/wallets/google-pay/params';

/** Wallet configurations of a shop's server. */
export const BUY_IT_NOW = {
  supports_subs: true,
  supports_def_opts: true,
  name: 'buy_it_now',
  wallet_params: {},
} satisfies WalletConfig;

export const GOOGLE_PAY = {
  supports_subs: true,
  supports_def_opts: false,
  name: 'google_pay',
  wallet_params: {
    merchantName: 'Loja Exemplo',
    countryCode: 'BR',
    environment: 'TEST',
    sdkUrl: 'https://pay.example/pay.js',
    auth: [{ jwt: 'header.payload.signature', expiresAt: 4_000_000_000 }],
    paymentData: {
      allowedPaymentMethods: [
        {
          type: 'CARD',
          parameters: {
            allowedAuthMethods: ['PAN_ONLY'],
            allowedCardNetworks: ['VISA'],
            billingAddressRequired: true,
          },
          tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway: 'sandbox' } },
        },
      ],
      merchantInfo: { merchantId: '1', merchantName: 'Loja Exemplo' },
    },
  },
} satisfies WalletConfig<GooglePayParams & WalletParams>;

export const APPLE_PAY = {
  name: 'apple_pay',
  wallet_params: {
    merchantName: 'Loja Exemplo',
    countryCode: 'BR',
    merchantId: 'gid://shopify/Shop/1',
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: ['visa', 'masterCard', 'elo'],
    shippingType: 'shipping',
    phoneRequired: true,
    emailRequired: true,
  },
} satisfies WalletConfig<Partial<ApplePayParams> & WalletParams>;
