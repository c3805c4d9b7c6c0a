import type { GooglePayControl } from '../control';
import { createSheet } from './sheet';
import { isPayable } from './sheet-state';
import type {
  Authorization,
  Callbacks,
  IntermediatePaymentData,
  PaymentData,
  PaymentDataRequest,
  Update,
} from './types';

/** Creates the request of a shop that ships goods. */
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

/** Callbacks that accept everything. */
export const acceptingCallbacks: Callbacks = {
  onPaymentDataChanged: async () => ({}),
  onPaymentAuthorized: async () => ({ transactionState: 'SUCCESS' }),
};

export const OPTIONS = [
  { id: 'pac', label: 'PAC' },
  { id: 'sedex', label: 'SEDEX' },
];
export const withOptions: Update = { newShippingOptionParameters: { shippingOptions: OPTIONS } };
export const unserviceable: Update = {
  error: {
    reason: 'SHIPPING_ADDRESS_UNSERVICEABLE',
    intent: 'SHIPPING_ADDRESS',
    message: 'Não entregamos aí.',
  },
};

interface Script {
  changed?: (data: IntermediatePaymentData) => unknown;
  authorized?: (data: PaymentData) => unknown;
  request?: Partial<PaymentDataRequest>;
  control?: GooglePayControl;
}

/** Creates a sheet and its shop. `ended` resolves with the payment or the error. */
export function openShop({ changed = () => withOptions, authorized, request, control }: Script = {}) {
  const changes: IntermediatePaymentData[] = [];
  const sheet = createSheet(
    createRequest(request),
    {
      onPaymentDataChanged: async data => {
        changes.push(data);
        return (await changed(data)) as Update;
      },
      onPaymentAuthorized: async data =>
        (authorized ? await authorized(data) : { transactionState: 'SUCCESS' }) as Authorization,
    },
    control,
  );
  const ended = sheet.outcome.catch(error => error);
  return { sheet, changes, ended, canPay: () => isPayable(sheet.state.value, sheet.request) };
}
