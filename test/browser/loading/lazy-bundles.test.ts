import * as assert from 'uvu/assert';
import { matrix } from '../matrix';
import { browserSuite, FAILED_REQUEST, type Fixtures } from '../open';
import { gotoCheckout } from '../outcomes/places';
import {
  button,
  calls,
  fillCart,
  holdFile,
  openCart,
  openProduct,
  openSheet,
  PRODUCT,
  pay,
  sheet,
  until,
  untilCheckout,
} from '../shop-page';
import { appleButton, at, pay as payApple, untilPayable, withApplePay } from '../wallets/apple-page';
import { decide, openWindow, untilUsable } from '../wallets/paypal-page';

const test = browserSuite('lazy bundles');

const NOT_LOADED = 'Não foi possível carregar o pagamento. Tente novamente.';

/** Returns the names of the script's files that the page has requested, except wallets. */
function hearFiles({ page }: Fixtures): string[] {
  const files: string[] = [];
  page.on('request', request => {
    const [, name] = /\/dist\/(?:\w{16}\/)?([\w-]+\.js)/.exec(request.url()) ?? [];
    if (name) files.push(name);
  });
  return files;
}

const untilQuiet = ({ page }: Fixtures) => page.waitForLoadState('networkidle');

/** Files of an untouched product page besides the wallet's module. */
const PRODUCT_FILES: [wallet: string, ...files: string[]][] = [
  ['buy_it_now', 'portable-wallets.js'],
  ['shop_pay', 'portable-wallets.js'],
  ['facebook_pay', 'portable-wallets.js'],
  ['google_pay', 'portable-wallets.js'],
  ['paypal', 'portable-wallets.js'],
];

for (const [recommended, ...wanted] of matrix(PRODUCT_FILES, ['buy_it_now', 'shop_pay', 'paypal']))
  test(`an untouched product page with ${recommended} loads ${wanted.join(' and ')}`, async fixtures => {
    const files = hearFiles(fixtures);
    await openProduct(fixtures, PRODUCT.standard, { recommended, cartWallets: '' });
    await untilQuiet(fixtures);
    assert.equal(files, wanted);
  });

test('the checkout element loads no styles of the wallet in SDK-only mode', async fixtures => {
  const files = hearFiles(fixtures);
  await gotoCheckout(fixtures, 'google_pay', { 'only-sdk': '' });
  await fixtures.page.waitForFunction(() => window.google?.payments?.api);
  await untilQuiet(fixtures);
  assert.equal(files.sort(), ['checkout-element.js', 'portable-wallets.js']);
});

/** Files of a cart page with sheet wallets, except the wallets' own. */
const CART_FILES = ['cart.js', 'portable-wallets.js'];

test('an untouched cart page also loads the cart element', async fixtures => {
  await openProduct(fixtures, PRODUCT.standard);
  const files = hearFiles(fixtures);
  await openCart(fixtures);
  await untilQuiet(fixtures);
  assert.equal([...new Set(files)].sort(), CART_FILES);
});

test("requests a cart's wallets, its element and its query in parallel", async fixtures => {
  const { page } = fixtures;
  await fillCart(fixtures);
  const release = await holdFile(page, 'cart.js');
  const module = page.waitForRequest('**/wallets/google-pay.js*');
  const files = hearFiles(fixtures);
  await page.goto(`${fixtures.shop.url}/cart`, { waitUntil: 'commit' });
  await module;
  await until(() => files.length === 2, 'all is requested');
  assert.equal([...new Set(files)].sort(), CART_FILES);
  release();
  await button(page, 'googlePay').waitFor();
});

test("shows no buttons, and says why, if a cart's element fails to load", async fixtures => {
  const { page } = fixtures;
  fixtures.expect(FAILED_REQUEST);
  fixtures.expect(/can't be shown/);
  await fillCart(fixtures);
  await page.route('**/cart.js*', route => route.abort());
  await page.addInitScript(() => {
    addEventListener('wallet-ready', event =>
      Object.assign(window, { ready: (event as CustomEvent).detail }),
    );
  });
  await page.goto(`${fixtures.shop.url}/cart`);
  await page.waitForFunction(
    () => document.querySelector('shopify-accelerated-checkout-cart')?.childElementCount === 0,
  );
  assert.equal(await page.evaluate(() => Object(window).ready), {
    wallets: [],
    pageType: 'unknown',
    reason: 'not_loaded',
  });
});

for (const sign of matrix(['hover', 'focus'] as const, ['hover']))
  test(`the first ${sign} on a button loads the purchase once`, async fixtures => {
    await openProduct(fixtures, PRODUCT.standard, { cartWallets: '' });
    await untilQuiet(fixtures);
    const files = hearFiles(fixtures);
    await button(fixtures.page, 'googlePay')[sign]();
    await until(() => files.includes('checkout.js'), 'the purchase is requested');
    await openSheet(fixtures.page);
    await pay(fixtures);
    assert.equal(
      files.filter(file => file === 'checkout.js'),
      ['checkout.js'],
    );
  });

/** How each wallet shows that the purchase failed to load, and how it buys on the next click. */
const WALLETS: [
  wallet: string,
  fail: (fixtures: Fixtures) => Promise<void>,
  buy: (fixtures: Fixtures) => Promise<unknown>,
][] = [
  [
    'buy_it_now',
    async ({ page }) => button(page, 'buyItNow').click(),
    async ({ page }) => {
      await button(page, 'buyItNow').click();
      await untilCheckout(page);
    },
  ],
  [
    'google_pay',
    // No SDK lets a shop close its sheet. The sheet shows an error, and the shopper closes it.
    async ({ page }) => {
      await button(page, 'googlePay').click();
      await sheet(page, 'error').filter({ hasText: NOT_LOADED }).waitFor();
      await sheet(page, 'close').click();
    },
    async fixtures => {
      await openSheet(fixtures.page);
      await pay(fixtures);
    },
  ],
  [
    'apple_pay',
    async ({ page }) => {
      await appleButton(page).click();
      await at(page, 'cancel').waitFor({ state: 'hidden' });
    },
    async fixtures => {
      await appleButton(fixtures.page).click();
      await untilPayable(fixtures.page);
      await payApple(fixtures);
    },
  ],
  [
    'paypal',
    async ({ page }) => {
      await openWindow(page);
      await untilUsable(page);
    },
    async ({ page }) => {
      await decide(await openWindow(page), 'approve');
      await untilCheckout(page);
    },
  ],
];

/** Files that a purchase needs: one of all wallets, and those of two. */
const LOST: [file: string, wallets: string[]][] = [
  ['checkout.js', WALLETS.map(([wallet]) => wallet)],
  ['sheets/google-pay.js', ['google_pay']],
  ['sheets/apple-pay.js', ['apple_pay']],
];

const losses = matrix(
  LOST.flatMap(([file, wallets]) =>
    WALLETS.filter(([wallet]) => wallets.includes(wallet)).map(wallet => ({ file, wallet })),
  ),
  [
    'checkout.js, buy_it_now',
    'checkout.js, paypal',
    'sheets/google-pay.js, google_pay',
    'sheets/apple-pay.js, apple_pay',
  ],
);
for (const {
  file,
  wallet: [wallet, fail, buy],
} of losses)
  test(`${wallet}: shows one message if ${file} fails to load, and the next click buys`, async fixtures => {
    const { page, shop, expect } = fixtures;
    expect(FAILED_REQUEST);
    expect(new RegExp(file));
    await page.route(`**/${file}*`, route => route.abort());
    await openProduct(
      fixtures,
      PRODUCT.standard,
      wallet === 'apple_pay' ? withApplePay() : { recommended: wallet },
    );
    await fail(fixtures);
    await page.getByRole('alert').filter({ hasText: NOT_LOADED, visible: true }).waitFor();
    assert.is(await page.locator('[aria-busy=true]').count(), 0);
    assert.equal(calls(shop), []);
    await page.unroute(`**/${file}*`);
    await buy(fixtures);
  });

test.run();
