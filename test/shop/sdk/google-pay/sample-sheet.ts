import type { Control } from './control';
import { createRequest } from './sample-request';
import { createSheet } from './sheet';
import { isPayable } from './sheet-state';
import type {
  Authorization,
  IntermediatePaymentData,
  PaymentData,
  PaymentDataRequest,
  Update,
} from './types';

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
  control?: Control;
}

/** A sheet before a shop that does as it is told; `ended` is the payment or the error. */
export function openShop({ changed = () => withOptions, authorized, request, control }: Script = {}) {
  const heard: IntermediatePaymentData[] = [];
  const sheet = createSheet(
    createRequest(request),
    {
      onPaymentDataChanged: async data => {
        heard.push(data);
        return (await changed(data)) as Update;
      },
      onPaymentAuthorized: async data =>
        (authorized ? await authorized(data) : { transactionState: 'SUCCESS' }) as Authorization,
    },
    control,
  );
  const ended = sheet.outcome.catch(error => error);
  return { sheet, heard, ended, canPay: () => isPayable(sheet.state.value, sheet.request) };
}
