import * as assert from 'uvu/assert';
import { renderPart } from '../../fakes/theme';
import { shifts } from '../layout/layout-page';
import { browserSuite, type Fixtures } from '../open';
import { button, fillCart, operations, until, untilCheckout } from '../shop-page';

const test = browserSuite('recipes in docs/examples');

const open = ({ page, shop }: Fixtures, recipe: string) => page.goto(`${shop.url}/examples/${recipe}`);

test('drawer shows the wallets of the cart that has just been filled', async fixtures => {
  const { page } = fixtures;
  await open(fixtures, 'drawer');
  await page.getByText('Add to cart').click();
  await page.locator('#cart-drawer shop-pay-wallet-button button').click();
  const markers = await untilCheckout(page);
  assert.ok(markers.includes('payment=shop_pay'));
});

test('subscription shows the consent with a plan, and buys the plan', async fixtures => {
  const { page, shop } = fixtures;
  await open(fixtures, 'subscription');
  const consent = page.locator('#shopify-subscription-policy-button');
  await button(page, 'buyItNow', 'form').waitFor();
  assert.is(await consent.filter({ visible: true }).count(), 0);
  await page.getByLabel('Every month').check();
  await consent.waitFor();
  await button(page, 'buyItNow', 'form').click();
  await untilCheckout(page);
  assert.equal(
    [...shop.store.carts.values()].flatMap(({ lines }) => lines.map(({ sellingPlanId }) => sellingPlanId)),
    [7301482654],
  );
});

test('quick view mounts the element of the product that is clicked', async fixtures => {
  const { page } = fixtures;
  await open(fixtures, 'quick-view');
  await page.getByText('Clay mug').click();
  await page.locator('#quick-view shop-pay-wallet-button button').click();
  await untilCheckout(page);
});

test('terms holds the purchase back until the box is checked', async fixtures => {
  const { page, shop } = fixtures;
  await open(fixtures, 'terms');
  const buy = button(page, 'buyItNow', 'form');
  await buy.click();
  await page.locator('#terms:focus').waitFor();
  assert.equal(operations(shop), []);
  await page.keyboard.press('Space');
  await buy.click();
  await untilCheckout(page);
});

test('tracking sends the click and the redirect, and marks no element with buttons', async fixtures => {
  const { page } = fixtures;
  const sent: unknown[] = [];
  await page.route('**/collect', route => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await open(fixtures, 'tracking');
  await button(page, 'buyItNow', 'form').click();
  await untilCheckout(page);
  await until(() => sent.length > 1, 'both events');
  const detail = { wallet: 'buy_it_now', pageType: 'product' };
  assert.equal(sent, [
    { name: 'wallet-click', ...detail },
    { name: 'wallet-redirect', ...detail },
  ]);
});

const config = (name: string) => ({ name, wallet_params: {} });

/** A page of a theme with the snippet, in the sandbox's shop. */
function renderTheme(url: string, cartWallets: string[]) {
  const scope = {
    settings: {
      wallets_folder: `${url}/dist`,
      wallets_access_token: '5d41c08b7f2e46a39be0c1d7a2f86e94',
      wallets_recommended: JSON.stringify(config('shop_pay')),
      wallets_cart: JSON.stringify(cartWallets.map(config)),
    },
    shop: { id: 7 },
    localization: { country: { iso_code: 'BR' } },
    request: { locale: { iso_code: 'en-GB' } },
    cart: { currency: { iso_code: 'BRL' }, items: [], requires_shipping: true },
    product: { available: true, variants: [{ id: 46448623321341, requires_shipping: true }] },
  };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width"><title>Theme</title>${renderPart('head', scope)}</head>
    <body><form method="post" action="/cart/add"><input type="hidden" name="id" value="46448623321341">
    <button>Add to cart</button>${renderPart('product', scope)}</form>${renderPart('cart', scope)}<p>Below</p></body></html>`;
}

for (const [wallets, width] of [
  [['shop_pay'], 390],
  [['shop_pay', 'facebook_pay', 'buy_it_now'], 390],
  [['shop_pay', 'facebook_pay', 'buy_it_now'], 320],
] as const)
  test(
    `portable-wallets.liquid renders ${wallets.length} of a cart in ${width} px, and nothing moves`,
    async fixtures => {
      const { page, shop } = fixtures;
      shop.store.pages.set('/theme', { markup: renderTheme(shop.url, [...wallets]) });
      await fillCart(fixtures);
      const file = page.waitForRequest('**/portable-wallets.en.js');
      await page.goto(`${shop.url}/theme`);
      await file;
      await page.locator('shopify-accelerated-checkout shop-pay-wallet-button').waitFor();
      const cells = page.locator('shopify-accelerated-checkout-cart > [slot]');
      await until(async () => (await cells.count()) === wallets.length, 'the wallets of the cart');
      assert.equal(await shifts(page), []);
    },
    { viewport: { width, height: 800 } },
  );

test.run();
