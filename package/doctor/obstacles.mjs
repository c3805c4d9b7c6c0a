/** A reason why the doctor could not look at the page, as one sentence that says what to do. */
export class DoctorError extends Error {}

/**
 * Returns the first line of what was thrown, without the call log that playwright appends.
 *
 * @param {unknown} error
 */
export const toLine = error => String(Object(error).message ?? error).split('\n')[0] ?? '';

/** Paths of pages that ask for an account. */
const LOGIN = /\/(log-?in|sign-?in|auth|authenticate|password|account\/login)(\/|$|\.)/i;

/** Titles of pages that look for a person first. */
const CHALLENGE = /just a moment|attention required|captcha|are you (a )?human|access denied|verify you/i;

/** Statuses with which shops answer a browser without a person. */
const REFUSED = [401, 403, 429, 503];

const SAVE = 'save the page from your own browser, and name the file instead';

/**
 * Returns one sentence if the page is not the one that was asked for, or has nothing to look at.
 *
 * @param {import('./visit.mjs').Visit} visit
 * @param {string} asked URL
 */
export function findObstacle({ url, status, facts, scripts }, asked) {
  const { elements, hasBanner, hasPassword, title } = facts;
  const path = new URL(url).pathname;
  if (CHALLENGE.test(title) && !elements.length) return `${url} blocks automation: ${SAVE}.`;
  if (REFUSED.includes(status))
    return `${url} answered ${status}, as pages do that block automation: ${SAVE}.`;
  if (status >= 400) return `${url} answered ${status}: check the URL.`;
  const isRedirected = path !== new URL(asked).pathname;
  // A login may have a drawer with a cart's element.
  if ((isRedirected && LOGIN.test(path)) || (hasPassword && !elements.length))
    return `${asked} leads to a login (${url}): sign in with your own browser, save the page, and name the file instead.`;
  const banner = hasBanner
    ? ` The page shows a cookie banner, which may hold it back: accept it in your own browser, then ${SAVE}.`
    : '';
  if (!elements.length) return `${url} has no element of the script: name a page that has one.${banner}`;
  if (!scripts.length)
    return banner
      ? `${url} loads no portable-wallets*.js.${banner}`
      : `${url} loads no portable-wallets*.js: name its script with --script. An inlined script can't be replaced.`;
  return undefined;
}
