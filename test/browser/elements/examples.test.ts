import * as assert from 'uvu/assert';
import { hold } from '../../fakes/hold';
import { browserSuite, type Stage } from '../drivers/browser';
import { cross, sample } from '../drivers/matrix';
import {
  button,
  dialog,
  fillCart,
  moreOptions,
  openSheet,
  pay,
  until,
  untilCheckout,
} from '../drivers/shop-page';
import { shifts } from '../layout/layout-page';
import { decide, openWindow } from '../wallets/paypal-page';
import { routeToShop, serveExamples } from './examples-stage';

const test = browserSuite('the examples, as they stand in docs/examples');

const examples = await serveExamples();

interface Opening {
  /** The page's scripts are held back until this is settled. */
  scripts?: Promise<void>;
  /** A name of this machine, as the page's address has it. */
  host?: string;
}

/** Opens an example as a shopper does who has something in the cart. */
async function open(stage: Stage, example: string, { scripts, host = '127.0.0.1' }: Opening = {}) {
  await routeToShop(stage, scripts);
  if (example !== 'product') await fillCart(stage);
  const url = `${examples.replace('127.0.0.1', host)}/${example}.html`;
  await stage.page.goto(url, { waitUntil: scripts ? 'commit' : 'load' });
}

/** Each example, with the buttons that it shows. */
const SHOWN: Record<string, string[]> = {
  product: ['shopify-google-pay-button', 'more-payment-options-link'],
  cart: ['shop-pay-wallet-button', 'shopify-paypal-button'],
  checkout: ['shopify-paypal-button'],
};

/** A phone, and a desk. */
const WIDTHS: [px: number, isTouched: boolean][] = [
  [390, true],
  [1280, false],
];

const looks = sample(
  'examples in a window',
  cross({ example: Object.entries(SHOWN), window: WIDTHS }),
  ({ example: [name], window: [width] }) => [name, `${width} px`],
);
for (const {
  example: [example, wallets],
  window: [width, hasTouch],
} of looks)
  test(
    `${example}.html has all its buttons, with their corners, on ${width} px, and nothing moves when they come`,
    async stage => {
      const { page } = stage;
      const scripts = hold<void>();
      await open(stage, example, { scripts: scripts.promise });
      const place = page.locator(
        'shopify-accelerated-checkout,shopify-accelerated-checkout-cart,shopify-wallet-button',
      );
      const height = (await place.boundingBox())?.height;
      scripts.release();
      for (const wallet of wallets) await page.locator(wallet).waitFor();
      assert.equal(await shifts(page), []);
      assert.is((await place.boundingBox())?.height, height);
      assert.is(await place.locator('> [slot]').count(), wallets.length);
      // Nothing in them says otherwise.
      const paypal = page.locator('shopify-paypal-button .wallet');
      for (const box of await paypal.all())
        assert.is(await box.evaluate(box => getComputedStyle(box).borderRadius), '4px');
    },
    { viewport: { width, height: 800 }, hasTouch, isMobile: hasTouch },
  );

test('what the pages quote of each example has all its buttons when it is pasted', async stage => {
  await routeToShop(stage);
  await fillCart(stage);
  for (const [example, wallets] of Object.entries(SHOWN)) {
    await stage.page.goto(`${examples}/pasted/${example}`);
    for (const wallet of wallets) await stage.page.locator(wallet).waitFor();
  }
});

test('product.html sells by Google Pay, from another origin than the shop', async stage => {
  await open(stage, 'product');
  await openSheet(stage.page, 'form');
  const order = await pay(stage);
  assert.is(order.paidWith, 'google_pay');
});

for (const host of ['localhost', 'loja.localhost'])
  test(`product.html leads from ${host} to a checkout on another origin of loopback`, async stage => {
    await open(stage, 'product', { host });
    await moreOptions(stage.page).click();
    assert.equal(await untilCheckout(stage.page), ['skip_shop_pay=true']);
    assert.is.not(new URL(stage.page.url()).origin, examples);
  });

test('product.html with a wrong token tells the shopper so at the click', async stage => {
  stage.expect(/401|\[portable-wallets\]/);
  await open(stage, 'product');
  await stage.page
    .locator('shopify-accelerated-checkout')
    .evaluate(element => element.setAttribute('access-token', 'wrong'));
  await moreOptions(stage.page).click();
  await dialog(stage.page).waitFor();
});

test('product.html shows Buy it now where Google Pay is not there, and nothing moves', async stage => {
  await stage.page.route('**/sdk/google-pay.js', route => route.abort());
  stage.expect(/ERR_FAILED|google_pay has no button/);
  await open(stage, 'product');
  await button(stage.page, 'buyItNow', 'form').waitFor();
  await button(stage.page, 'buyItNow', 'form').click();
  assert.equal(await untilCheckout(stage.page), []);
});

test('product.html fills the cart that cart.html shows', async stage => {
  const { page, shop } = stage;
  await open(stage, 'product');
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await until(() => shop.store.carts.size === 1, 'a cart in the shop');
  await page.goto(`${examples}/cart.html`);
  await page.locator('shop-pay-wallet-button').click();
  assert.equal((await untilCheckout(page)).sort(), [
    'payment=shop_pay',
    'redirect_source=direct_checkout_cart',
  ]);
});

test('checkout.html says that its wallet is there, and leads on when PayPal is approved', async stage => {
  await open(stage, 'checkout');
  await stage.page.getByText('wallet-rendered: success').waitFor();
  const window = await openWindow(stage.page, 'paypal', 'body');
  await decide(window, 'approve');
  await untilCheckout(stage.page);
});

test.run();
