import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { browserSuite } from '../drivers/browser';
import { DRIVERS } from './drivers';
import { MISHAPS } from './late-files';
import { playCells, titleOf } from './play-cells';
import { toCells } from './table';

/** One cell of so many is played here, always the same ones; `npm run soak` plays all. */
const SHARE = 13;

for (const [index, mishap] of MISHAPS.entries()) {
  const playable = toCells(DRIVERS).filter(({ play }) => play);
  // Each mishap has other cells.
  const sample = playable.filter((_, number) => number % SHARE === index);
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
