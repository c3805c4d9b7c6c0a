import * as assert from 'uvu/assert';
import { browserSuite } from '../drivers/browser';
import { sample } from '../drivers/matrix';
import {
  calls,
  openProduct,
  operations,
  PRODUCT,
  setFault,
  until,
  untilCheckout,
} from '../drivers/shop-page';
import { withTwins } from '../drivers/twins';
import { setControl } from './paypal-control';
import { at, decide, openWindow, paypalButton, untilUsable } from './paypal-page';

const test = browserSuite('paypal closed');
const twin = withTwins(test);

const QUERY = { recommended: 'paypal' };

test('takes an error alone for a cancel: closed before the page has answered the click', async stage => {
  const { page, shop } = stage;
  await setControl(page, { clickLagMs: 700 });
  await openProduct(stage, PRODUCT.usual, QUERY);
  const window = await openWindow(page);
  await window.close();
  await page.locator('#main shopify-paypal-button .wallet[aria-busy=true]').waitFor();
  await untilUsable(page);
  assert.is(await page.locator('dialog[open]').count(), 0);
  assert.equal(operations(shop), []);
});

const orders = sample('orders of a cancel and an error', [true, false], () => ['one cancel']);
for (const errorFirst of orders)
  test(`takes a cancel and an error for one cancel, the ${errorFirst ? 'error' : 'cancel'} first: closed while the token is made`, async stage => {
    const { page, shop } = stage;
    await setControl(page, { errorFirst });
    setFault(shop, 'slow', ['paypalTokenCreate']);
    await openProduct(stage, PRODUCT.usual, QUERY);
    const window = await openWindow(page);
    await until(() => calls(shop, 'paypalTokenCreate').length, 'the token is asked for');
    await window.close();
    await untilUsable(page);
    assert.is(await page.locator('dialog[open]').count(), 0);
    const next = await openWindow(page);
    await decide(next, 'approve');
    assert.equal(await untilCheckout(page), []);
  });

twin(
  'test/wallets/paypal-closed.test.ts: a token that comes after a cancel opens nothing, and leaves the next purchase alone',
  'does not end the next purchase when the last one, closed early, gets its answer',
  async stage => {
    const { page, shop } = stage;
    await setControl(page, { errorFirst: true });
    setFault(shop, 'slow', ['paypalTokenCreate']);
    await openProduct(stage, PRODUCT.usual, QUERY);
    const first = await openWindow(page);
    await until(() => calls(shop, 'paypalTokenCreate').length, 'the token is asked for');
    await first.close();
    await untilUsable(page);
    const second = await openWindow(page);
    await at(second, 'approve').waitFor();
    await until(() => calls(shop, 'paypalTokenCreate')[0]?.status, 'the first answer is there');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await decide(second, 'approve');
    assert.equal(await untilCheckout(page), []);
  },
);

twin(
  'test/wallets/paypal-closed.test.ts: sends no token after a cancel',
  'sends no token for a cart that comes after the shopper has given up',
  async stage => {
    const { page, shop } = stage;
    await setControl(page, { errorFirst: true });
    setFault(shop, 'slow', ['cartCreate']);
    await openProduct(stage, PRODUCT.usual, QUERY);
    const window = await openWindow(page);
    await until(() => calls(shop, 'cartCreate').length, 'the cart is asked for');
    await window.close();
    await untilUsable(page);
    await until(() => calls(shop, 'cartCreate')[0]?.status, 'the cart is there');
    const next = await openWindow(page);
    await at(next, 'approve').waitFor();
    assert.equal(operations(shop), ['cartCreate', 'cartCreate', 'paypalTokenCreate']);
  },
);

twin(
  'test/browser/wallets/paypal-sdk.test.ts: brings the window back, or closes it, from the page',
  'is closed from the page itself, by what the SDK lays over it',
  async stage => {
    const { page } = stage;
    await openProduct(stage, PRODUCT.usual, QUERY);
    const window = await openWindow(page);
    await at(window, 'approve').waitFor();
    await at(page, 'overlay-close').click();
    await untilUsable(page);
    assert.ok(window.isClosed());
  },
);

twin(
  'test/browser/wallets/paypal-sdk.test.ts: takes a frame over the page without a gesture of the shopper',
  'pays in a frame where the browser blocks the window',
  async stage => {
    const { page } = stage;
    await setControl(page, { noPopups: true });
    await openProduct(stage, PRODUCT.usual, QUERY);
    await paypalButton(page).click();
    await page.getByTestId('paypal-frame').contentFrame().getByTestId('paypal-approve').click();
    assert.equal(await untilCheckout(page), []);
  },
);

test('gives way to the fallback where the frame of the button does not load', async stage => {
  const { page } = stage;
  stage.expect(/asked not to load the frame/);
  await setControl(page, { noFrame: true });
  await page.goto(`${stage.shop.url}/products/${PRODUCT.usual}?recommended=paypal`);
  await page.locator('#main shopify-buy-it-now-button').waitFor();
  assert.is(await page.locator('#main shopify-paypal-button').count(), 0);
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await page.locator('#cart-drawer input[type=number]').waitFor();
});

for (const [ineligible, query] of [
  ['paypal', { recommended: 'paypal' }],
  ['venmo', { recommended: 'venmo' }],
] as const)
  twin(
    'test/wallets/paypal.test.ts: cannot pay where the SDK says that it is not eligible',
    `shows the fallback where the SDK says that ${ineligible} is not eligible`,
    async stage => {
      const { page } = stage;
      await setControl(page, { ineligible: [ineligible] });
      await openProduct(stage, PRODUCT.usual, query);
      assert.is(await page.locator(`shopify-${ineligible}-button`).count(), 0);
      assert.is(await page.locator('#main shopify-buy-it-now-button').count(), 1);
    },
  );

test.run();
