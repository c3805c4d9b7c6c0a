import type { Callbacks, PaymentDataRequest } from './types';

/** A request as a shop that ships goods makes it. */
export function createRequest(patch: Partial<PaymentDataRequest> = {}): PaymentDataRequest {
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    merchantInfo: { merchantId: '1', merchantName: 'Loja de Exemplo' },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: {
          allowedAuthMethods: ['PAN_ONLY'],
          allowedCardNetworks: ['VISA', 'MASTERCARD'],
          billingAddressRequired: true,
          billingAddressParameters: { format: 'FULL' },
        },
        tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway: 'sandbox' } },
      },
    ],
    transactionInfo: {
      currencyCode: 'BRL',
      countryCode: 'BR',
      totalPrice: '0.01',
      totalPriceStatus: 'ESTIMATED',
      totalPriceLabel: 'Total',
    },
    emailRequired: true,
    shippingAddressRequired: true,
    shippingAddressParameters: { phoneNumberRequired: true },
    shippingOptionRequired: true,
    callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION'],
    ...patch,
  };
}

/** Callbacks that agree to everything. */
export const agreeing: Callbacks = {
  onPaymentDataChanged: async () => ({}),
  onPaymentAuthorized: async () => ({ transactionState: 'SUCCESS' }),
};
