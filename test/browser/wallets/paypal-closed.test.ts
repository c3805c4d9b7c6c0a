import * as assert from 'uvu/assert';
import { matrix } from '../matrix';
import { browserSuite } from '../open';
import { calls, openProduct, operations, PRODUCT, setFault, until, untilCheckout } from '../shop-page';
import { at, decide, openWindow, paypalButton, setControl, untilUsable } from './paypal-page';

const test = browserSuite('paypal closed');

const QUERY = { recommended: 'paypal' };

test('treats an error alone as a cancel: closed before the page responded to the click', async fixtures => {
  const { page, shop } = fixtures;
  await setControl(page, { clickLagMs: 700 });
  await openProduct(fixtures, PRODUCT.standard, QUERY);
  const window = await openWindow(page);
  await window.close();
  await page.locator('#main shopify-paypal-button .wallet[aria-busy=true]').waitFor();
  await untilUsable(page);
  assert.is(await page.locator('dialog[open]').count(), 0);
  assert.equal(operations(shop), []);
});

const orders = matrix([true, false], ['true']);
for (const errorFirst of orders)
  test(`treats a cancel and an error as one cancel, the ${errorFirst ? 'error' : 'cancel'} first: closed during the token request`, async fixtures => {
    const { page, shop } = fixtures;
    await setControl(page, { errorFirst });
    setFault(shop, 'slow', ['paypalTokenCreate']);
    await openProduct(fixtures, PRODUCT.standard, QUERY);
    const window = await openWindow(page);
    await until(() => calls(shop, 'paypalTokenCreate').length, 'the token is requested');
    await window.close();
    await untilUsable(page);
    assert.is(await page.locator('dialog[open]').count(), 0);
    const next = await openWindow(page);
    await decide(next, 'approve');
    assert.equal(await untilCheckout(page), []);
  });

// Covered by test/wallets/paypal/paypal-closed.test.ts.
test(
  'keeps the next purchase when the previous one, closed early, gets its response',
  async fixtures => {
    const { page, shop } = fixtures;
    await setControl(page, { errorFirst: true });
    setFault(shop, 'slow', ['paypalTokenCreate']);
    await openProduct(fixtures, PRODUCT.standard, QUERY);
    const first = await openWindow(page);
    await until(() => calls(shop, 'paypalTokenCreate').length, 'the token is requested');
    await first.close();
    await untilUsable(page);
    const second = await openWindow(page);
    await at(second, 'approve').waitFor();
    await until(() => calls(shop, 'paypalTokenCreate')[0]?.status, 'the first answer is there');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await decide(second, 'approve');
    assert.equal(await untilCheckout(page), []);
  },
  { extra: true },
);

// Covered by test/wallets/paypal/paypal-closed.test.ts.
test(
  'sends no token for a cart that arrives after a cancel',
  async fixtures => {
    const { page, shop } = fixtures;
    await setControl(page, { errorFirst: true });
    setFault(shop, 'slow', ['cartCreate']);
    await openProduct(fixtures, PRODUCT.standard, QUERY);
    const window = await openWindow(page);
    await until(() => calls(shop, 'cartCreate').length, 'the cart is requested');
    await window.close();
    await untilUsable(page);
    await until(() => calls(shop, 'cartCreate')[0]?.status, 'the cart is there');
    const next = await openWindow(page);
    await at(next, 'approve').waitFor();
    assert.equal(operations(shop), ['cartCreate', 'cartCreate', 'paypalTokenCreate']);
  },
  { extra: true },
);

// Covered by test/browser/wallets/paypal-sdk.test.ts.
test(
  "can be closed from the page by the SDK's overlay",
  async fixtures => {
    const { page } = fixtures;
    await openProduct(fixtures, PRODUCT.standard, QUERY);
    const window = await openWindow(page);
    await at(window, 'approve').waitFor();
    await at(page, 'overlay-close').click();
    await untilUsable(page);
    assert.ok(window.isClosed());
  },
  { extra: true },
);

// Covered by test/browser/wallets/paypal-sdk.test.ts.
test(
  'pays in a frame if the browser blocks the window',
  async fixtures => {
    const { page } = fixtures;
    await setControl(page, { noPopups: true });
    await openProduct(fixtures, PRODUCT.standard, QUERY);
    await paypalButton(page).click();
    await page.getByTestId('paypal-frame').contentFrame().getByTestId('paypal-approve').click();
    assert.equal(await untilCheckout(page), []);
  },
  { extra: true },
);

test("shows the fallback if the button's frame fails to load", async fixtures => {
  const { page } = fixtures;
  fixtures.expect(/prevents the frame from loading/);
  await setControl(page, { noFrame: true });
  await page.goto(`${fixtures.shop.url}/products/${PRODUCT.standard}?recommended=paypal`);
  await page.locator('#main shopify-buy-it-now-button').waitFor();
  assert.is(await page.locator('#main shopify-paypal-button').count(), 0);
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await page.locator('#cart-drawer input[type=number]').waitFor();
});

// Covered by test/wallets/paypal/paypal.test.ts.
for (const [ineligible, query] of [
  ['paypal', { recommended: 'paypal' }],
  ['venmo', { recommended: 'venmo' }],
] as const)
  test(
    `shows the fallback if the SDK finds ${ineligible} not eligible`,
    async fixtures => {
      const { page } = fixtures;
      await setControl(page, { ineligible: [ineligible] });
      await openProduct(fixtures, PRODUCT.standard, query);
      assert.is(await page.locator(`shopify-${ineligible}-button`).count(), 0);
      assert.is(await page.locator('#main shopify-buy-it-now-button').count(), 1);
    },
    { extra: true },
  );

test.run();
