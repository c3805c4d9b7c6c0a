/**
 * A metric's labels, each with the closed list of its values and blanks between them: what isn't among them is sent as
 * `other`, and a label that isn't here is not sent. So no page and no server can make series without end.
 */
export type LabelLists = Record<string, string>;

const SHEETS = 'ApplePay GooglePay PayPal Venmo AmazonPay BuyWithPrime';
const INSTRUMENTS = `BuyItNow MoreOptions ShopPay FacebookPay Unknown ${SHEETS}`;
const PAGES = 'product cart_page cart_ajax checkout unknown';

/** Upper bounds of a histogram's buckets. */
export const BOUNDS_MS = [50, 100, 250, 500, 1000, 2000, 5000, 10_000, 15_000];

/** All metrics, by the names that the core gives its events; they are sent with `portable_wallets.` before it. */
export const METRICS: Record<string, LabelLists> = {
  /** The script ran on a page. */
  'page.initialized': { status: 'success failure' },
  /** A wallet's button stands on the page. */
  'wallet.rendered': { instrument: INSTRUMENTS, page: PAGES },
  /** A wallet's module and SDK were there and could pay, also where the race was lost by then. */
  'wallet.loaded': { instrument: INSTRUMENTS },
  /**
   * A wallet had no turn: its SDK lost the race (`timeout`), it can't pay here, or the shop has it wrong. A wallet that this
   * release doesn't know has the instrument `Unknown`.
   */
  'wallet.skipped': {
    instrument: INSTRUMENTS,
    reason:
      'timeout notReadyToPay digitalCart notEligible unknownWallet moduleNotLoaded invalidAuthParams authJwtExpired billingAgreement companyRequired invalidMerchantId invalid-script-tag invalid-sdk-url',
  },
  /** A wallet does not suit what is chosen, or may not show on this page. */
  'wallet.unfit': {
    instrument: INSTRUMENTS,
    reason: 'notDrawn disabled noSubscriptions noDeferredOptions',
  },
  /** A button was clicked. */
  click: { instrument: INSTRUMENTS, page: PAGES },
  /** A wallet's sheet or window is open, and asks for its cart. */
  opened: { instrument: SHEETS },
  /** The shopper closed it. */
  cancelled: { instrument: INSTRUMENTS },
  /**
   * A purchase ended on this page: `complete` is paid, `update` and `leave` go on in the checkout or the wallet's own
   * pages, `decelerate` goes on in the checkout for a reason, `abort` and `show_error` end in a dialog.
   */
  finish: {
    instrument: INSTRUMENTS,
    action: 'complete update leave decelerate abort show_error',
    reason:
      'payment_method_not_applicable invalid_payment_deferred_payment_required cart_not_ready cart_throttled not_enough_stock currency_changed dynamic_tax captcha_required localization_extension_field_error out_of_stock checkout_error wallet_error empty_cart wallet_service validation_custom silent',
  },
  /** A wallet broke down in the middle of a purchase. */
  error: { instrument: INSTRUMENTS, status: 'timeout failed' },
  /** A dialog of ours was shown. */
  'dialog.shown': {},
  /** An operation of the storefront API, or a question to `/wallets/config`, from its first attempt to its last answer. */
  operation: {
    name: 'cartCreate cart cartAttributesUpdate cartBillingAddressUpdate cartBuyerIdentityUpdate cartSelectedDeliveryOptionsUpdate cartPaymentUpdate cartPrepareForCompletion cartSubmitForCompletion cartRemovePersonalData limitedCartQuery subscriptionPolicyQuery applePaySessionCreate paypalTokenCreate paypalBuyerDetailsFetch amazon_pay optimus',
    outcome: 'ok HTTP NETWORK TIMEOUT ABORTED BAD_ANSWER GRAPHQL UNAUTHORIZED THROTTLED WALLET_CONFIG_ERROR',
  },
  /** An error was reported; the log and the error service say which. */
  reported: {},
  /** Styles of old markup were taken over. */
  'compat.applied': { page: PAGES },
  /** The same, of the few pages whose log says which. */
  'compat.sampled': { page: PAGES },
  /** Entries that were given up: too many, or refused, or nobody took them. */
  'telemetry.dropped': { kind: 'early metrics logs analytics errors sessions' },
};

/** Metrics of how long it took, in histograms of ms; the others count how often it happened. */
export const DURATIONS = ['wallet.loaded', 'operation'];

/** The labels of an event as they are sent; nothing where the event doesn't count. */
export function toLabels(
  name: string,
  given: Record<string, string | undefined>,
): Record<string, string> | undefined {
  const lists = METRICS[name];
  // A link has no sheet that could open.
  if (!lists || (name === 'opened' && !has(SHEETS, given.instrument))) return undefined;
  const labels: Record<string, string> = {};
  for (const [label, values] of Object.entries(lists)) {
    const value = given[label];
    if (value) labels[label] = has(values, value) ? value : 'other';
  }
  return labels;
}

const has = (values = '', value = '') => values.split(' ').includes(value);
