import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { dialog, PRODUCT, until, untilCheckout } from '../shop-page';

const test = browserSuite('frame');

/** Opens a product in a frame of another page. */
async function openInFrame({ page, shop }: Parameters<Parameters<typeof test>[1]>[0], sandbox = '') {
  await page.goto(`${shop.url}/shapes`);
  const src = `${shop.url}/products/${PRODUCT.standard}?recommended=buy_it_now`;
  await page.evaluate(
    ([src = '', sandbox = '']) => {
      const frame = document.createElement('iframe');
      if (sandbox) frame.setAttribute('sandbox', sandbox);
      frame.src = src;
      frame.style.cssText = 'width: 900px; height: 900px';
      document.body.replaceChildren(frame);
    },
    [src, sandbox],
  );
  await until(() => page.frames()[1]?.url() === src, 'the frame has its page');
  const [, frame] = page.frames();
  if (!frame) throw new Error('The page has no frame');
  await frame.locator('shopify-buy-it-now-button button:enabled').waitFor();
  return frame;
}

test('redirects the page around the frame to the checkout', async fixtures => {
  const frame = await openInFrame(fixtures);
  await frame.locator('shopify-buy-it-now-button button').click();
  assert.equal(await untilCheckout(fixtures.page), []);
  assert.is(fixtures.page.frames().length, 1);
});

test('shows a link to a new tab if the frame may not redirect the page around it', async fixtures => {
  const { page, shop, expect } = fixtures;
  expect(/Unsafe attempt to initiate navigation/);
  const frame = await openInFrame(fixtures, 'allow-scripts allow-same-origin allow-forms allow-popups');
  await frame.evaluate(() => {
    const { setTimeout } = window;
    window.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) =>
      setTimeout(run, ms / 20, ...rest)) as typeof window.setTimeout;
  });
  await frame.locator('shopify-buy-it-now-button button').click();
  const link = dialog<ReturnType<typeof frame.locator>>(frame as never).locator('a');
  await link.waitFor();
  assert.match((await link.getAttribute('href')) ?? '', new RegExp(`^${shop.url}/cart/c/`));
  assert.is(await link.getAttribute('target'), '_blank');
  assert.is(page.url(), `${shop.url}/shapes`);
});

test.run();
