import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { toLayout } from './random-themes';
import { findFaults, openThemes } from './random-themes-page';

const test = browserSuite('random themes');

const runs = Number(process.env.FUZZ_RUNS ?? 60);
const first = Number(process.env.FUZZ_SEED ?? 1);

test(`its buttons are as visible, wide, readable and pressable as the theme's own in ${runs} layouts`, async fixtures => {
  await openThemes(fixtures);
  const broken: string[] = [];
  for (let seed = first; seed < first + runs; seed++) {
    const layout = toLayout(seed);
    const faults = await findFaults(fixtures.page, layout);
    if (faults.length) broken.push(`FUZZ_SEED=${seed}: ${faults.join('; ')}\n${JSON.stringify(layout)}`);
  }
  if (broken.length)
    throw new Error(`${broken.length} of ${runs} layouts\n${broken.slice(0, 40).join('\n')}`);
  assert.ok(runs);
});

test.run();
