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
for (const { colorScheme, width } of windows)
  test(`finds nothing wrong with the panel, ${colorScheme}, in a window of ${width}`, async stage => {
    await stage.page.emulateMedia({ colorScheme });
    await stage.page.setViewportSize({ width, height: 900 });
    // The panel's list of calls is a stream: its network is never idle.
    await stage.page.goto(`${stage.shop.url}/panel`);
    await stage.page.getByText('live', { exact: true }).waitFor();
    assert.equal(await violations(stage.page), []);
  });

test.run();
