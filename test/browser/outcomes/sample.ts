import { cover } from '../drivers/matrix';
import type { Outcome } from './driver';
import type { Cell } from './table';

/** Ends at which a mistake would cost money: each wallet is played to each of them. */
const COSTLY: Outcome[] = ['paid', 'declined', 'time-out'];

/**
 * Names the twins of each cell that `npm test` leaves out: the same wallet comes to another end on its page, and another wallet, or
 * this one on another page, to the same end.
 *
 * @returns the cells that are played
 */
export function sampleCells(cells: Cell[]): Cell[] {
  const playable = cells.filter(({ play }) => play);
  const played = cover(playable, ({ wallet, page, outcome }) => [
    `${wallet} on the ${page} page`,
    outcome,
    ...(COSTLY.includes(outcome) ? [`${wallet}: ${outcome}`] : []),
  ]);
  for (const cell of playable) {
    if (played.includes(cell)) continue;
    cell.twins = [
      played.filter(({ wallet, page }) => wallet === cell.wallet && page === cell.page),
      played.filter(({ outcome }) => outcome === cell.outcome),
    ].flatMap(([twin]) => twin ?? []);
  }
  return played;
}
