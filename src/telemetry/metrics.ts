import type { MetricLabels, MetricName } from '../core/types/metric';
import { INSTRUMENTS, OPERATIONS, SHEETS, SPECIFIC_REASONS } from './wallet-tables';

/**
 * The labels of a metric, each with the closed list of its values, separated by spaces. So neither a page nor a server can create
 * an unlimited number of series: a value that isn't listed is sent as `other`, and a label that isn't listed is not sent.
 */
export type LabelLists<N extends MetricName = MetricName> = { [label in keyof MetricLabels[N]]-?: string };

/** Reasons why a wallet has no button: those of all wallets, and those of only one wallet. */
export const REASON_NAMES = `timeout notReadyToPay companyRequired unknownWallet moduleNotLoaded invalid-script-tag invalid-sdk-url ${SPECIFIC_REASONS}`;
const PAGES = 'product cart_page cart_ajax checkout unknown';

/** Upper bounds of a histogram's buckets. */
export const BOUNDS_MS = [50, 100, 250, 500, 1000, 2000, 5000, 10_000, 15_000];

/** All metrics, by the names of the core's events. They are sent with the prefix `portable_wallets.`. */
export const METRICS: { [N in Exclude<MetricName, 'unhandled'>]: LabelLists<N> } = {
  /**
   * The script ran on a page.
   * @alert `failure` is over 1 % of all
   */
  'page.initialized': { status: 'success failure' },
  /**
   * A wallet's button has rendered.
   * @alert half of the same hour a week ago
   */
  'wallet.rendered': { instrument: INSTRUMENTS, page: PAGES },
  /**
   * A wallet's bundle and SDK have loaded, and the wallet can pay. Counted even if that was too late to show the button.
   * @alert 5 % take over 2,000 ms
   */
  'wallet.loaded': { instrument: INSTRUMENTS },
  /**
   * A wallet has no button because it loaded too slowly (`timeout`), because it can't pay here, or because of the shop's
   * configuration. A wallet that is not in this release has the instrument `Unknown`.
   * @alert a new `reason`, or `timeout` over 5 % of `wallet.loaded`
   */
  'wallet.skipped': {
    instrument: INSTRUMENTS,
    reason: REASON_NAMES,
  },
  /** A wallet is excluded: by a flag, because of what the shopper buys, or because its button failed to render. */
  'wallet.unfit': {
    instrument: INSTRUMENTS,
    reason: 'notDrawn disabled noSubscriptions noDeferredOptions',
  },
  /**
   * A button was clicked.
   * @alert half of the same hour a week ago
   */
  click: { instrument: INSTRUMENTS, page: PAGES },
  /**
   * A wallet with a sheet, a window or its own page requests its cart after the click.
   * @alert under 90 % of `click` of the wallet
   */
  opened: { instrument: SHEETS },
  /** The shopper closed a sheet or window, or left the page during a purchase. */
  cancelled: { instrument: INSTRUMENTS },
  /**
   * A purchase ended on this page. `complete`: the order is placed. `redirect` and `leave`: the wallet always continues in the
   * shop's checkout or on the wallet's own pages. `decelerate`: it continues in the shop's checkout for the `reason`. `abort` and
   * `show_error`: it ends without an order, usually with a message.
   * @alert `complete` is half of the same hour a week ago, or `abort` and `show_error` are over 5 % of `click`
   */
  finish: {
    instrument: INSTRUMENTS,
    action: 'complete redirect leave decelerate abort show_error',
    reason:
      'payment_method_not_applicable invalid_payment_deferred_payment_required cart_not_ready cart_throttled not_enough_stock currency_changed dynamic_tax captcha_required localization_extension_field_error out_of_stock checkout_error quantity_minimum quantity_maximum quantity_increment wallet_error empty_cart wallet_service validation_custom silent',
  },
  /**
   * A wallet threw during a purchase, its sheet timed out, or the files of the purchase could not be loaded.
   * @alert over 1 % of `click` of the wallet
   */
  error: { instrument: INSTRUMENTS, status: 'timeout failed' },
  /**
   * A purchase opened a dialog.
   * @alert over 5 % of `click`
   */
  'dialog.shown': {},
  /**
   * An operation of the storefront API or a request to `/wallets/config`, from its first attempt to its last response.
   * @alert over 1 % are not `ok`, or 5 % take over 5,000 ms
   */
  operation: {
    name: `cartCreate cart cartAttributesUpdate cartNoteUpdate cartBillingAddressUpdate cartBuyerIdentityUpdate cartSelectedDeliveryOptionsUpdate cartPaymentUpdate cartPrepareForCompletion cartSubmitForCompletion cartRemovePersonalData limitedCartQuery subscriptionPolicyQuery ${OPERATIONS}`,
    outcome: 'ok HTTP NETWORK TIMEOUT ABORTED BAD_ANSWER GRAPHQL UNAUTHORIZED THROTTLED WALLET_CONFIG_ERROR',
  },
  /**
   * An error was reported. The log and the error service have its details.
   * @alert more for each `click` than in the release before
   */
  reported: {},
  /** Styles of old markup were adopted. */
  'compat.applied': { page: PAGES },
  /** Styles of old markup were adopted, on one of the few pages that log them. */
  'compat.sampled': { page: PAGES },
  /**
   * Entries of telemetry were dropped: too many, rejected, or never delivered.
   * @alert any in three hours running
   */
  'telemetry.dropped': { kind: 'early metrics logs analytics errors sessions' },
};

/** Metrics of a duration, sent as histograms of ms. The others are counts. */
export const DURATIONS: MetricName[] = ['wallet.loaded', 'operation'];

/** Returns the labels of an event as they are sent; undefined if the event isn't counted. */
export function toLabels(
  name: MetricName,
  eventLabels: Record<string, string | undefined>,
): Record<string, string> | undefined {
  const lists = name !== 'unhandled' && METRICS[name];
  // All wallets emit `opened`. Only those with a sheet, a window or their own page are counted.
  if (!lists || (name === 'opened' && !isListed(SHEETS, eventLabels.instrument))) return undefined;
  const labels: Record<string, string> = {};
  for (const [label, values] of Object.entries<string>(lists)) {
    const value = eventLabels[label];
    if (value) labels[label] = isListed(values, value) ? value : 'other';
  }
  return labels;
}

const isListed = (values = '', value = '') => values.split(' ').includes(value);
