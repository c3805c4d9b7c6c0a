import type { browserSuite, Stage } from '../drivers/browser';
import { PLACES } from './places';
import type { Cell } from './table';

export const titleOf = ({ wallet, page, outcome }: Cell) => `${wallet} on the ${page} page: ${outcome}`;

/**
 * A test for each cell that can be played, which marks it as done.
 *
 * @param prepare what happens to the visitor before the page is opened. @default nothing
 */
export function playCells(
  test: ReturnType<typeof browserSuite>,
  cells: Cell[],
  prepare: (stage: Stage) => Promise<void> = async () => {},
) {
  for (const cell of cells) {
    const { setting, page, play } = cell;
    const place = PLACES[page];
    if (play)
      test(
        titleOf(cell),
        async stage => {
          await prepare(stage);
          await play({ ...stage, place, open: query => place.open(stage, setting, query) });
          cell.isDone = true;
        },
        { keepsPages: play.comesBack },
      );
  }
}
