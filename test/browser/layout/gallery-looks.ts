import * as assert from 'uvu/assert';
import { violations } from '../accessibility/axe';
import type { browserSuite } from '../drivers/browser';

const THEMES = ['aurora', 'noite', 'bloco'];
const PARTS = ['states', 'subscriptions', 'grids', 'widths', 'skeletons'];

/** A part of the gallery in a theme. */
export interface Look {
  theme: string;
  part: string;
  /** What is looked at alone. @default all of it */
  only?: { query?: string; without?: string };
}

/** What brings its own backgrounds with it needs no other theme. */
const BACKGROUNDS: Look = { theme: 'aurora', part: 'backgrounds' };

export const LOOKS: Look[] = [...PARTS.flatMap(part => THEMES.map(theme => ({ theme, part }))), BACKGROUNDS];

/** What says as much as all of a part that is large: a wallet with a label of ours on each background, and the grid with most wallets. */
const ONLY: Record<string, Look['only']> = {
  backgrounds: { query: '&wallet=facebook_pay' },
  grids: { without: '.group:not(:last-of-type)' },
};

/** The looks that `npm test` plays: each part in one theme, in turns. */
export const SAMPLE: Look[] = [
  ...PARTS.map((part, index) => ({ theme: THEMES[index % THEMES.length] as string, part })),
  BACKGROUNDS,
].map(look => ({ ...look, only: ONLY[look.part] ?? {} }));

/** A test for each look. */
export function playLooks(test: ReturnType<typeof browserSuite>, looks: Look[]) {
  for (const { theme, part, only: { query = '', without } = {} } of looks)
    test(`finds nothing wrong with ${part} in ${theme}`, async ({ page, shop }) => {
      await page.goto(`${shop.url}/gallery/${part}?theme=${theme}${query}`, { waitUntil: 'networkidle' });
      // The frames of PayPal's stand-in are the product pages' tests' own.
      assert.equal(await violations(page, ['iframe', ...(without ? [without] : [])]), []);
    });
}
