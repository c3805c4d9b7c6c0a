import * as assert from 'uvu/assert';
import { routeToShop, serveExamples } from '../../../sandbox/browser/examples-page';
import { hold } from '../../fakes/hold';
import { shifts } from '../layout/layout-page';
import { cross, matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { button, dialog, fillCart, moreOptions, openSheet, pay, until, untilCheckout } from '../shop-page';
import { decide, openWindow } from '../wallets/paypal-page';

const test = browserSuite('examples in docs/examples');

const examples = await serveExamples();

interface Opening {
  /** The page's scripts are held back until this resolves. */
  scripts?: Promise<void>;
  /** A host name of this machine for the page's URL. */
  host?: string;
}

/** Opens an example with an item in the cart. */
async function open(fixtures: Fixtures, example: string, { scripts, host = '127.0.0.1' }: Opening = {}) {
  await routeToShop(fixtures, scripts);
  if (example === 'cart' || example === 'checkout') await fillCart(fixtures);
  const url = `${examples.replace('127.0.0.1', host)}/${example}.html`;
  await fixtures.page.goto(url, { waitUntil: scripts ? 'commit' : 'load' });
}

/** Each example with its buttons. */
const BUTTONS: Record<string, string[]> = {
  product: ['shopify-google-pay-button', 'more-payment-options-link'],
  cart: ['shop-pay-wallet-button', 'shopify-paypal-button'],
  checkout: ['shopify-paypal-button'],
};

/** A phone and a desktop. */
const WIDTHS: [px: number, isTouched: boolean][] = [
  [390, true],
  [1280, false],
];

const looks = matrix(cross({ example: Object.entries(BUTTONS), window: WIDTHS }), [
  'product, 390',
  'cart, 1280',
  'checkout, 390',
]);
for (const {
  example: [example, wallets],
  window: [width, hasTouch],
} of looks)
  test(
    `${example}.html shows its rounded buttons at ${width} px without a layout shift`,
    async fixtures => {
      const { page } = fixtures;
      const scripts = hold<void>();
      await open(fixtures, example, { scripts: scripts.promise });
      const place = page.locator(
        'shopify-accelerated-checkout,shopify-accelerated-checkout-cart,shopify-wallet-button',
      );
      const height = (await place.boundingBox())?.height;
      scripts.release();
      for (const wallet of wallets) await page.locator(wallet).waitFor();
      assert.equal(await shifts(page), []);
      assert.is((await place.boundingBox())?.height, height);
      assert.is(await place.locator('> [slot]').count(), wallets.length);
      // No settings override the defaults.
      const paypal = page.locator('shopify-paypal-button .wallet');
      for (const box of await paypal.all())
        assert.is(await box.evaluate(box => getComputedStyle(box).borderRadius), '4px');
    },
    { viewport: { width, height: 800 }, hasTouch, isMobile: hasTouch },
  );

test('buy-it-now.html buys in its language', async fixtures => {
  await open(fixtures, 'buy-it-now');
  await fixtures.page.locator('shopify-buy-it-now-button').getByText('Buy it now').click();
  await untilCheckout(fixtures.page);
});

test('the example parts in the docs show all buttons when pasted', async fixtures => {
  await routeToShop(fixtures);
  await fillCart(fixtures);
  for (const [example, wallets] of Object.entries(BUTTONS)) {
    await fixtures.page.goto(`${examples}/pasted/${example}`);
    for (const wallet of wallets) await fixtures.page.locator(wallet).waitFor();
  }
});

test('product.html sells with Google Pay on another origin than the shop', async fixtures => {
  await open(fixtures, 'product');
  await openSheet(fixtures.page, 'form');
  const order = await pay(fixtures);
  assert.is(order.paidWith, 'google_pay');
});

for (const host of ['localhost', 'loja.localhost'])
  test(`product.html redirects from ${host} to a checkout on another loopback origin`, async fixtures => {
    await open(fixtures, 'product', { host });
    await moreOptions(fixtures.page).click();
    assert.equal(await untilCheckout(fixtures.page), ['skip_shop_pay=true']);
    assert.is.not(new URL(fixtures.page.url()).origin, examples);
  });

test('product.html shows an error on the click if its token is wrong', async fixtures => {
  fixtures.expect(/401|\[portable-wallets\]/);
  await open(fixtures, 'product');
  await fixtures.page
    .locator('shopify-accelerated-checkout')
    .evaluate(element => element.setAttribute('access-token', 'wrong'));
  await moreOptions(fixtures.page).click();
  await dialog(fixtures.page).waitFor();
});

test('product.html shows Buy it now without Google Pay, and without a layout shift', async fixtures => {
  await fixtures.page.route('**/sdk/google-pay.js', route => route.abort());
  fixtures.expect(/ERR_FAILED|google_pay has no button/);
  await open(fixtures, 'product');
  await button(fixtures.page, 'buyItNow', 'form').waitFor();
  await button(fixtures.page, 'buyItNow', 'form').click();
  assert.equal(await untilCheckout(fixtures.page), []);
});

test('product.html fills the cart of cart.html', async fixtures => {
  const { page, shop } = fixtures;
  await open(fixtures, 'product');
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await until(() => shop.store.carts.size === 1, 'a cart in the shop');
  await page.goto(`${examples}/cart.html`);
  await page.locator('shop-pay-wallet-button').click();
  assert.equal((await untilCheckout(page)).sort(), [
    'payment=shop_pay',
    'redirect_source=direct_checkout_cart',
  ]);
});

test("checkout.html dispatches that its wallet has rendered, and redirects after PayPal's approval", async fixtures => {
  await open(fixtures, 'checkout');
  await fixtures.page.getByText('wallet-rendered: success').waitFor();
  const window = await openWindow(fixtures.page, 'paypal', 'body');
  await decide(window, 'approve');
  await untilCheckout(fixtures.page);
});

test.run();
