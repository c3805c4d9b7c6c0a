import * as assert from 'uvu/assert';
import { browserSuite } from '../drivers/browser';
import { cross, sample } from '../drivers/matrix';
import { violations } from './axe';
import { LOOKS, playLooks, SAMPLE } from './pages';

const test = browserSuite('accessibility of pages');

console.log(
  `\n${SAMPLE.length} of ${LOOKS.length} looks: each page in one theme, which stands for the others. npm run soak -- accessibility plays all.`,
);
for (const { theme, place } of SAMPLE) console.log(`${theme}  ${place[0]}`);
playLooks(test, SAMPLE);

const windows = sample(
  'panels that axe looks at',
  cross({ colorScheme: ['light', 'dark'] as const, width: [360, 1280] }),
  ({ colorScheme, width }) => [colorScheme, `${width} px`],
);
test('finds nothing wrong with the panel, light and dark, in a narrow window and a wide one', async ({
  page,
  shop,
}) => {
  // The panel's list of calls is a stream: its network is never idle.
  await page.goto(`${shop.url}/panel`);
  await page.getByText('live', { exact: true }).waitFor();
  for (const { colorScheme, width } of windows) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    assert.equal(await violations(page), [], `${colorScheme}, ${width} px`);
  }
});

test.run();
