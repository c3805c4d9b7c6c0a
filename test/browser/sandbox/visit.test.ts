import * as assert from 'uvu/assert';
import { say } from '../../shop/words/say';
import { browserSuite, type Stage } from '../drivers/browser';
import { fillCart, openProduct, openSheet, pay } from '../drivers/shop-page';
import { at, decide, openWindow, paypalButton } from '../wallets/paypal-page';

const test = browserSuite('visit');

/** What the address replaces, in the order in which links have it. */
const QUERY = { locale: 'ja', words: 'ja', theme: 'noite' };
const KEPT = 'locale=ja&words=ja&theme=noite';

/** The page is in the theme and the language of the visit, as its address says. */
async function assertKept({ page }: Stage, word: Parameters<typeof say>[1]) {
  const { search } = new URL(page.url());
  assert.match(search, KEPT);
  assert.is(await page.locator('html').getAttribute('data-theme'), 'noite');
  await page.getByRole('heading', { name: say(QUERY, word), exact: true }).waitFor();
}

test('keeps what the address replaces when a wallet leads to the checkout', async stage => {
  const { page } = stage;
  await openProduct(stage, undefined, { ...QUERY, recommended: 'null' });
  await page.locator('#main shopify-buy-it-now-button button').click();
  await page.waitForURL(/checkouts/);
  await assertKept(stage, 'checkout');
  assert.equal(await page.getByTestId('marker').allTextContents(), ['storefront_wallet=true']);
  await page.getByTestId('pay').click();
  await page.waitForURL(/thank-you/);
  await assertKept(stage, 'thanks');
});

test('keeps it when a sheet leads to the paid order', async stage => {
  await openProduct(stage, undefined, QUERY);
  await openSheet(stage.page);
  await pay(stage);
  await assertKept(stage, 'thanks');
});

test('has PayPal in the language of the visit, from the button to the checkout', async stage => {
  const { page, shop } = stage;
  await fillCart(stage);
  await page.goto(`${shop.url}/products/cafe-da-serra?${KEPT}&recommended=paypal`);
  assert.is(await paypalButton(page).getAttribute('aria-label'), 'PayPalで支払う');
  const window = await openWindow(page);
  await at(window, 'approve').waitFor();
  assert.is(await window.locator('html').getAttribute('lang'), 'ja');
  assert.is(await at(window, 'approve').textContent(), '同意して続ける');
  await decide(window, 'approve');
  await page.waitForURL(/checkouts/);
  await assertKept(stage, 'checkout');
});

test.run();
