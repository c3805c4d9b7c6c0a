import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { openForAll, recommend } from '../elements/recommend';
import { addStyle } from '../layout/layout-page';
import { browserSuite } from '../open';
import {
  button,
  dialog,
  fillCart,
  openCart,
  openProduct,
  PRODUCT,
  setFault,
  untilCheckout,
} from '../shop-page';
import { setControl } from '../wallets/paypal-page';

const test = browserSuite('rules and changes of themes');

/** A rule of a well-known theme and its many derivatives. */
const EMPTY = 'a:empty,ul:empty,dl:empty,div:empty,section:empty,article:empty,p:empty{display:none}';

const PRODUCT_HOST = '#main shopify-accelerated-checkout';
const CART_HOST = '#main shopify-accelerated-checkout-cart';
const TWO = { cartWallets: 'shop_pay,facebook_pay' };

/** Records the element's heights during an action and for a second after it. */
function watchHeights(page: Page, selector: string, change: string): Promise<number[]> {
  return page.evaluate(
    async ([selector, change]) => {
      const element = document.querySelector(selector) as HTMLElement;
      const heights = new Set<number>();
      const end = performance.now() + 1000;
      new Function('element', change)(element);
      while (performance.now() < end) {
        await new Promise(requestAnimationFrame);
        heights.add(element.offsetHeight);
      }
      return [...heights];
    },
    [selector, change] as const,
  );
}

const updateCart = (page: Page) =>
  page.evaluate(() =>
    fetch('/cart/update.js', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"note":"x"}',
    }).then(response => response.text()),
  );

test('shows its dialogs and every wallet if the theme hides empty boxes', async fixtures => {
  const { page, shop } = fixtures;
  await addStyle(page, EMPTY);
  setFault(shop, 'out_of_stock');
  await openForAll(fixtures);
  for (const wallet of ['amazon_pay', 'buy_with_prime']) {
    await recommend(fixtures, wallet);
    const height = await page
      .locator(`${PRODUCT_HOST} > [slot=button] > span`)
      .evaluate(element => (element as HTMLElement).offsetHeight);
    assert.is(height, 44, wallet);
  }
  await recommend(fixtures, 'buy_it_now');
  await button(page, 'buyItNow').click();
  await dialog(page).waitFor({ state: 'visible' });
});

const LAYS_ANEW: [what: string, selector: string, change: string][] = [
  [
    'a product',
    PRODUCT_HOST,
    "element.setAttribute('variant-params', element.getAttribute('variant-params') + ' ')",
  ],
  [
    'a cart',
    CART_HOST,
    "element.setAttribute('wallet-configs', element.getAttribute('wallet-configs') + ' ')",
  ],
  [
    "a cart's skeletons",
    CART_HOST,
    `element.innerHTML = '<ul class="wallet-cart-grid--skeleton"><li class="wallet-cart-button__skeleton">&nbsp;</li></ul>'`,
  ],
];

for (const selector of new Set(LAYS_ANEW.map(([, selector]) => selector))) {
  const changes = LAYS_ANEW.filter(([, other]) => other === selector);
  test(`causes no layout shift if a theme replaces ${changes.map(([what]) => what).join(' and ')}`, async ({
    page,
    shop,
  }) => {
    if (selector === CART_HOST) await openCart({ page, shop }, [PRODUCT.standard], TWO);
    else await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'shop_pay' });
    const before = await page.locator(selector).evaluate(element => (element as HTMLElement).offsetHeight);
    for (const [what, , change] of changes) {
      assert.equal(await watchHeights(page, selector, change), [before], what);
      assert.ok(await page.locator(`${selector} > shop-pay-wallet-button`).isVisible(), what);
    }
  });
}

test('shows the same button in every frame if a theme replaces the form with an equal one', async ({
  page,
  shop,
}) => {
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'shop_pay' });
  const seen = await page.evaluate(async () => {
    const button = document.querySelector('#main shop-pay-wallet-button');
    const text = await (await fetch(location.href)).text();
    const host = 'form:has(shopify-accelerated-checkout)';
    const fresh = new DOMParser()
      .parseFromString(text, 'text/html')
      .querySelector(`#main ${host}`) as Element;
    document.querySelector(`#main ${host}`)?.replaceWith(document.adoptNode(fresh));
    const seen = new Set<string>();
    for (let frame = 0; frame < 30; frame++) {
      await new Promise(requestAnimationFrame);
      const now = document.querySelector<HTMLElement>('#main shop-pay-wallet-button');
      const skeleton = document.querySelector<HTMLElement>('#main .shopify-payment-button__skeleton');
      seen.add(
        `${now === button ? 'the same' : 'another'} button, ${now?.offsetHeight} px, ${skeleton ? 'a' : 'no'} placeholder`,
      );
    }
    return [...seen];
  });
  assert.equal(seen, ['the same button, 44 px, no placeholder']);
  await page.locator('#main shop-pay-wallet-button button').click();
  await untilCheckout(page);
});

test('reuses the styles read from the old markup when a product is replaced', async ({ page, shop }) => {
  await addStyle(page, '.shopify-payment-button__button{height:52px}');
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'shop_pay' });
  await watchHeights(page, PRODUCT_HOST, LAYS_ANEW[0]?.[2] ?? '');
  const wallet = page.locator(`${PRODUCT_HOST} > shop-pay-wallet-button .wallet`);
  assert.is((await wallet.boundingBox())?.height, 52);
});

test('keeps an unchanged button and its focus when the cart changes', async ({ page, shop }) => {
  await openCart({ page, shop }, [PRODUCT.standard], TWO);
  const meta = page.locator(`${CART_HOST} > shopify-meta-pay-button button`);
  await meta.focus();
  await updateCart(page);
  await page.waitForTimeout(600);
  assert.ok(await meta.evaluate(element => element.matches(':focus')));
});

test('keeps the consent text when a cart without subscriptions changes', async ({ page, shop }) => {
  await fillCart({ page, shop }, [PRODUCT.standard]);
  await openProduct({ page, shop }, PRODUCT.withPlans);
  const consent = page.locator('#main #shopify-buyer-consent');
  await page.locator('#main [name=selling_plan]').nth(1).check({ force: true });
  await consent.waitFor({ state: 'visible' });
  await updateCart(page);
  await page.waitForTimeout(600);
  assert.ok(await consent.isVisible());
});

test('renders again if a theme replaces its content', async ({ page, shop }) => {
  await openCart({ page, shop }, [PRODUCT.standard], TWO);
  const [before] = await watchHeights(page, CART_HOST, '');
  assert.equal(await watchHeights(page, CART_HOST, 'element.innerHTML = element.innerHTML'), [before]);
  assert.is(await page.locator(`${CART_HOST} > [slot]`).count(), 2);
  await page.locator(`${CART_HOST} > shop-pay-wallet-button button`).click();
  await untilCheckout(page);
});

test("supports the page's delivery promise with its own skeleton", async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'shop_pay' });
  await page.locator(PRODUCT_HOST).evaluate(element => {
    element.insertAdjacentHTML('beforeend', '<p slot="shop-promise"><i class="promise__skeleton"></i></p>');
  });
  await page.waitForTimeout(100);
  assert.is(await page.locator(`${PRODUCT_HOST} > shop-pay-wallet-button`).count(), 1);
});

test('collapses if a theme moves it out of its form', async ({ page, shop, expect }) => {
  expect(/unable to find product form/);
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'shop_pay' });
  const host = await page.locator(PRODUCT_HOST).evaluateHandle(element => {
    document.body.append(element);
    return element as HTMLElement;
  });
  await page.waitForFunction(({ offsetHeight }) => offsetHeight === 0, host);
});

test("shows the fallback if PayPal's button can't be rendered", async ({ page, shop, expect }) => {
  expect(/prevents the frame from loading/);
  await setControl(page, { noFrame: true });
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'paypal' });
  await page.locator(`${PRODUCT_HOST} > shopify-buy-it-now-button`).waitFor();
});

test('keeps the scroll position if the body scrolls', async ({ page, shop }) => {
  await addStyle(page, 'html,body{height:100%}body{overflow-x:hidden}#main{min-height:3000px}');
  setFault(shop, 'out_of_stock');
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'buy_it_now' });
  await page.evaluate(() => scrollTo(0, 200));
  await button(page, 'buyItNow').click();
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => scrollY === 200);
});

test("restores its buttons' styles when the shopper comes near, if an app has replaced all style sheets", async ({
  page,
  shop,
}) => {
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'buy_it_now' });
  const buy = button(page, 'buyItNow');
  const readDisplay = () => buy.evaluate(element => getComputedStyle(element).display);
  const display = await readDisplay();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  assert.is.not(await readDisplay(), display);
  await buy.hover();
  assert.is(await readDisplay(), display);
});

test.run();
