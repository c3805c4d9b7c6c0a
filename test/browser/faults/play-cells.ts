import { type browserSuite, FAILED_REQUEST } from '../drivers/browser';
import type { Case, Cell } from './cells';
import { playCase } from './play-case';
import { findSaid } from './said';

/** High and wide enough for Shop Pay's frame. */
const VIEWPORT = { width: 1000, height: 1000 };

export const titleOf = ({ walk, step, fault }: Cell, { name, page }: Case) =>
  `${walk.wallet}, ${step}, ${fault}: ${name}, on the ${page} page`;

/** A test for each case of these cells, which notes how it ended. */
export function playCells(test: ReturnType<typeof browserSuite>, cells: Cell[]) {
  for (const cell of cells)
    for (const played of cell.cases)
      test(
        titleOf(cell, played),
        async stage => {
          stage.expect(FAILED_REQUEST);
          for (const pattern of findSaid(cell.step, cell.fault)) stage.expect(pattern);
          played.end = await playCase(stage, cell, played);
        },
        { viewport: VIEWPORT },
      );
}
