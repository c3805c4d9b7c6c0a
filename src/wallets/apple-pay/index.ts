import { SHEET_TIMEOUT_MS } from '../../core/platform/constants';
import { report, toReadable } from '../../core/platform/errors';
import { loadLazy } from '../../core/platform/load-lazy';
import { withTimeout } from '../../core/platform/wait';
import type { ButtonSettings, WalletConfig } from '../../core/types/page';
import type { ButtonHost, ErrorHints, Wallet } from '../../core/types/wallet';
import { createSession, findVersion, omitNull } from './session';
import type * as Sheet from './sheet';

/** Parameters of Apple Pay from the shop's server. All members of the payment request are passed on to Apple. */
export interface ApplePayParams extends ApplePayJS.ApplePayPaymentRequest {
  /** Name of the shop, beside the total in the sheet. @default the page's host */
  merchantName?: string;
  /** Country of the shop, ISO 3166-1. @needed to pay */
  countryCode: string;
  /** Capabilities of the shop's payment provider, at least `supports3DS`. @needed to pay */
  merchantCapabilities: ApplePayJS.ApplePayMerchantCapability[];
  /** Card networks that the shop accepts; those that a browser doesn't support are left out. @needed to pay */
  supportedNetworks: string[];
  /** Kind of delivery, as the sheet displays it. @default 'shipping' */
  shippingType?: ApplePayJS.ApplePayShippingType;
  /** True if the sheet requests a telephone number. @default false */
  phoneRequired?: boolean;
  /** True if the sheet requests an e-mail address. @default false */
  emailRequired?: boolean;
  /**
   * True if the shop requires a company in each address. The sheet can't request one, so there is no button then.
   *
   * @default false
   */
  companyRequired?: boolean;
  /** E-mail address of a signed-in shopper. If set, the sheet doesn't request one. @default none */
  customerAccountEmail?: string;
}

/** The total that the sheet displays until there is a cart (docs/specification.md#money). */
const PLACEHOLDER_TOTAL = '1.00';

/** Name of the exception that an ended session throws. */
const SESSION_ENDED = 'InvalidAccessError';

const POSTAL: ApplePayJS.ApplePayContactField[] = ['postalAddress', 'name'];

const APPEARANCE = '-webkit-appearance:-apple-pay-button';

export const errorHints: ErrorHints = {
  companyRequired: "The sheet can't request a company: set companyRequired to false, or remove the wallet.",
};

/** Creates Apple Pay: https://developer.apple.com/documentation/applepayontheweb/apple-pay-js-api */
export default function createApplePay(
  _host: ButtonHost,
  { wallet_params }: WalletConfig<Partial<ApplePayParams>>,
  settings: ButtonSettings,
): Wallet<typeof Sheet> {
  const params: ApplePayParams = omitNull(Object(wallet_params));
  const { customerAccountEmail } = params;
  const label = params.merchantName || location.hostname;

  const { currency, requiresShipping } = settings;

  const toRequest = (): ApplePayJS.ApplePayPaymentRequest => ({
    ...params,
    currencyCode: currency,
    requiredBillingContactFields: POSTAL,
    requiredShippingContactFields: [
      ...(requiresShipping ? POSTAL : []),
      params.phoneRequired && 'phone',
      params.emailRequired && !customerAccountEmail && 'email',
    ].filter(Boolean) as ApplePayJS.ApplePayContactField[],
    total: { type: 'pending', label, amount: PLACEHOLDER_TOTAL },
  });

  return {
    async prepare() {
      if (params.companyRequired) throw new Error('companyRequired');
      // Most browsers don't support Apple Pay. The shop can't fix that, so this reason has no hint.
      if (typeof ApplePaySession === 'undefined' || !findVersion() || !ApplePaySession.canMakePayments())
        throw new Error('notReadyToPay', { cause: 'ineligible' });
    },

    css: CSS.supports(APPEARANCE)
      ? `${APPEARANCE};-apple-pay-button-type:${settings.callToAction ? 'buy' : 'plain'}${settings.isOnDark ? ';-apple-pay-button-style:white' : ''}`
      : undefined,

    load: () => loadLazy('wallets/sheets/apple-pay'),

    start(pending, loading) {
      const session = createSession(toRequest());

      // Closes the sheet when the purchase ends, because the sheet would hide the dialog or the next page.
      pending.status.subscribe(status => {
        try {
          if (status !== 'busy') session.abort();
        } catch (error) {
          // `abort` throws this exception if the session has already ended.
          if (Object(toReadable(error)).name !== SESSION_ENDED) report(error);
        }
      });

      const handlers = loading.then(({ purchase, host, sheet }) =>
        sheet.default(host, purchase, session, { label, requiresShipping, customerAccountEmail }),
      );
      handlers.catch(() => {});
      type Handlers = Awaited<typeof handlers>;
      const withinSheetTime = (handling: Promise<void>) =>
        withTimeout(handling, SHEET_TIMEOUT_MS, 'Apple Pay Timeout');
      /** Handles an event of the session. If a handler throws, the purchase fails, and the page gets no error. */
      const handle = (run: (handlers: Handlers) => Promise<void>, limit = withinSheetTime) =>
        limit(handlers.then(run)).catch(error => pending.finish(pending.fail(error)));
      session.onvalidatemerchant = event => handle(({ validate }) => validate(event));
      session.onshippingcontactselected = event => handle(({ changeContact }) => changeContact(event));
      session.onshippingmethodselected = event => handle(({ changeMethod }) => changeMethod(event));
      session.onpaymentmethodselected = event => handle(({ changePayment }) => changePayment(event));
      // Without a time-out, because `purchase.authorize` has its own.
      session.onpaymentauthorized = event =>
        handle(
          ({ authorize }) => authorize(event),
          paying => paying,
        );
      session.oncancel = () => pending.cancel();
      session.begin();
    },
  };
}
