import { loggedTexts } from './errors';

/** Not in the specification: reactions to other scripts that an element has in this time. */
const REACTIONS_MAX = 10;
const PERIOD_MS = 1000;

/** How often each has reacted within the period. A count above its maximum stays. */
const reactions = new WeakMap<object, number>();
const GIVEN_IN = '[portable-wallets] Another script undoes each change of this element, left to it:';

/**
 * Counts a reaction to what another script has changed. A script that reacts to it in turn would go on without an end, in microtasks even
 * before the next event. Then no timer runs either, so that the count grows however slow the device is.
 *
 * @param owner what reacts, most often an element
 * @param max reactions within a second
 * @returns false once there were too many within a second, and from then on for good. The console says so once a page
 */
export function mayReact(owner: object, max = REACTIONS_MAX): boolean {
  const count = (reactions.get(owner) ?? 0) + 1;
  if (count > max + 1) return false;
  reactions.set(owner, count);
  if (count <= max) {
    setTimeout(() => {
      const now = reactions.get(owner) ?? 0;
      if (now <= max) reactions.set(owner, now - 1);
    }, PERIOD_MS);
    return true;
  }
  if (!loggedTexts.has(GIVEN_IN)) console.warn(GIVEN_IN, owner);
  loggedTexts.add(GIVEN_IN);
  return false;
}
