import { readGooglePay } from '../control';
import { createButton } from './button';
import { findReadyFault, findRequestFault } from './rules';
import { CANCELED, createSheet, developerError, view } from './sheet';
import type { MerchantInfo, PaymentData, PaymentDataRequest, PaymentOptions, PaymentsError } from './types';

type Request = google.payments.api.PaymentDataRequest;

const ENVIRONMENTS = ['TEST', 'PRODUCTION'];

/** A page has at most one sheet for all clients. */
let isSheetOpen = false;

export class PaymentsClient {
  readonly #options: PaymentOptions;

  constructor(options: PaymentOptions = {}) {
    const { environment = 'TEST' } = options;
    if (!ENVIRONMENTS.includes(environment))
      throw new Error(
        `PaymentsClient: environment must be one of ${ENVIRONMENTS.join(', ')}, got ${environment}`,
      );
    this.#options = { ...options, environment };
  }

  async isReadyToPay(request: google.payments.api.IsReadyToPayRequest) {
    const fault = isSecureContext ? findReadyFault(request) : 'the page must be a secure context';
    if (fault) throw developerError('isReadyToPay', fault);
    const result = readGooglePay().ready ?? true;
    return request.existingPaymentMethodRequired ? { result, paymentMethodPresent: result } : { result };
  }

  createButton(options: google.payments.api.ButtonOptions): HTMLElement {
    return createButton(options, this.#options.nonce);
  }

  prefetchPaymentData(request: Request): void {
    const fault = this.#findFault(request);
    if (fault) developerError('prefetchPaymentData', fault);
  }

  async loadPaymentData(request: Request): Promise<PaymentData> {
    const control = readGooglePay();
    // Read before the first await, while the caller's gesture is active.
    const hasGesture = navigator.userActivation.isActive;
    const refusal = this.#refuse(request, hasGesture, control.decline);
    if (refusal) throw refusal;
    const sheet = createSheet(
      request as PaymentDataRequest,
      this.#options.paymentDataCallbacks ?? {},
      control,
    );
    isSheetOpen = true;
    const hide = view.show(sheet);
    try {
      sheet.open();
      return await sheet.outcome;
    } finally {
      isSheetOpen = false;
      hide();
    }
  }

  #findFault(request: Request): string | undefined {
    const { environment, paymentDataCallbacks: callbacks = {} } = this.#options;
    return findRequestFault({ request: request as PaymentDataRequest, callbacks, environment });
  }

  #refuse(
    request: Request,
    hasGesture: boolean,
    decline: string | boolean = false,
  ): PaymentsError | undefined {
    const fault = this.#findFault(request);
    if (fault) return developerError('loadPaymentData', fault);
    if (isSheetOpen) return { ...CANCELED, statusMessage: 'The payment sheet is already open.' };
    if (!isSecureContext) return { ...CANCELED, statusMessage: 'The page is not a secure context.' };
    if (!hasGesture)
      return developerError(
        'loadPaymentData',
        'must be called while the browser handles a click of the shopper',
      );
    const accountFault = findAccountFault(request.merchantInfo);
    if (accountFault) return { statusCode: 'MERCHANT_ACCOUNT_ERROR', statusMessage: accountFault };
    if (decline)
      return {
        statusCode: decline === true ? 'BUYER_ACCOUNT_ERROR' : decline,
        statusMessage: 'Declined by the sandbox control.',
      };
    return undefined;
  }
}

/** Validates the platform's token. A site without a token is registered by its domain. */
function findAccountFault({ authJwt }: MerchantInfo): string | undefined {
  if (authJwt === undefined) return undefined;
  const expiry = readExpiry(authJwt);
  if (expiry === undefined) return 'merchantInfo.authJwt is not a JSON Web Token with an expiry';
  return expiry * 1000 > Date.now() ? undefined : 'merchantInfo.authJwt has expired';
}

function readExpiry(jwt: string): number | undefined {
  try {
    const [, payload = ''] = jwt.split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp : undefined;
  } catch {
    return undefined;
  }
}
