/** Controls of Apple Pay's stand-in. `apple-pay/README.md` describes each member. */
export interface ApplePayControl {
  installed?: boolean;
  available?: boolean | 'throws';
  version?: number;
  contact?: string;
  refusesZero?: boolean;
  answerTimeoutMs?: number;
}

/** See `google-pay/README.md`. */
export interface GooglePayControl {
  ready?: boolean;
  decline?: boolean | google.payments.api.PaymentsError['statusCode'];
  account?: string | undefined;
  autoAddress?: string | undefined;
  noLoader?: boolean;
  callbackTimeoutMs?: number;
}

/** See `paypal/README.md`. */
export interface PaypalControl {
  ineligible?: string[];
  clickLagMs?: number;
  errorFirst?: boolean;
  noFrame?: boolean;
}

/** See `amazon-pay/README.md`. */
export interface AmazonPayControl {
  stays?: boolean;
}

/** Reads JSON from the page's query parameter `key`, else from the session storage. */
function createReader<Control>(key: string) {
  return (): Partial<Control> => {
    const text = new URLSearchParams(location.search).get(key) ?? sessionStorage.getItem(key);
    if (!text) return {};
    try {
      return JSON.parse(text) ?? {};
    } catch {
      console.warn(`[sandbox] ${key} is not JSON: ${text}`);
      return {};
    }
  };
}

export const readApplePay = createReader<ApplePayControl>('apay-sandbox');
export const readGooglePay = createReader<GooglePayControl>('gpay-sandbox');
export const readPaypal = createReader<PaypalControl>('paypal-sandbox');
export const readAmazonPay = createReader<AmazonPayControl>('amazon-sandbox');
