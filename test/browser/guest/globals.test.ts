import fc from 'fast-check';
import { writeMinimalPage } from '../attack/minimal-page';
import { browserSuite } from '../open';
import { KINDS, listPaths, playFrame, type Replacement, readNames } from './globals';

const test = browserSuite('globals');

/** `npm test` plays this share of the wrappers that apps put around globals. */
const SAMPLED = Number(process.env.GLOBALS_EVERY ?? 8);

/** `npm run fuzz -- --globals` replaces each global by each kind, and this many pairs. */
const isAll = Boolean(process.env.FUZZ_RUNS);
const pairs = Number(process.env.FUZZ_RUNS ?? 0);
const seed = Number(process.env.FUZZ_SEED ?? 1);

test('a page that has replaced globals sells, or has no buttons and one line in the console', async fixtures => {
  const { page, shop, expect } = fixtures;
  expect(/./);
  const url = await writeMinimalPage(shop, {
    wallet: 'shop_pay',
    markup: '<script>parent.replace(window)</script>',
    way: 'classic',
  });
  shop.store.pages.set('/top', { markup: '<!doctype html><title>Top</title><body>' });
  await page.goto(`${shop.url}/top`);
  const paths = await page.evaluate(listPaths, readNames());
  const kinds = isAll ? KINDS : (['ES5 function'] as const);
  const singles = paths.flatMap(path => kinds.map((kind): Replacement[] => [[path, kind]]));
  const one = fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...KINDS));
  const all = [
    ...singles.filter((_, index) => isAll || index % SAMPLED === 0),
    ...fc.sample(fc.array(one, { minLength: 2, maxLength: 2 }), { seed, numRuns: pairs }),
  ];
  const faults: string[] = [];
  const counts = new Map<string, number>();
  for (const replacements of all) {
    const { end, lines, thrown } = await page.evaluate(playFrame, [url, replacements] as [
      string,
      Replacement[],
    ]);
    const isWell = !thrown.length && (end === 'bought' || (end === 'no buttons' && lines.length === 1));
    counts.set(end, (counts.get(end) ?? 0) + 1);
    if (!isWell)
      faults.push(
        `${replacements.map(one => one.join(' ')).join(', ')}: ${end} ${JSON.stringify({ lines, thrown }).slice(0, 300)}`,
      );
  }
  if (faults.length)
    throw new Error(
      `${faults.length} of ${all.length} pages ${JSON.stringify([...counts])}\n${faults.join('\n')}`,
    );
});

test.run();
