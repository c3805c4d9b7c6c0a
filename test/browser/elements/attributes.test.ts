import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { matrix } from '../matrix';
import { browserSuite } from '../open';
import { fillCart, PRODUCT } from '../shop-page';

const test = browserSuite('attributes');

const PRODUCT_ELEMENT = 'shopify-accelerated-checkout';
const CART_ELEMENT = 'shopify-accelerated-checkout-cart';

/** Mistakes of a page's author: a missing attribute, or an invalid value. */
const MISTAKES: [element: string, attribute: string, value: string | null][] = [
  [PRODUCT_ELEMENT, 'access-token', null],
  [PRODUCT_ELEMENT, 'buyer-country', null],
  [PRODUCT_ELEMENT, 'buyer-currency', null],
  [PRODUCT_ELEMENT, 'variant-params', '[{"id":'],
  [PRODUCT_ELEMENT, 'recommended', '{"name":"google_pay",'],
  [PRODUCT_ELEMENT, 'fallback', 'buy_it_now'],
  [CART_ELEMENT, 'access-token', null],
  [CART_ELEMENT, 'buyer-country', null],
  [CART_ELEMENT, 'buyer-currency', null],
  [CART_ELEMENT, 'wallet-configs', null],
  [CART_ELEMENT, 'wallet-configs', '[{"name":"google_pay"'],
  [CART_ELEMENT, 'wallet-configs', '{"name":"google_pay"}'],
];

/** Changes the page after parsing, before any of its scripts runs. */
async function writeMistake(page: Page, [element, attribute, value]: (typeof MISTAKES)[number]) {
  await page.addInitScript(
    ({ element, attribute, value }) => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        for (const host of document.querySelectorAll(element)) {
          if (value === null) host.removeAttribute(attribute);
          else host.setAttribute(attribute, value);
        }
      });
    },
    { element, attribute, value },
  );
}

const mistakes = matrix(
  MISTAKES,
  [
    'shopify-accelerated-checkout access-token',
    'shopify-accelerated-checkout buyer-currency',
    'shopify-accelerated-checkout variant-params [{"id":',
    'shopify-accelerated-checkout recommended {"name":"google_pay",',
    'shopify-accelerated-checkout fallback buy_it_now',
    'shopify-accelerated-checkout-cart buyer-country',
    'shopify-accelerated-checkout-cart wallet-configs [{"name":"google_pay"',
  ],
  row => row.filter(Boolean).join(' '),
);
for (const mistake of mistakes) {
  const [element, attribute, value] = mistake;
  test(`logs one error about ${element} if ${attribute} is ${value ?? 'missing'}`, async ({
    page,
    shop,
    complaints,
    expect,
  }) => {
    expect(/^\[portable-wallets\]/);
    await fillCart({ page, shop });
    await writeMistake(page, mistake);
    const path = element === CART_ELEMENT ? '/cart' : `/products/${PRODUCT.standard}`;
    await page.goto(shop.url + path, { waitUntil: 'networkidle' });
    assert.is(complaints.length, 1, complaints.join('\n'));
    assert.match(complaints[0] ?? '', `<${element}>`);
    assert.match(complaints[0] ?? '', attribute);
    assert.match(complaints[0] ?? '', /See docs\/embedding\.md#invalid-/);
    assert.is(await page.locator(`${element} > *`).count(), 0);
    // Chromium logs nothing else, because the shop works without the element.
    if (mistake !== mistakes.find(([other]) => other === element)) return;
    if (element === CART_ELEMENT) {
      await page.locator('#main').getByRole('button', { name: 'Finalizar compra' }).click();
      await page.waitForURL(/\/checkouts\/cn\//);
    } else {
      await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
      await page.locator('#cart-drawer.is-open [data-testid=line]').waitFor();
    }
  });
}

for (const [what, params, message] of [
  ['with invalid JSON parameters', '{"sdkUrl":', /no valid JSON .*in the attribute wallet-params/],
  ['without a parent', '{}', /does nothing by itself/],
] as const)
  test(`logs one error about a wallet's element in the page ${what}`, async ({
    page,
    shop,
    complaints,
    expect,
  }) => {
    expect(/^\[portable-wallets\]/);
    await page.addInitScript(params => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const element = document.createElement('shopify-google-pay-button');
        element.setAttribute('wallet-params', params);
        document.querySelector('main')?.append(element);
      });
    }, params);
    await page.goto(`${shop.url}/`, { waitUntil: 'networkidle' });
    assert.is(complaints.length, 1, complaints.join('\n'));
    assert.match(complaints[0] ?? '', '<shopify-google-pay-button>');
    assert.match(complaints[0] ?? '', message);
  });

test('continues without a recommended wallet with invalid parameters, and logs an error', async ({
  page,
  shop,
  complaints,
  expect,
}) => {
  expect(/^\[portable-wallets\]/);
  await writeMistake(page, [PRODUCT_ELEMENT, 'recommended', '{"name":"google_pay","wallet_params":"?"}']);
  await page.goto(`${shop.url}/products/${PRODUCT.standard}`);
  await page.locator('#main shopify-buy-it-now-button').waitFor();
  assert.is(complaints.length, 1, complaints.join('\n'));
  assert.match(complaints[0] ?? '', 'google_pay has no button: invalidAuthParams. auth in wallet_params');
});

test('renders nothing outside a form, and logs the correct place once', async ({
  page,
  shop,
  complaints,
  expect,
}) => {
  expect(/^\[portable-wallets\]/);
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const element = document.querySelector('shopify-accelerated-checkout');
      if (document.readyState === 'interactive' && element) document.querySelector('main')?.append(element);
    });
  });
  await page.goto(`${shop.url}/products/${PRODUCT.standard}`, { waitUntil: 'networkidle' });
  const host = page.locator('shopify-accelerated-checkout');
  assert.ok(await host.evaluate(element => element.matches(':empty')));
  assert.is(await host.evaluate(element => element.getBoundingClientRect().height), 0);
  assert.is(complaints.length, 1, complaints.join('\n'));
  assert.match(complaints[0] ?? '', 'invalid-webcomponent');
});

test.run();
