import * as assert from 'uvu/assert';
import { browserSuite } from '../drivers/browser';
import { violations } from './axe';
import { LOOKS, playLooks, SAMPLE } from './pages';

const test = browserSuite('accessibility of pages');

console.log(
  `\n${SAMPLE.length} of ${LOOKS.length} looks: each page in one theme, which stands for the others. npm run soak -- accessibility plays all.`,
);
for (const { theme, place } of SAMPLE) console.log(`${theme}  ${place[0]}`);
playLooks(test, SAMPLE);

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    test(`finds nothing wrong with the panel, ${colorScheme}, in a window of ${width}`, async stage => {
      await stage.page.emulateMedia({ colorScheme });
      await stage.page.setViewportSize({ width, height: 900 });
      // The panel's list of calls is a stream: its network is never idle.
      await stage.page.goto(`${stage.shop.url}/panel`);
      await stage.page.getByText('ao vivo').waitFor();
      assert.equal(await violations(stage.page), []);
    });

test.run();
