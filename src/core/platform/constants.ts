/**
 * Limits and defaults of docs/specification.md#limits, with their units. Comments name those that the specification doesn't
 * set.
 */

export const REQUEST_RETRIES_MAX = 3;
export const REQUEST_RETRY_WAIT_MS = 1000;
export const REQUEST_RETRY_STATUSES = [429, 503];
/** Not in the specification: how long one request may take of the 27 to 30 s that a wallet's sheet waits. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** Largest number of cart lines in one response. */
export const CART_LINES_FIRST = 10;

export const DELIVERY_TIMEOUT_MS = 20_000;
export const PAYMENT_TIMEOUT_MS = 10_000;
export const PAYMENT_ZERO_TAX_WAIT_MS = 500;
/** Not in the specification: how long the preparation of a throttled cart is retried, within the time of a sheet. */
export const PREPARE_TIMEOUT_MS = 10_000;
/** Not in the specification: the pause between reads of a cart that the server is still working on. */
export const RETRY_PAUSE_MS = 500;
/** Not in the specification: how often the removal of personal data is sent without a response. */
export const REMOVAL_ATTEMPTS = 4;
/** Not in the specification: how long the buttons wait for the removal, which then goes on in the background. */
export const REMOVAL_WAIT_MS = 19_000;
/** Not in the specification: the pause before a second removal. The server may execute a lost request until then. */
export const REMOVAL_REPEAT_MS = 30_000;
/** Not in the specification: how long a throttled submission is retried. */
export const SUBMIT_TIMEOUT_MS = 20_000;

/** Not in the specification: the time after which a redirect that is still on the page counts as stopped by the shopper. */
export const REDIRECT_TIMEOUT_MS = 10_000;

/**
 * In the specification only for Google Pay's authorization. It is also used for Apple's sheet, which times out after 30 s.
 */
export const SHEET_TIMEOUT_MS = 27_000;

export const WALLET_LOAD_TIMEOUT_MS = 2000;
export const DEFINITION_TIMEOUT_MS = 1000;
/**
 * Not in the specification: the time-out of one file's load. Two attempts fit into the time of one request.
 */
export const MODULE_TIMEOUT_MS = 7000;
/** Not in the specification: how many URLs a file has for its second attempts; a page lists the integrity of each. */
export const MODULE_RETRY_URLS = 4;
export const SDK_LOAD_ATTEMPTS = 3;
export const SDK_LOAD_RETRY_MS = 200;

/**
 * Not in the specification: if a cart has more delivery choices than a sheet can list, the purchase goes on in the checkout.
 */
export const DELIVERY_CHOICES_MAX = 500;

/**
 * Not in the specification: the time after `beforeunload` in which errors are attributed to the navigation, which lasts until
 * the next page responds.
 */
export const UNLOAD_MS = 10_000;

/**
 * Not in the specification: the least time between two reads of a form for one kind of event, for three reads a second.
 */
export const FORM_READ_INTERVAL_MS = 334;

/** Height of Apple Pay's button, and the default of every wallet on a product page. */
export const BUTTON_HEIGHT_PX = 44;

/** Luminance, from 0 to 255, below which a background is dark. */
export const DARK_LUMINANCE_MAX = 70;

/** The share of pages that log their legacy styles in detail, and the length of that text in characters. */
export const COMPAT_SAMPLE_RATE = 0.001;
export const COMPAT_TEXT_MAX = 2000;

export const DEFAULT_LOCALE = 'pt-BR';
export const DEFAULT_API_VERSION = 'unstable';
