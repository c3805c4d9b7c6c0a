import * as assert from 'uvu/assert';
import { browserSuite } from '../drivers/browser';
import { sample } from '../drivers/matrix';
import { BESIDE, joinRules, rules } from './theme-rules';
import { type Measures, measure, openColumn, PHONE } from './theme-rules-page';

const test = browserSuite('rules of themes');

/** What every part is without a rule of a theme; the height of a dialog is that of its words. */
const BARE: Record<keyof Measures, RegExp> = {
  buyItNow: /^buyItNow 360 x 44$/,
  shopPay: /^shopPay 360 x 44$/,
  googlePay: /^googlePay 360 x 44$/,
  link: /^link 360 x 24$/,
  skeleton: /^skeleton 360 x 44$/,
  grid: /^grid 113 x 42 \+ 113 x 42 \+ 113 x 42$/,
  dialog: /^dialog 392 x \d{3}, \d+ lines of text in 16px rgb\(0, 0, 0\)$/,
  policy: /^policy 392 x \d{3}, \d+ lines of text in 16px rgb\(0, 0, 0\)$/,
};

const isAs = (seen: string, expected: string | RegExp) =>
  typeof expected === 'string' ? seen === expected : expected.test(seen);

const all = sample('rules of a theme', [...rules, ...joinRules(rules)], ([what, , differs]) =>
  differs ? [what] : what.split(BESIDE),
);

/** Rules that are tried one after the other on one page; such pages are played at the same time. */
const PER_PAGE = Math.ceil(all.length / 2);

for (let first = 0; first < all.length; first += PER_PAGE) {
  const tried = all.slice(first, first + PER_PAGE);
  test(
    `keeps its sizes, its column and its dialogs under rules ${first + 1} to ${first + tried.length} of a theme`,
    async ({ page, shop }) => {
      await openColumn({ page, shop });
      const bare = await measure(page, '');
      for (const [part, expected] of Object.entries(BARE))
        assert.match(`${part} ${bare[part as keyof Measures]}`, expected);
      const faults: string[] = [];
      for (const [what, css, differs] of tried) {
        const found = await measure(page, css);
        for (const [part, expected] of Object.entries({ ...bare, ...differs })) {
          const seen = found[part as keyof Measures];
          if (!isAs(seen, expected)) faults.push(`${what}: ${part} is ${seen}, not ${expected}`);
        }
      }
      assert.equal(faults, []);
    },
    { viewport: PHONE, reducedMotion: 'reduce' },
  );
}

test.run();
