import * as assert from 'uvu/assert';
import { matrix } from '../matrix';
import { browserSuite } from '../open';
import { joinRules, rules } from './theme-rules';
import { type Measures, measure, openColumn, PHONE } from './theme-rules-page';

const test = browserSuite('rules of themes');

/** Sizes of every part without a theme's rule. The height of a dialog depends on its text. */
const BARE: Record<keyof Measures, RegExp> = {
  skeleton: /^skeleton 360 x 44$/,
  dialog: /^dialog 392 x \d{3}, \d+ lines of text in 16px rgb\(0, 0, 0\)$/,
  policy: /^policy 392 x \d{3}, \d+ lines of text in 16px rgb\(0, 0, 0\)$/,
};

const isAs = (seen: string, expected: string | RegExp) =>
  typeof expected === 'string' ? seen === expected : expected.test(seen);

const all = matrix(
  [...rules, ...joinRules(rules)],
  [
    'a zoomed-out page',
    'a zoomed-in page',
    'inherited box sizing, next to indented text, next to hidden unknown children of the body',
    'box sizing without borders, next to right-to-left text, next to buttons of the theme',
    'wide letter spacing, next to a hidden body until load, next to buttons in a row',
    'wide word spacing, next to no text selection, next to buttons with a minimum width',
    'capitals, next to no pointer events, next to reverted styles',
    'text that never wraps, next to no cursor, next to dialogs of the theme',
    'text that wraps anywhere, next to slow transitions, next to paragraphs of the theme',
    'high lines, next to transparent elements until load, next to pictures of the theme',
    'small line height, next to no margins, next to lists of the theme',
    'large type, next to no minimum widths, next to boxes of the theme',
    'no font size, next to hidden undefined elements',
  ],
);

/** Rules that run one after the other on one page. The pages run in parallel. */
const PER_PAGE = Math.ceil(all.length / 2);

for (let first = 0; first < all.length; first += PER_PAGE) {
  const tried = all.slice(first, first + PER_PAGE);
  test(
    `keeps its skeletons and dialogs under rules ${first + 1} to ${first + tried.length} of a theme`,
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
