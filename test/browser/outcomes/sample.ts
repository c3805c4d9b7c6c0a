import type { Cell } from './table';

/**
 * Names the twin of each cell that `npm test` leaves out: the same wallet comes to the same end on another page. The pages take
 * turns, so that each of them has each wallet; where too few wallets come to an end for that end to be on each page, one more
 * is played.
 *
 * @returns the cells that are played
 */
export function sampleCells(cells: Cell[]): Cell[] {
  const wallets = [...new Set(cells.map(({ wallet }) => wallet))];
  const outcomes = [...new Set(cells.map(({ outcome }) => outcome))];
  const playable = cells.filter(({ play }) => play);
  const played = new Set<Cell>();
  for (const [row, wallet] of wallets.entries())
    for (const [column, outcome] of outcomes.entries()) {
      const twins = playable.filter(cell => cell.wallet === wallet && cell.outcome === outcome);
      const turn = twins[(row + column) % twins.length];
      if (turn) played.add(turn);
    }
  const hasTwin = (cell: Cell, key: 'wallet' | 'page') =>
    [...played].find(other => other[key] === cell[key] && other.outcome === cell.outcome);
  for (const cell of playable) if (!hasTwin(cell, 'page')) played.add(cell);
  for (const cell of playable) {
    const twin = played.has(cell) ? undefined : hasTwin(cell, 'wallet');
    if (twin) cell.twin = twin;
  }
  return playable.filter(cell => played.has(cell));
}
