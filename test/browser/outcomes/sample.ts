import type { Cell } from './table';

/**
 * Names the twin of each cell that `npm test` leaves out: the same wallet comes to the same end on another page. The pages take
 * turns, so that each of them has each wallet and each outcome.
 *
 * @returns the cells that are played
 */
export function sampleCells(cells: Cell[]): Cell[] {
  const wallets = [...new Set(cells.map(({ wallet }) => wallet))];
  const outcomes = [...new Set(cells.map(({ outcome }) => outcome))];
  return wallets.flatMap((wallet, row) =>
    outcomes.flatMap((outcome, column) => {
      const twins = cells.filter(cell => cell.wallet === wallet && cell.outcome === outcome && cell.play);
      const played = twins[(row + column) % twins.length];
      if (!played) return [];
      for (const cell of twins) if (cell !== played) cell.twin = played;
      return [played];
    }),
  );
}
