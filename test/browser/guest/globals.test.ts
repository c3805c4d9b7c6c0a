import fc from 'fast-check';
import { launchChromium } from '../../../sandbox/browser/chromium';
import { writeMinimalPage } from '../attack/minimal-page';
import { browserSuite } from '../open';
import { fillCart } from '../shop-page';
import {
  isPossible,
  KINDS,
  listPaths,
  type Outcome,
  playWindow,
  type Replacement,
  readNames,
  SCENES,
} from './globals';

const test = browserSuite('globals');

/** `npm test` plays this share of the single replacements. */
const SAMPLED = Number(process.env.GLOBALS_EVERY ?? 37);

/** `npm run fuzz -- --globals` replaces each global by each kind in each scene, and this many pairs. */
const isAll = Boolean(process.env.FUZZ_RUNS);
const pairs = Number(process.env.FUZZ_RUNS ?? 0);
const seed = Number(process.env.FUZZ_SEED ?? 1);

/** Time after which a page hangs: an endless loop of the script would block it forever. */
const HANGS_MS = 20_000;
const HANGS: Outcome = { end: 'hangs', lines: [], thrown: [] };

type Case = [scene: (typeof SCENES)[number], ...Replacement[]];

const toTitle = ([scene, ...replacements]: Case) =>
  `${scene}: ${replacements.map(one => one.join(' ')).join(', ')}`;

/**
 * No page gets an exception. Without buttons, the console has a line, and not more than one from the host element and one from its
 * wallet for each replacement. A press that buys nothing tells the shopper.
 */
const isWell = ({ end, lines, thrown }: Outcome, [, ...replacements]: Case) =>
  !thrown.length &&
  (['bought', 'told'].includes(end) ||
    (end === 'no buttons' && lines.length > 0 && lines.length <= 2 * replacements.length));

test('a page that has replaced globals sells, or has no buttons and one line in the console', async ({
  shop,
}) => {
  const page = {
    wallet: 'shop_pay',
    markup: '<script>opener.prepare(window)</script>',
    fields: '<input name="quantity" value="1">',
    way: 'classic',
  } as const;
  const urls = {
    product: await writeMinimalPage(shop, page),
    cart: await writeMinimalPage(shop, { ...page, page: 'cart' }),
  };
  shop.store.pages.set('/top', { markup: '<!doctype html><title>Top</title><body>' });
  // Only the end of its browser stops a page that hangs.
  const openTab = async () => {
    const browser = await launchChromium();
    const tab = await browser.newPage({ reducedMotion: 'reduce' });
    await fillCart({ page: tab, shop });
    await tab.goto(`${shop.url}/top`);
    await tab.evaluate(() => void Object.assign(window, { shop: open('') }));
    return { tab, browser };
  };
  let { tab, browser } = await openTab();
  const paths = await tab.evaluate(listPaths, readNames());
  const singles = SCENES.flatMap(scene =>
    paths.flatMap(path => KINDS.map((kind): Case => [scene, [path, kind]])),
  ).filter(([, one]) => isPossible(one as Replacement));
  const one = fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...KINDS)).filter(isPossible);
  // A method of what is replaced itself can't be found.
  const two = fc
    .tuple(fc.constantFrom(...SCENES), one, one)
    .filter(
      ([, [first], [second]]) => !`${first}.`.startsWith(`${second}.`) && !second.startsWith(`${first}.`),
    );
  const all: Case[] = [
    ...singles.filter((_, index) => isAll || index % SAMPLED === 0),
    ...fc.sample(two, { seed, numRuns: pairs }),
  ];
  const faults: string[] = [];
  const counts = new Map<string, number>();
  for (const [index, played] of all.entries()) {
    const [scene, ...replacements] = played;
    const url = `${urls[scene]}?play=${index}`;
    const outcome = await Promise.race([
      tab.evaluate(playWindow, { url, replacements }),
      new Promise<Outcome>(resolve => setTimeout(resolve, HANGS_MS, HANGS)),
    ]);
    const { end, lines, thrown } = outcome;
    counts.set(end, (counts.get(end) ?? 0) + 1);
    if (!isWell(outcome, played))
      faults.push(`${toTitle(played)}: ${end} ${JSON.stringify({ lines, thrown }).slice(0, 300)}`);
    if (outcome !== HANGS) continue;
    await browser.close();
    ({ tab, browser } = await openTab());
  }
  await browser.close();
  if (faults.length)
    throw new Error(
      `${faults.length} of ${all.length} pages ${JSON.stringify([...counts])}\n${faults.join('\n')}`,
    );
});

test.run();
