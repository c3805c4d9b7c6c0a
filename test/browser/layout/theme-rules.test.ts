import * as assert from 'uvu/assert';
import { matrix } from '../matrix';
import { browserSuite } from '../open';
import { joinRules, rules } from './theme-rules';
import { type Measures, measure, openColumn, PHONE } from './theme-rules-page';

const test = browserSuite('rules of themes');

/** What every part is without a rule of a theme; the height of a dialog is that of its words. */
const BARE: Record<keyof Measures, RegExp> = {
  buyItNow: /^buyItNow 360 x 44$/,
  shopPay: /^shopPay 360 x 44$/,
  googlePay: /^googlePay 360 x 44$/,
  link: /^link \d{3} x 24$/,
  skeleton: /^skeleton 360 x 44$/,
  grid: /^grid 113 x 42 \+ 113 x 42 \+ 113 x 42$/,
  dialog: /^dialog 392 x \d{3}, \d+ lines of text in 16px rgb\(0, 0, 0\)$/,
  policy: /^policy 392 x \d{3}, \d+ lines of text in 16px rgb\(0, 0, 0\)$/,
};

/** The link is as wide as its words, which a theme's rule may change. */
const LINK = /^\d+ x 24$/;

const isAs = (seen: string, expected: string | RegExp) =>
  typeof expected === 'string' ? seen === expected : expected.test(seen);

const all = matrix(
  [...rules, ...joinRules(rules)],
  [
    'the letters far apart',
    'high lines',
    'large type',
    'a smaller page',
    'a larger page',
    'buttons with a least width',
    'links as high as a finger',
    'links with room around',
    'the sizes inherited, beside everything hidden until it is loaded, beside buttons of its own',
    'the sizes without borders, beside nothing to select, beside buttons in a row',
    'the words far apart, beside nothing to click, beside everything as the browser has it',
    'capitals, beside no cursor, beside dialogs of its own',
    'text that never breaks, beside every change slow, beside paragraphs of its own',
    'text that breaks everywhere, beside every element faded out until it is loaded, beside pictures of its own',
    'low lines, beside room in every element’s margin, beside lists of its own',
    'no type, beside no element with a least width, beside boxes of its own',
    'text indented, beside hidden what is not defined',
    'text from the right, beside hidden what it does not know at the end of the body',
  ],
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
        for (const [part, expected] of Object.entries({ ...bare, link: LINK, ...differs })) {
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
