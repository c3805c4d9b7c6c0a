/** A reason why the page could not be examined. The message is one line, and ends with what to do. */
export class DoctorError extends Error {}

/**
 * Returns the first line of an error's message, without the call log that playwright appends.
 *
 * @param {unknown} error
 */
export const toLine = error => String(Object(error).message ?? error).split('\n')[0] ?? '';

/** Paths of login pages. */
const LOGIN = /\/(log-?in|sign-?in|auth|authenticate|password|account\/login)(\/|$|\.)/i;

/** Titles of pages that check for a human visitor. */
const CHALLENGE = /just a moment|attention required|captcha|are you (a )?human|access denied|verify you/i;

/** Statuses that shops send to automated browsers. */
const REFUSED = [401, 403, 429, 503];

const SAVE = 'Save the page from your own browser, and pass the file instead.';

/**
 * Returns an error message if the page is not the requested one, or has nothing to examine.
 *
 * @param {import('./visit.mjs').Visit} visit
 * @param {string} requestedUrl URL
 */
export function findObstacle({ url, status, facts, scripts }, requestedUrl) {
  const { elements, hasBanner, hasPassword, title } = facts;
  const path = new URL(url).pathname;
  if (CHALLENGE.test(title) && !elements.length) return `${url} blocks automation. ${SAVE}`;
  if (REFUSED.includes(status))
    return `${url} returned ${status}, probably because it blocks automation. ${SAVE}`;
  if (status >= 400) return `${url} returned ${status}. Check the URL.`;
  const isRedirected = path !== new URL(requestedUrl).pathname;
  // A login page may have a cart drawer with an element.
  if ((isRedirected && LOGIN.test(path)) || (hasPassword && !elements.length))
    return `${requestedUrl} leads to a login (${url}). Log in with your own browser, save the page, and pass the file instead.`;
  const banner = hasBanner
    ? ' The page shows a cookie banner, which may block it. Accept it in your own browser, save the page, and pass the file instead.'
    : '';
  if (!elements.length) return `${url} has no element of the script. Pass a page that has one.${banner}`;
  if (!scripts.length)
    return banner
      ? `${url} loads no portable-wallets*.js.${banner}`
      : `${url} loads no portable-wallets*.js. Pass the URL of its script to --script. An inlined script can't be replaced.`;
  return undefined;
}
