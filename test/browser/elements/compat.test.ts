import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { addStyle } from '../layout/layout-page';
import { browserSuite } from '../open';
import { fillCart, openProduct, PRODUCT } from '../shop-page';

const test = browserSuite('styles for the old markup');

/** Computed styles of a branded button: Shop Pay's on the product page. */
const readButton = (page: Page, host = 'shopify-accelerated-checkout') =>
  page
    .locator(`#main ${host} > shop-pay-wallet-button`)
    .first()
    .evaluate(element => {
      const { height, borderRadius, boxShadow } = getComputedStyle(
        element.shadowRoot?.querySelector('.wallet') as Element,
      );
      return { height, borderRadius, boxShadow };
    });

const SHOP_PAY = { recommended: 'shop_pay', cartWallets: 'shop_pay,facebook_pay' };

/** Resets the radius of the sandbox's theme. */
const NO_RADIUS = 'shopify-accelerated-checkout{--shopify-accelerated-checkout-button-border-radius:initial}';

/** Changes the shop's markup. */
const rewrite = (page: Page, change: (html: string) => string) =>
  page.route('**/products/**', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

/** Theme rules, and the expected styles of a branded button. */
const PRODUCT_RULES: [what: string, css: string, want: Partial<Record<string, string>>][] = [
  ['a height', '.shopify-payment-button__button{height:50px}', { height: '50px' }],
  [
    'a minimum height',
    '.shopify-payment-button .shopify-payment-button__button{min-height:52px}',
    { height: '52px' },
  ],
  ['the larger of both', '.shopify-payment-button__button{height:30px;min-height:48px}', { height: '48px' }],
  ['at most 55 px', '[role=button].shopify-payment-button__button{height:80px}', { height: '55px' }],
  ['at least 25 px', '.shopify-payment-button__button{height:10px}', { height: '25px' }],
  ['the default for auto', '.shopify-payment-button__button{height:auto}', { height: '44px' }],
  ['a radius', '.shopify-payment-button [role=button]{border-radius:20px}', { borderRadius: '20px' }],
  ['no radius', '.shopify-payment-button__button{border-radius:0 !important}', { borderRadius: '0px' }],
  [
    'an important rule',
    '.shopify-payment-button__button{height:50px!important}.shopify-payment-button .shopify-payment-button__button{height:30px}',
    { height: '50px' },
  ],
  [
    "the shadow of the theme's own buttons",
    '.product-form__buttons .button::before{content:"";box-shadow:rgb(1, 2, 3) 0px 0px 4px 0px}',
    { boxShadow: 'rgb(1, 2, 3) 0px 0px 4px 0px' },
  ],
  [
    'the current property over a rule',
    'shopify-accelerated-checkout{--shopify-accelerated-checkout-button-block-size:36px}.shopify-payment-button__button{height:50px}',
    { height: '36px' },
  ],
];

/** Replaces the previous rule of the page, and mounts an element under it. */
const tryRule = (page: Page, css: string, selector = '#main shopify-accelerated-checkout') =>
  page.evaluate(
    async ({ css, selector }) => {
      const old = document.querySelector(selector) as Element;
      const place = old.parentElement as Element;
      const fresh = old.cloneNode() as Element;
      old.remove();
      // Buttons are cached for two frames for an element that replaces theirs.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      document.querySelector('#rule')?.remove();
      const style = document.createElement('style');
      style.id = 'rule';
      style.textContent = css;
      document.head.append(style);
      place.append(fresh);
    },
    { css, selector },
  );

test("applies a theme's styles of the old markup to a product's button, and removes its probe", async ({
  page,
  shop,
}) => {
  await rewrite(page, html =>
    html.replace(/<body.*?>/, '$&<p class="product-form__buttons"><a class="button">Ok</a></p>'),
  );
  await openProduct({ page, shop }, PRODUCT.standard, SHOP_PAY);
  for (const [what, css, want] of PRODUCT_RULES) {
    await tryRule(page, `${NO_RADIUS}${css}`);
    await page.locator('#main shop-pay-wallet-button .wallet').waitFor();
    const button: Record<string, string> = await readButton(page);
    for (const [name, value] of Object.entries(want)) assert.is(button[name], value, `${what}: ${name}`);
    assert.is(await page.locator('.portable-wallets-probe').count(), 0, what);
  }
});

test("applies the theme's height without a skeleton, if the script's button is first", async ({
  page,
  shop,
}) => {
  await addStyle(page, '.shopify-payment-button__button{height:50px}');
  await rewrite(page, html =>
    html.replace(
      /(<shopify-accelerated-checkout [^>]*>)[\s\S]*?(?=<\/shopify-accelerated-checkout>)/,
      (_, tag) => tag,
    ),
  );
  await openProduct({ page, shop }, PRODUCT.standard, SHOP_PAY);
  assert.is((await readButton(page)).height, '50px');
});

test('ignores them with disable-compat', async ({ page, shop }) => {
  await addStyle(page, '.shopify-payment-button__button{height:50px}');
  await rewrite(page, html => html.replace('<shopify-accelerated-checkout ', '$&disable-compat '));
  await openProduct({ page, shop }, PRODUCT.standard, SHOP_PAY);
  assert.is((await readButton(page)).height, '44px');
});

test('applies style sheets of other origins without reading them', async ({ page, shop }) => {
  await page.route('**/theme-of-old.css', route =>
    route.fulfill({ contentType: 'text/css', body: '.shopify-payment-button__button{height:50px}' }),
  );
  const link = '<link rel="stylesheet" href="http://other.example/theme-of-old.css">';
  await rewrite(page, html => html.replace('</head>', `${link}$&`));
  await openProduct({ page, shop }, PRODUCT.standard, SHOP_PAY);
  assert.is((await readButton(page)).height, '50px');
});

test("applies the theme's height, gap and alignment to a cart", async ({ page, shop }) => {
  await addStyle(
    page,
    '.additional-checkout-buttons [role=button]{height:50px}[data-shopify-buttoncontainer]{justify-content:flex-end}[data-shopify-buttoncontainer] li{margin-top:13px}',
  );
  await fillCart({ page, shop });
  await page.goto(`${shop.url}/cart?${new URLSearchParams({ ...SHOP_PAY, theme: 'aurora' })}`);
  await page.locator('#main shopify-accelerated-checkout-cart > [slot]').first().waitFor();
  assert.is((await readButton(page, 'shopify-accelerated-checkout-cart')).height, '50px');
  const grid = await page.locator('#main shopify-accelerated-checkout-cart').evaluate(element => {
    const { rowGap, justifyContent } = getComputedStyle(
      element.shadowRoot?.querySelector('.grid') as Element,
    );
    return { rowGap, justifyContent };
  });
  assert.equal(grid, { rowGap: '13px', justifyContent: 'flex-end' });
});

/** A theme's rules for a drawer that is closed on mount, and a button's height once it is open. */
const DRAWERS: [what: string, css: string, height: string][] = [
  ['a height of auto', '.wallet-cart-button{height:auto}', '54px'],
  ['a percentage', '.wallet-cart-button{height:100%}', '54px'],
  ['a height', '.wallet-cart-button{height:50px}', '50px'],
  ['a minimum height', '.wallet-cart-button{min-height:50px}', '50px'],
  ['a rule for the products next to it', '.shopify-payment-button__button{height:30px}', '54px'],
  ['the shadow of the products next to it', '.product-form__buttons .button::before{content:""}', '54px'],
];

test("applies the theme's height to a cart in a closed drawer, without the products' styles", async ({
  page,
  shop,
}) => {
  const shadow =
    '.product-form__buttons .button::before{box-shadow:rgb(1, 2, 3) 0px 0px 4px 0px}#cart-drawer:not(.is-open){display:none}';
  await rewrite(page, html =>
    html.replace(/<body.*?>/, '$&<p class="product-form__buttons"><a class="button">Ok</a></p>'),
  );
  await fillCart({ page, shop });
  await openProduct({ page, shop }, PRODUCT.standard, { ...SHOP_PAY, cartWallets: 'shop_pay' });
  const drawer = page.locator('#cart-drawer');
  for (const [what, css, height] of DRAWERS) {
    await drawer.evaluate(element => element.classList.remove('is-open'));
    await tryRule(page, css + shadow, '#cart-drawer shopify-accelerated-checkout-cart');
    await page.locator('#main [name=add]').dispatchEvent('pointerover', { composed: true });
    await drawer.locator('shop-pay-wallet-button').waitFor({ state: 'attached' });
    assert.is(await drawer.isVisible(), false, what);
    await drawer.evaluate(element => element.classList.add('is-open'));
    const button = await drawer.locator('shop-pay-wallet-button .wallet').evaluate(element => {
      const { height, boxShadow } = getComputedStyle(element);
      return { height, boxShadow };
    });
    assert.equal(button, { height, boxShadow: 'none' }, what);
  }
});

test.run();
