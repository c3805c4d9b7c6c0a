import * as assert from 'uvu/assert';
import { browserSuite, FAILED_REQUEST } from '../open';
import {
  button,
  findProduct,
  moreOptions,
  openCart,
  openProduct,
  openSheet,
  PRODUCT,
  type Query,
  sheet,
  untilCheckout,
} from '../shop-page';
import { recommend } from './recommend';

const test = browserSuite('button choice');

/**
 * Why a product page offers Buy it now instead of the recommended Google Pay, the time limit, and the console error if
 * the shop can fix it.
 */
const FALLBACKS: [why: string, handle: string, query: Query, ms: number, error?: string][] = [
  ['the SDK is missing', PRODUCT.standard, { googlePaySdk: 'missing' }, 2500],
  ['the SDK never arrives', PRODUCT.standard, { googlePaySdk: 'never' }, 3500],
  [
    'all tokens have expired',
    PRODUCT.standard,
    { expiredJwt: 'true' },
    2000,
    'google_pay has no button: authJwtExpired. Every auth entry',
  ],
  ["the shopper can't pay with it", PRODUCT.standard, { 'gpay-sandbox': '{"ready":false}' }, 2000],
  ['nothing needs shipping', PRODUCT.digital, {}, 2000],
  ['none is recommended', PRODUCT.standard, { recommended: 'null' }, 2000],
];

const PREFIX = '[portable-wallets] ';

test('offers Buy it now instead of an unknown wallet, and logs one error', async ({
  page,
  shop,
  complaints,
  expect,
}) => {
  expect(/unknownWallet/);
  // Before the script runs, because a module waits until the page is interactive.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      for (const element of document.querySelectorAll('shopify-accelerated-checkout'))
        element.setAttribute('recommended', '{"name":"carteira_nova"}');
    }),
  );
  await page.goto(`${shop.url}/products/${PRODUCT.standard}`);
  await button(page, 'buyItNow').waitFor();
  assert.is(complaints.length, 1, complaints.join('\n'));
  assert.match(complaints[0] ?? '', 'carteira_nova has no button: unknownWallet. See docs/wallets.md');
});

for (const [why, handle, query, ms, error] of FALLBACKS)
  test(`offers Buy it now if ${why}`, async ({ page, shop, complaints, expect }) => {
    expect(FAILED_REQUEST);
    if (error) expect(/^\[portable-wallets\]/);
    await page.goto(`${shop.url}/products/${handle}?${new URLSearchParams(query)}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.locator('#main shopify-buy-it-now-button').waitFor({ timeout: ms });
    assert.is(await button(page, 'googlePay').count(), 0);
    assert.is(await moreOptions(page).count(), 0);
    const reports = complaints.filter(text => text.startsWith(PREFIX));
    assert.is(reports.length, error ? 1 : 0, reports.join('\n'));
    assert.match(reports.join(), error ?? '');
    // A redirect to the checkout is another test's.
    if (why !== FALLBACKS[0]?.[0]) return;
    await button(page, 'buyItNow').click();
    assert.equal(await untilCheckout(page), []);
  });

test('offers no wallet in a cart with a pre-order if none supports deferred options', async ({
  page,
  shop,
}) => {
  const wallets = { cartWallets: 'shop_pay,buy_it_now' };
  const slots = page.locator('#main shopify-accelerated-checkout-cart > [slot]');
  await openCart({ page, shop }, [PRODUCT.withPlans], wallets);
  await page.locator('#main shop-pay-wallet-button').waitFor();
  assert.is(await slots.count(), 2);
  const [line] = [...shop.store.carts.values()][0]?.lines ?? [];
  const preOrder = findProduct(shop, PRODUCT.withPlans).sellingPlans.find(plan => plan.percentNow < 100);
  Object.assign(line ?? {}, { sellingPlanId: preOrder?.id });
  await page.reload();
  await button(page, 'buyItNow').waitFor();
  assert.is(await slots.count(), 1);
  await button(page, 'buyItNow').click();
  assert.equal(await untilCheckout(page), []);
});

test('disables the buttons and the link of a sold-out product', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.soldOut);
  assert.ok(await moreOptions(page).isDisabled());
  await button(page, 'googlePay').dispatchEvent('click');
  assert.is(await sheet(page, 'sheet').count(), 0);
  assert.is(shop.store.calls.length, 0);
  assert.is(await page.locator('shopify-google-pay-button[disabled]').count(), 1);
  await recommend({ page, shop }, 'buy_it_now');
  assert.ok(await button(page, 'buyItNow').isDisabled());
});

test('follows the add-to-cart button when the variant changes', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await page.getByLabel('1 kg').check({ force: true });
  await page.getByLabel('Moído').check({ force: true });
  await page.locator('shopify-google-pay-button[disabled]').waitFor();
  assert.ok(await moreOptions(page).isDisabled());
  await page.getByLabel('Em grãos').check({ force: true });
  await page.locator('shopify-google-pay-button:not([disabled])').waitFor();
  assert.not.ok(await moreOptions(page).isDisabled());
  await openSheet(page);
  const [cart] = shop.store.carts.values();
  assert.is(cart?.lines[0]?.variantId, 46448623386877);
});

test("labels the button in the page's language", async ({ page, shop }) => {
  await openProduct({ page, shop });
  assert.match((await button(page, 'googlePay').getAttribute('aria-label')) ?? '', 'Google Pay');
  assert.is((await moreOptions(page).textContent())?.trim(), 'Mais opções de pagamento');
  await recommend({ page, shop }, 'buy_it_now');
  assert.is((await button(page, 'buyItNow').textContent())?.trim(), 'Comprar agora');
});

test.run();
