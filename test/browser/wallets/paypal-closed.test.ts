import * as assert from 'uvu/assert';
import { browserSuite } from '../drivers/browser';
import {
  calls,
  openProduct,
  operations,
  PRODUCT,
  setFault,
  until,
  untilCheckout,
} from '../drivers/shop-page';
import { setControl } from './paypal-control';
import { at, decide, openWindow, paypalButton, untilUsable } from './paypal-page';

const test = browserSuite('paypal closed');

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

for (const errorFirst of [true, false])
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

test('does not end the next purchase when the last one, closed early, gets its answer', async stage => {
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
});

test('sends no token for a cart that comes after the shopper has given up', async stage => {
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
});

test('is closed from the page itself, by what the SDK lays over it', async stage => {
  const { page } = stage;
  await openProduct(stage, PRODUCT.usual, QUERY);
  const window = await openWindow(page);
  await at(window, 'approve').waitFor();
  await at(page, 'overlay-close').click();
  await untilUsable(page);
  assert.ok(window.isClosed());
});

test('pays in a frame where the browser blocks the window', async stage => {
  const { page } = stage;
  await setControl(page, { noPopups: true });
  await openProduct(stage, PRODUCT.usual, QUERY);
  await paypalButton(page).click();
  await page.getByTestId('paypal-frame').contentFrame().getByTestId('paypal-approve').click();
  assert.equal(await untilCheckout(page), []);
});

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
  test(`shows the fallback where the SDK says that ${ineligible} is not eligible`, async stage => {
    const { page } = stage;
    await setControl(page, { ineligible: [ineligible] });
    await openProduct(stage, PRODUCT.usual, query);
    assert.is(await page.locator(`shopify-${ineligible}-button`).count(), 0);
    assert.is(await page.locator('#main shopify-buy-it-now-button').count(), 1);
  });

test.run();
