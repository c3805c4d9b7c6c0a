import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { browserSuite } from '../drivers/browser';
import { cover } from '../drivers/matrix';
import { DRIVERS } from './drivers';
import { MISHAPS } from './late-files';
import { playCells, titleOf } from './play-cells';
import { toCells } from './table';

const playable = toCells(DRIVERS).filter(({ play }) => play);

/** The mishaps share the cells: each wallet, each end and each page is met, each page with each mishap; `npm run soak -- late-files` plays all. */
const sample = cover(
  MISHAPS.flatMap(mishap => playable.map(cell => ({ mishap, cell }))),
  ({ mishap: { title }, cell: { wallet, page, outcome } }) => [wallet, outcome, `${page} and ${title}`],
);

for (const mishap of MISHAPS) {
  const cells = sample.filter(row => row.mishap === mishap).map(({ cell }) => cell);
  const test = browserSuite(mishap.title);
  const happening = suite(`${mishap.title}, hits`);
  console.log(
    `\n${mishap.title}, ${cells.length} of ${playable.length}:\n${cells.map(titleOf).join('\n')}\n`,
  );
  playCells(test, cells, stage => mishap.prepare(stage));
  happening('it has happened to these visitors', () => {
    assert.ok(mishap.hits > cells.length, `${mishap.hits}`);
  });
  test.run();
  happening.run();
}
