import { loggedTexts } from './errors';

/** Not in the specification: reactions to other scripts that an element has in this time. */
const REACTIONS_MAX = 10;
const PERIOD_MS = 1000;

/** When each has reacted last. A list that is full stays full. */
const reactions = new WeakMap<object, number[]>();
const GIVEN_IN = '[portable-wallets] Another script undoes each change of this element, left to it:';

/**
 * Counts a reaction to what another script has changed. A script that reacts to it in turn would go on without an end, in microtasks even
 * before the next event.
 *
 * @param owner what reacts, most often an element
 * @param max reactions within a second
 * @returns false once there were too many within a second, and from then on for good. The console says so once a page
 */
export function mayReact(owner: object, max = REACTIONS_MAX): boolean {
  const now = performance.now();
  let times = reactions.get(owner) ?? [];
  if (times.length > max) return false;
  times = [...times.filter(time => time > now - PERIOD_MS), now];
  reactions.set(owner, times);
  if (times.length <= max) return true;
  if (!loggedTexts.has(GIVEN_IN)) console.warn(GIVEN_IN, owner);
  loggedTexts.add(GIVEN_IN);
  return false;
}
