import * as assert from 'uvu/assert';
import { browserSuite, FAILED_REQUEST, type Fixtures } from '../open';
import { quicken } from '../page-control';
import {
  calls,
  holdFile,
  openProduct,
  operations,
  PRODUCT,
  until,
  untilCheckout,
  variables,
} from '../shop-page';
import {
  at,
  BRANDS,
  type Brand,
  decide,
  openWindow,
  paypalButton,
  setControl,
  untilUsable,
} from '../wallets/paypal-page';

const test = browserSuite('loading of a PayPal purchase');

const NOT_LOADED = 'Não foi possível carregar o pagamento. Tente novamente.';

/** Opens a product page with an empty cache. @returns the number of requests for the purchase's file so far */
async function open(fixtures: Fixtures, brand: Brand = 'paypal'): Promise<() => number> {
  let count = 0;
  fixtures.page.on('request', request => {
    if (/\/checkout\.js/.test(request.url())) count++;
  });
  await openProduct(fixtures, PRODUCT.standard, { recommended: brand, cartWallets: '' });
  await paypalButton(fixtures.page, brand).waitFor();
  await fixtures.page.waitForLoadState('networkidle');
  return () => count;
}

const alert = ({ page }: Fixtures) => page.getByRole('alert').filter({ hasText: NOT_LOADED, visible: true });

/** Waits until the button is enabled after a purchase that failed to load. */
async function untilOver(fixtures: Fixtures) {
  await alert(fixtures).waitFor();
  await untilUsable(fixtures.page);
  assert.is(await fixtures.page.locator('[aria-busy=true], dialog[open]').count(), 0);
  assert.equal(calls(fixtures.shop), []);
}

test('the button is in a frame of another origin', async fixtures => {
  await open(fixtures);
  const frame = fixtures.page.locator('#main shopify-paypal-button iframe');
  assert.is(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument), null);
});

for (const brand of BRANDS)
  test(`a page view without a click loads no purchase for ${brand}, and a click buys`, async fixtures => {
    const count = await open(fixtures, brand);
    assert.is(count(), 0);
    await decide(await openWindow(fixtures.page, brand), 'approve');
    assert.equal(await untilCheckout(fixtures.page), []);
    assert.is(count(), 1);
  });

test(
  'a touch buys, although it sends the page no earlier event',
  async fixtures => {
    const { page } = fixtures;
    const count = await open(fixtures);
    const [window] = await Promise.all([page.waitForEvent('popup'), paypalButton(page).tap()]);
    await decide(window, 'approve');
    assert.equal(await untilCheckout(page), []);
    assert.is(count(), 1);
  },
  { hasTouch: true },
);

test('a pointer over the frame loads the purchase', async fixtures => {
  const count = await open(fixtures);
  await fixtures.page.locator('#main shopify-paypal-button').hover();
  await until(() => count() === 1, 'the purchase is requested');
  assert.equal(calls(fixtures.shop), []);
});

test('the focus in the frame loads the purchase', async fixtures => {
  const count = await open(fixtures);
  await paypalButton(fixtures.page).focus();
  await until(() => count() === 1, 'the purchase is requested');
  assert.equal(calls(fixtures.shop), []);
});

test('the click reads the selection and disables all buttons while the purchase loads', async fixtures => {
  const { page, shop } = fixtures;
  await open(fixtures);
  const release = await holdFile(page, 'checkout.js');
  const window = await openWindow(page);
  await page.locator('#main shopify-paypal-button .wallet[aria-busy=true]').waitFor();
  await page.locator('more-payment-options-link a[aria-disabled=true]').waitFor();
  await page.locator('form[data-product-form]').evaluate(form => {
    const quantity = Object.assign(document.createElement('input'), { name: 'quantity', value: '3' });
    form.append(quantity);
  });
  assert.equal(calls(shop), []);
  release();
  await at(window, 'approve').waitFor();
  const [{ input }] = variables(shop, 'cartCreate');
  assert.is(input.lines[0].quantity, 1);
  await decide(window, 'approve');
  assert.equal(await untilCheckout(page), []);
});

test('a window closed while the purchase loads sends no request', async fixtures => {
  const { page, shop } = fixtures;
  await setControl(page, { errorFirst: true });
  await open(fixtures);
  const release = await holdFile(page, 'checkout.js');
  const window = await openWindow(page);
  await window.close();
  await untilUsable(page);
  release();
  await page.waitForLoadState('networkidle');
  assert.equal(operations(shop), []);
  await decide(await openWindow(page), 'approve');
  assert.equal(await untilCheckout(page), []);
});

test('a purchase that fails to load closes the window and shows a message, and the next click buys', async fixtures => {
  const { page, expect } = fixtures;
  expect(FAILED_REQUEST);
  expect(/checkout\.js/);
  await open(fixtures);
  await page.route('**/checkout.js*', route => route.abort());
  const window = await openWindow(page);
  if (!window.isClosed()) await window.waitForEvent('close');
  await untilOver(fixtures);
  await page.unroute('**/checkout.js*');
  await decide(await openWindow(page), 'approve');
  assert.equal(await untilCheckout(page), []);
});

test('a purchase whose file hangs closes the window and shows a message', async fixtures => {
  const { page, expect } = fixtures;
  expect(/timeout|moduleNotLoaded/i);
  await open(fixtures);
  await holdFile(page, 'checkout.js');
  const slowDown = await quicken(page);
  const window = await openWindow(page);
  if (!window.isClosed()) await window.waitForEvent('close');
  await slowDown();
  await untilOver(fixtures);
});

test.run();
