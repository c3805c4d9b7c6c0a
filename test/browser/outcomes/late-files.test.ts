import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { browserSuite } from '../drivers/browser';
import { cover } from '../drivers/matrix';
import { DRIVERS } from './drivers';
import { MISHAPS } from './late-files';
import { playCells, titleOf } from './play-cells';
import { toCells } from './table';

/** The cells that are played with each mishap meet each wallet on a page and each of its pages' ends; `npm run soak -- late-files` plays all. */
const played = new Set<string>();

for (const mishap of MISHAPS) {
  const playable = toCells(DRIVERS).filter(({ play }) => play);
  // Each mishap has other cells.
  const fresh = playable.filter(cell => !played.has(titleOf(cell)));
  const sample = cover(fresh, ({ wallet, page, outcome }) => [wallet, page, outcome]);
  for (const cell of sample) played.add(titleOf(cell));
  const test = browserSuite(mishap.title);
  const happening = suite(`${mishap.title}, hits`);
  console.log(
    `\n${mishap.title}, ${sample.length} of ${playable.length}:\n${sample.map(titleOf).join('\n')}\n`,
  );
  playCells(test, sample, stage => mishap.prepare(stage));
  happening('it has happened to these visitors', () => {
    assert.ok(mishap.hits > sample.length, `${mishap.hits}`);
  });
  test.run();
  happening.run();
}
