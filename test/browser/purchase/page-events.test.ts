import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { button, openProduct, openSheet, operations, PRODUCT, pay, until, untilCheckout } from '../shop-page';
import { approve, decide, openWindow, paypalButton, untilUsable } from '../wallets/paypal-page';

const test = browserSuite('the events of a page');

const NAMES = ['ready', 'click', 'cancel', 'error', 'redirect', 'complete'].map(name => `wallet-${name}`);

/** Logs all events that reach the window, across redirects. @returns reads the log */
async function record(page: Page): Promise<string[]> {
  const log: string[] = [];
  await page.exposeFunction('keep', (line: string) => void log.push(line));
  await page.addInitScript(names => {
    for (const name of names)
      addEventListener(name, event => {
        const detail = JSON.stringify((event as CustomEvent).detail);
        void Object(window).keep(`${(event.target as Element).localName} ${name} ${detail}`);
      });
  }, NAMES);
  return log;
}

/** Adds a listener of `wallet-click` before the page loads. */
const onClick = (page: Page, listener: string) =>
  page.addInitScript(`addEventListener('wallet-click', event => {${listener}})`);

const GOOGLE = '{"wallet":"google_pay","pageType":"product"}';

test('logs an order of Google Pay from ready to complete', async fixtures => {
  const { page } = fixtures;
  const log = await record(page);
  await openProduct(fixtures, PRODUCT.standard, { cartWallets: '' });
  await openSheet(page);
  await pay(fixtures);
  assert.equal(
    log.filter(line => !line.startsWith('shopify-accelerated-checkout-cart')),
    [
      'shopify-accelerated-checkout wallet-ready {"wallets":["google_pay","more_options"],"pageType":"product"}',
      `shopify-google-pay-button wallet-click ${GOOGLE}`,
      `shopify-google-pay-button wallet-complete ${GOOGLE}`,
    ],
  );
});

test("prevents PayPal's click and window, and buys on the next one", async fixtures => {
  const { page, shop } = fixtures;
  const log = await record(page);
  await onClick(page, 'if (!window.isAllowed) event.preventDefault();');
  await openProduct(fixtures, PRODUCT.standard, { recommended: 'paypal', cartWallets: '' });
  await paypalButton(page).click();
  await until(() => log.some(line => line.includes('wallet-click')), 'wallet-click');
  await untilUsable(page);
  assert.equal(operations(shop), []);
  assert.is(
    page
      .context()
      .pages()
      .filter(opened => !opened.isClosed()).length,
    1,
  );
  await page.evaluate('isAllowed = true');
  await approve(fixtures, 'paypal', 'cartCreate');
  const ofPaypal = log.filter(line => line.startsWith('shopify-paypal')).map(line => line.split(' ')[1]);
  assert.equal(ofPaypal, ['wallet-click', 'wallet-click', 'wallet-redirect']);
});

test('logs a PayPal window closed by the shopper', async fixtures => {
  const { page } = fixtures;
  const log = await record(page);
  await openProduct(fixtures, PRODUCT.standard, { recommended: 'paypal', cartWallets: '' });
  await decide(await openWindow(page), 'cancel');
  await untilUsable(page);
  assert.is(log.at(-1), 'shopify-paypal-button wallet-cancel {"wallet":"paypal","pageType":"product"}');
});

for (const [what, listener, isBought] of [
  ['that throws', 'throw new Error("from the page");', true],
  ['that clicks again', 'event.target.querySelector("button").click();', true],
  ['that prevents the click', 'event.preventDefault();', false],
  ['that removes the element', 'event.target.closest("shopify-accelerated-checkout").remove();', false],
] as const)
  test(`${isBought ? 'buys' : 'buys nothing'} with a listener ${what}`, async fixtures => {
    const { page, shop, expect } = fixtures;
    if (what === 'that throws') expect(/from the page/);
    await onClick(page, listener);
    await openProduct(fixtures, PRODUCT.standard, { recommended: 'buy_it_now', cartWallets: '' });
    await button(page, 'buyItNow').click();
    if (isBought) await untilCheckout(page);
    else await page.waitForTimeout(500);
    assert.equal(operations(shop), isBought ? ['cartCreate'] : []);
  });

test('ends the purchase and does not redirect if a listener of the click navigates', async fixtures => {
  const { page, shop } = fixtures;
  await onClick(page, 'location.href = "/cart?own";');
  await openProduct(fixtures, PRODUCT.standard, { recommended: 'buy_it_now', cartWallets: '' });
  await button(page, 'buyItNow').click();
  await page.waitForURL('**/cart?own');
  await page.waitForTimeout(500);
  assert.ok(page.url().startsWith(`${shop.url}/cart`));
});

test.run();
