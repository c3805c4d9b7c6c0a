import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { violations } from './axe';

const test = browserSuite('axe');

/** Frames with an image without a name, and the expected violations. */
const FRAMES = {
  'no frame': [],
  'a frame without a URL': ['<iframe title="a" srcdoc="<img src=data:,>"></iframe>'],
  'a frame of its own origin': ['<iframe title="b" src="OWN"></iframe>'],
  'a frame of another origin': ['<iframe title="c" src="OTHER"></iframe>'],
};

for (const [what, frames] of Object.entries(FRAMES))
  test(`finds the violations of a page that has ${what}, and inside it`, async ({ page, shop }) => {
    const nameless = '<!doctype html><html lang=en><title>A</title><main><h1>A</h1><img src=data:,></main>';
    await page.route(/\/(page|frame)$/, (route, request) =>
      route.fulfill({
        contentType: 'text/html',
        body: request.url().endsWith('frame')
          ? nameless
          : nameless.replace(
              '</main>',
              `${frames.join('').replace('OWN', '/frame').replace('OTHER', `${shop.otherUrl}/frame`)}</main>`,
            ),
      }),
    );
    await page.goto(`${shop.url}/page`, { waitUntil: 'load' });
    const found = (await violations(page)).find(text => text.startsWith('image-alt')) ?? '';
    assert.is(found.split(', ').length, 1 + frames.length, found);
  });

test.run();
