import * as assert from 'uvu/assert';
import { formatMessage } from '../../../sandbox/pages/messages';
import { browserSuite, type Fixtures } from '../open';
import { fillCart, openProduct, openSheet, pay } from '../shop-page';
import { at, decide, openWindow, paypalButton } from '../wallets/paypal-page';

const test = browserSuite('visit');

/** Settings in the URL, in the order of links. */
const QUERY = { lang: 'en', theme: 'noite' };
const KEPT = 'lang=en&theme=noite';

/** Checks that the page has the theme and the language of its URL. */
async function assertKept({ page }: Fixtures, key: Parameters<typeof formatMessage>[1]) {
  const { search } = new URL(page.url());
  assert.match(search, KEPT);
  assert.is(await page.locator('html').getAttribute('data-theme'), 'noite');
  await page
    .getByRole('heading', { name: formatMessage({ scriptLanguage: 'en' }, key), exact: true })
    .waitFor();
}

test("keeps the URL's settings when a wallet redirects to the checkout", async fixtures => {
  const { page } = fixtures;
  await openProduct(fixtures, undefined, { ...QUERY, recommended: 'null' });
  await page.locator('#main shopify-buy-it-now-button button').click();
  await page.waitForURL(/checkouts/);
  await assertKept(fixtures, 'checkout');
  assert.equal(await page.getByTestId('marker').allTextContents(), ['storefront_wallet=true']);
  await page.getByTestId('pay').click();
  await page.waitForURL(/thank-you/);
  await assertKept(fixtures, 'thanks');
});

test('keeps them when a sheet redirects to the paid order', async fixtures => {
  await openProduct(fixtures, undefined, QUERY);
  await openSheet(fixtures.page);
  await pay(fixtures);
  await assertKept(fixtures, 'thanks');
});

test("shows PayPal in the visit's language from the button to the checkout", async fixtures => {
  const { page, shop } = fixtures;
  await fillCart(fixtures);
  await page.goto(`${shop.url}/products/cafe-da-serra?${KEPT}&recommended=paypal`);
  assert.is(await paypalButton(page).getAttribute('aria-label'), 'Pay with PayPal');
  const window = await openWindow(page);
  await at(window, 'approve').waitFor();
  assert.is(await window.locator('html').getAttribute('lang'), 'en');
  assert.is(await at(window, 'approve').textContent(), 'Agree and continue');
  await decide(window, 'approve');
  await page.waitForURL(/checkouts/);
  await assertKept(fixtures, 'checkout');
});

test.run();
