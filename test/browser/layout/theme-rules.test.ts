import * as assert from 'uvu/assert';
import { matrix } from '../matrix';
import { browserSuite } from '../open';
import { joinRules, rules } from './theme-rules';
import { type Measures, measure, openColumn, PHONE } from './theme-rules-page';

const test = browserSuite('rules of themes');

/** Sizes of every part without a theme's rule. The height of a dialog depends on its text. */
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

/** The link is as wide as its text, which a theme's rule may change. */
const LINK = /^\d+ x 24$/;

const isAs = (seen: string, expected: string | RegExp) =>
  typeof expected === 'string' ? seen === expected : expected.test(seen);

const all = matrix(
  [...rules, ...joinRules(rules)],
  [
    'wide letter spacing',
    'high lines',
    'large type',
    'a zoomed-out page',
    'a zoomed-in page',
    'buttons with a minimum width',
    'links 44 px high',
    'links with a margin',
    'inherited box sizing, next to a hidden body until load, next to buttons of the theme',
    'box sizing without borders, next to no text selection, next to buttons in a row',
    'wide word spacing, next to no pointer events, next to reverted styles',
    'capitals, next to no cursor, next to dialogs of the theme',
    'text that never wraps, next to slow transitions, next to paragraphs of the theme',
    'text that wraps anywhere, next to transparent elements until load, next to pictures of the theme',
    'small line height, next to no margins, next to lists of the theme',
    'no font size, next to no minimum widths, next to boxes of the theme',
    'indented text, next to hidden undefined elements',
    'right-to-left text, next to hidden unknown children of the body',
  ],
);

/** Rules that run one after the other on one page. The pages run in parallel. */
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
