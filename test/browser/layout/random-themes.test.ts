import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite, type Fixtures } from '../open';
import { toLayout } from './random-themes';
import { toFaults } from './random-themes-faults';
import { look, openThemes } from './random-themes-page';

const test = browserSuite('random themes');

const runs = Number(process.env.FUZZ_RUNS ?? 60);
const first = Number(process.env.FUZZ_SEED ?? 1);
const seeds = Array.from({ length: runs }, (_, index) => first + index);

/** Renders the layouts of these seeds, and fails with the faulty ones. */
async function play(fixtures: Fixtures<Page>, seeds: number[]) {
  await openThemes(fixtures);
  const broken: string[] = [];
  for (const seed of seeds) {
    const layout = toLayout(seed);
    const faults = toFaults(layout, await look(fixtures.page, layout));
    if (faults.length)
      broken.push(`FUZZ_SEED=${seed} FUZZ_RUNS=1: ${faults.join('; ')}\n${JSON.stringify(layout)}`);
  }
  if (broken.length) throw new Error(`${broken.length} layouts\n${broken.slice(0, 40).join('\n')}`);
  assert.ok(runs);
}

const isOnPhone = (seed: number) => seed % 3 === 0;

test(`its buttons are as visible, wide, readable and pressable as the theme's own in ${runs} layouts`, fixtures =>
  play(
    fixtures,
    seeds.filter(seed => !isOnPhone(seed)),
  ));

test(
  'its buttons are so in a third of these layouts on a phone',
  fixtures => play(fixtures, seeds.filter(isOnPhone)),
  { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
);

test.run();
