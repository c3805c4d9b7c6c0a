/**
 * Limits and defaults of docs/specification.md#limits, with their units. A comment marks each one that the specification doesn't
 * have.
 */

export const REQUEST_RETRIES_MAX = 3;
export const REQUEST_RETRY_WAIT_MS = 1000;
export const REQUEST_RETRY_STATUSES = [429, 503];
/** Not in the specification: time-out of one request. A wallet's sheet waits 27 to 30 s in all. */
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
/** Not in the specification: how many times the removal of personal data is sent before the buttons stop waiting for it. */
export const REMOVAL_ATTEMPTS = 4;
/** Not in the specification: how long the buttons wait for the removal. A longer one goes on in the background. */
export const REMOVAL_WAIT_MS = 19_000;
/** Not in the specification: the longest pause between two removals of personal data to which the server doesn't respond. */
export const REMOVAL_PAUSE_MAX_MS = 300_000;
/** Not in the specification: the pause before a second removal. Within it, the server may still execute a lost request. */
export const REMOVAL_REPEAT_MS = 30_000;
/** Not in the specification: how long a throttled submission is retried. */
export const SUBMIT_TIMEOUT_MS = 20_000;

/** Not in the specification: the time after which a redirect that is still on the page counts as stopped by the shopper. */
export const REDIRECT_TIMEOUT_MS = 10_000;

/**
 * Time within which a sheet gets a response. The specification has it only for Google Pay's authorization. The script uses it for
 * every wallet. Apple's sheet times out after 30 s.
 */
export const SHEET_TIMEOUT_MS = 27_000;

export const WALLET_LOAD_TIMEOUT_MS = 2000;
export const DEFINITION_TIMEOUT_MS = 1000;
/**
 * Not in the specification: the time-out of one file's load. Two attempts fit into `REQUEST_TIMEOUT_MS`.
 */
export const MODULE_TIMEOUT_MS = 7000;
/** Not in the specification: how many retry URLs a file has. An import map lists the integrity of each. */
export const MODULE_RETRY_URLS = 4;
export const SDK_LOAD_ATTEMPTS = 3;
export const SDK_LOAD_RETRY_MS = 200;

/**
 * Not in the specification: the most delivery choices that a sheet lists. With more, the purchase goes on in the shop's checkout.
 */
export const DELIVERY_CHOICES_MAX = 500;

/**
 * Not in the specification: the time after `beforeunload` in which errors are not reported. They may be loads that the navigation
 * cancels until the next page responds.
 */
export const UNLOAD_MS = 10_000;

/**
 * Not in the specification: the least time between two reads of a form for one type of event: three reads a second.
 */
export const FORM_READ_INTERVAL_MS = 334;

/**
 * Not in the specification: how long a press in a cart waits for the theme to send a quantity that the shopper has just typed.
 */
export const CART_TYPED_WAIT_MS = 3000;

/** Default height of a button, except in the grid of a cart. */
export const BUTTON_HEIGHT_PX = 44;

/** Default radius of a button's corners. */
export const BUTTON_RADIUS_PX = 4;

/** Luminance, from 0 to 255, below which a background is dark. */
export const DARK_LUMINANCE_MAX = 70;

/** The share of pages that log their legacy styles in detail, and the longest text of such a log in characters. */
export const COMPAT_SAMPLE_RATE = 0.001;
export const COMPAT_TEXT_MAX = 2000;

export const DEFAULT_LOCALE = 'pt-BR';
export const DEFAULT_API_VERSION = 'unstable';

/** Values of the attribute `page-type`. */
export const PAGE_TYPE = /^(cart(_page|_ajax)?|drawer|product|checkout|unknown)$/;

/** How long a page may hold a purchase (`hold` of `wallet-click`). */
export const HOLD_TIMEOUT_MS = 30_000;
