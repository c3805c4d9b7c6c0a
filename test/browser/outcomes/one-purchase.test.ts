import type { Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite, type Fixtures } from '../open';
import {
  button,
  calls,
  openCart,
  openProduct,
  openSheet,
  operations,
  PRODUCT,
  setFault,
  sheet,
  until,
} from '../shop-page';
import { button as amazonButton, BRANDS, type Brand } from '../wallets/amazon-page';
import { appleButton, at as atApple, openSheet as openAppleSheet } from '../wallets/apple-page';
import { openWindow, paypalButton } from '../wallets/paypal-page';

const test = browserSuite('one purchase');

const [amazonPay] = BRANDS as [Brand];

const buyItNow = (page: Page) => page.locator('#main shopify-buy-it-now-button button');

/** A wallet with a running purchase, and the count of its sheets, windows or requests. */
interface Opener {
  wallet: string;
  button(page: Page): Locator;
  /** Starts a purchase, and waits until its sheet or window has opened. */
  begin(fixtures: Fixtures): Promise<unknown>;
  count(fixtures: Fixtures): Promise<number> | number;
}

const lead = (where: (page: Page) => Locator) => async (fixtures: Fixtures) => {
  setFault(fixtures.shop, 'silence', ['cart']);
  await where(fixtures.page).click();
  await until(() => calls(fixtures.shop, 'cart').length, 'the cart is requested');
};

const countCarts = ({ shop }: Fixtures) => calls(shop, 'cart').length;

const OPENERS: Opener[] = [
  {
    wallet: 'apple_pay',
    button: appleButton,
    begin: ({ page }) => openAppleSheet(page),
    count: ({ page }) => atApple(page, 'sheet').count(),
  },
  {
    wallet: 'google_pay',
    button: page => button(page, 'googlePay'),
    begin: ({ page }) => openSheet(page, '#main'),
    count: ({ page }) => sheet(page, 'sheet').count(),
  },
  ...(['paypal', 'venmo'] as const).map(brand => ({
    wallet: brand,
    button: (page: Page) => paypalButton(page, brand),
    begin: async ({ page, shop }: Fixtures) => {
      await openWindow(page, brand);
      await until(() => calls(shop, 'paypalTokenCreate')[0]?.status, 'the window has its order');
    },
    count: ({ page }: Fixtures) => page.context().pages().length - 1,
  })),
  ...[
    ['shop_pay', 'shop-pay-wallet-button'],
    ['facebook_pay', 'shopify-meta-pay-button'],
  ].map(([wallet = '', element = '']) => {
    const where = (page: Page) => page.locator(`#main ${element} :is(button, a)`);
    return { wallet, button: where, begin: lead(where), count: countCarts };
  }),
  {
    wallet: 'amazon_pay',
    button: page => amazonButton(page, amazonPay),
    begin: lead(page => amazonButton(page, amazonPay)),
    count: countCarts,
  },
];

/** An overlay blocks the pointer, but neither scripts nor, outside a dialog, the keyboard. */
const press = (where: Locator) => where.dispatchEvent('click');

for (const opener of OPENERS)
  test(`while ${opener.wallet} runs, a second click does nothing, and no other wallet starts`, async fixtures => {
    const { page, shop } = fixtures;
    await openCart(fixtures, [PRODUCT.standard], { cartWallets: `${opener.wallet},buy_it_now` });
    await opener.begin(fixtures);
    const before = operations(shop);
    await press(opener.button(page));
    await untilCalm(page);
    assert.is(await opener.count(fixtures), 1);
    assert.equal(operations(shop), before, 'after the second click');
    await press(buyItNow(page));
    await untilCalm(page);
    assert.match(page.url(), '/cart');
    assert.equal(operations(shop), before, 'after the click on another wallet');
    assert.is(await buyItNow(page).getAttribute('aria-disabled'), 'true');
  });

test("one of two elements does nothing while the other's purchase runs", async fixtures => {
  const { page, shop } = fixtures;
  shop.store.settings.cartWallets = ['apple_pay'];
  await openProduct(fixtures);
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  const inDrawer = appleButton(page, '#cart-drawer');
  await inDrawer.click();
  await atApple(page, 'sheet').waitFor();
  await press(button(page, 'googlePay'));
  await untilCalm(page);
  assert.is(await sheet(page, 'sheet').count(), 0);
  assert.is(calls(shop, 'cartCreate').length, 0);
  await atApple(page, 'close').click();
  await page.locator('#cart-drawer [data-drawer-close]').first().click();
  await openSheet(page, '#main');
  await press(inDrawer);
  await untilCalm(page);
  assert.is(await atApple(page, 'sheet').count(), 0);
  assert.is(await sheet(page, 'sheet').count(), 1);
});

/** Waits for everything that a click could have started: promises, frames, messages and their requests. */
async function untilCalm(page: Page) {
  await page.evaluate(async () => {
    const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frames();
    await fetch('/cart.js');
    await frames();
  });
}

test.run();
