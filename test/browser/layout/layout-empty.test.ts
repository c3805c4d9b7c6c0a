import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite, FAILED_REQUEST, type Fixtures } from '../open';
import { fillCart, setFault } from '../shop-page';

const test = browserSuite('empty');

/** Reasons why a cart has no buttons. */
const REASONS: [why: string, open: (fixtures: Fixtures) => Promise<unknown>][] = [
  ['has a legacy cookie', ({ page, shop }) => page.goto(`${shop.url}/legacy-cart`)],
  ['holds nothing', ({ page, shop }) => page.goto(`${shop.url}/cart`)],
  [
    'has only wallets without subscriptions',
    async ({ page, shop }) => {
      await page.request.post(`${shop.url}/cart/add`, {
        form: { id: '46448901292285', selling_plan: '7301482654' },
        maxRedirects: 0,
      });
      await page.goto(`${shop.url}/cart?cartWallets=paypal,facebook_pay`);
    },
  ],
  [
    'has only an unknown wallet',
    async ({ page, shop }) => {
      await fillCart({ page, shop });
      await page.addInitScript(() =>
        document.addEventListener('readystatechange', () => {
          for (const cart of document.querySelectorAll('shopify-accelerated-checkout-cart'))
            cart.setAttribute('wallet-configs', '[{"name":"carteira_nova"}]');
        }),
      );
      await page.goto(`${shop.url}/cart`);
    },
  ],
  [
    'fails to load',
    async ({ page, shop }) => {
      setFault(shop, 'http_500', ['limitedCartQuery'], Number.POSITIVE_INFINITY);
      await fillCart({ page, shop });
      await page.goto(`${shop.url}/cart`);
    },
  ],
  [
    'has only a wallet without its script',
    async ({ page, shop }) => {
      await fillCart({ page, shop });
      await page.goto(`${shop.url}/cart?googlePaySdk=missing`);
    },
  ],
];

async function untilDone(page: Page) {
  await page.waitForFunction(() => {
    // The cart in the closed drawer keeps its markup until the shopper is about to add to the cart.
    const form = document.createElement('form');
    form.action = '/cart/add';
    document.body.append(form);
    form.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
    form.remove();
    return [...document.querySelectorAll('shopify-accelerated-checkout-cart')].every(
      ({ firstElementChild }) => !firstElementChild,
    );
  });
}

for (const [why, open] of REASONS)
  test(`removes heading, list and space of a cart that ${why}`, async fixtures => {
    const { page, expect } = fixtures;
    expect(FAILED_REQUEST);
    expect(/limitedCartQuery failed/);
    expect(/carteira_nova has no button: unknownWallet/);
    await open(fixtures);
    await untilDone(page);
    const left = await page.locator('shopify-accelerated-checkout-cart').evaluateAll(hosts =>
      hosts.map(host => ({
        isEmpty: host.matches(':empty'),
        isRead: host.shadowRoot?.querySelector('h2, ul, button, slot') != null,
        height: host.getBoundingClientRect().height,
      })),
    );
    assert.ok(left.length > 0);
    for (const host of left) assert.equal(host, { isEmpty: true, isRead: false, height: 0 });
    assert.is(await page.getByRole('heading', { name: /checkout expresso/i }).count(), 0);
  });

test('shows nothing if a theme hides empty elements', async fixtures => {
  const { page, shop } = fixtures;
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const style = document.createElement('style');
      style.textContent =
        '.additional-checkout-buttons:has(shopify-accelerated-checkout-cart:empty){display:none}';
      document.head.append(style);
    }),
  );
  fixtures.expect(FAILED_REQUEST);
  await fillCart({ page, shop });
  await page.goto(`${shop.url}/cart?googlePaySdk=missing`);
  await page.locator('#main .additional-checkout-buttons').waitFor({ state: 'hidden' });
});

test.run();
