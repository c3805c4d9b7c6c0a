/** Numbers and names that the specification fixes (docs/specification.md#limits), units in the names. */

export const REQUEST_RETRIES_MAX = 3;
export const REQUEST_RETRY_WAIT_MS = 1000;
export const REQUEST_RETRY_STATUSES = [429, 503];
/** Not in the specification: one answer's share of the 27 to 30 s that a wallet's sheet waits. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** Lines of a cart that an answer has, at the most. */
export const CART_LINES_FIRST = 10;

export const DELIVERY_TIMEOUT_MS = 20_000;
export const PAYMENT_TIMEOUT_MS = 10_000;
export const PAYMENT_ZERO_TAX_WAIT_MS = 500;
/** Not in the specification: the pause between two looks at a cart that is still being worked out. */
export const RETRY_PAUSE_MS = 500;
/** Not in the specification: how often the removal of personal data is sent where nobody answers it. */
export const REMOVAL_ATTEMPTS = 4;
/** Not in the specification: a throttled submission is asked after for this long. */
export const SUBMIT_TIMEOUT_MS = 20_000;

/** Not in the specification: a navigation that has not left the page by then was stopped. */
export const REDIRECT_TIMEOUT_MS = 10_000;

/** The specification says it of Google Pay's authorization; Apple's sheet gives up after 30 s, too. */
export const SHEET_TIMEOUT_MS = 27_000;

export const WALLET_LOAD_TIMEOUT_MS = 2000;
/** Not in the specification: two loads end within the time of a request. */
export const MODULE_TIMEOUT_MS = 7000;
export const SDK_LOAD_ATTEMPTS = 3;
export const SDK_LOAD_RETRY_MS = 200;

/**
 * Not in the specification: ways of delivering a cart, each a mixture of one option from each group. Above it a sheet is no
 * place to choose.
 */
export const DELIVERY_CHOICES_MAX = 500;

/** Not in the specification: time between two readings of a form from one cause, so that no second has more than three. */
export const READING_DISTANCE_MS = 334;

/** From 0 to 255: what is behind a button is dark below it. */
export const DARK_LUMINANCE_MAX = 70;

/** Share of the pages whose styles for the old markup are told in detail, and how much of them. */
export const COMPAT_SAMPLING = 0.001;
export const COMPAT_TEXT_MAX = 2000;

export const DEFAULT_LOCALE = 'pt-BR';
export const DEFAULT_API_VERSION = 'unstable';
