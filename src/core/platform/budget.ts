import { loggedTexts } from './errors';

/** Not in the specification: the most reactions of one element to other scripts per period. */
const REACTIONS_MAX = 10;
const PERIOD_MS = 1000;

/** The reactions of each owner within the period. A count above its maximum never falls. */
const reactions = new WeakMap<object, number>();
const LOOP_WARNING = '[portable-wallets] No longer updated, because another script reverts each change:';

/**
 * Counts a reaction to another script's change. Two scripts that react to each other would loop forever, in microtasks even
 * before the next event. No timer runs during such a loop, so the count grows on a slow device, too.
 *
 * @param owner what reacts, usually an element
 * @param max reactions per second
 * @returns false once there were more, and from then on. The first owner of a page is logged
 */
export function isWithinBudget(owner: object, max = REACTIONS_MAX): boolean {
  const count = (reactions.get(owner) ?? 0) + 1;
  reactions.set(owner, count);
  if (count <= max) {
    setTimeout(() => {
      const now = reactions.get(owner) ?? 0;
      if (now <= max) reactions.set(owner, now - 1);
    }, PERIOD_MS);
    return true;
  }
  if (!loggedTexts.has(LOOP_WARNING)) console.warn(LOOP_WARNING, owner);
  loggedTexts.add(LOOP_WARNING);
  return false;
}
