import * as assert from 'uvu/assert';
import type { FaultName } from '../../../sandbox/server/store/types';
import { cross, matrix } from '../matrix';
import { browserSuite, FAILED_REQUEST, type Fixtures } from '../open';
import {
  calls,
  closeDialog,
  dialog,
  fillCart,
  findProduct,
  openCart,
  openProduct,
  operations,
  PRODUCT,
  type Query,
  setFault,
  text,
  until,
  untilCheckout,
  variables,
} from '../shop-page';

const test = browserSuite('shop pay');

type Place = Pick<Fixtures, 'page' | 'shop'>;

const shopPay = ({ page }: Pick<Fixtures, 'page'>, part = '#main') =>
  page.locator(`${part} shop-pay-wallet-button button`);

const QUERY: Query = { recommended: 'shop_pay', cartWallets: 'shop_pay' };

/** A cart with an attribute, which a mutation opens. Its responses may contain warnings. */
async function openCartWithWish({ page, shop }: Place, query: Query) {
  await openCart({ page, shop }, [PRODUCT.standard], query);
  await page.getByLabel('Embalagem').selectOption('Para presente');
}

/** Each page with the button, the operation that opens its cart, and the checkout's source. */
const PAGES = [
  {
    name: 'product page',
    open: (place: Place, query?: Query) => openProduct(place, PRODUCT.standard, { ...QUERY, ...query }),
    operation: 'cartCreate',
    source: 'redirect_source=direct_checkout_product',
    label: 'Comprar com Shop Pay',
  },
  {
    name: 'cart page',
    open: (place: Place, query?: Query) => openCartWithWish(place, { ...QUERY, ...query }),
    operation: 'cartAttributesUpdate',
    source: 'redirect_source=direct_checkout_cart',
    label: 'Shop Pay',
  },
];

const MARKERS: [fault: FaultName, marker: string][] = [
  ['not_enough_stock', 'wallet_not_enough_stock=true'],
  ['currency_change', 'wallet_currency_change=true'],
];

const clicks = matrix(
  cross({
    what: [
      'one request',
      'frame missing',
      'out of stock',
      ...MARKERS.map(([, marker]) => marker),
      'server fails',
      'two clicks',
      'keyboard',
    ],
    where: PAGES.map(({ name }) => name),
  }),
  ['one request, product page', 'frame missing, cart page', 'keyboard, product page'],
);

/** Runs a test of a click if this run includes it. */
function on(where: string, what: string, title: string, play: (fixtures: Fixtures) => Promise<void>) {
  if (clicks.some(click => click.where === where && click.what === what)) test(title, play);
}

for (const { name, open, operation, source, label } of PAGES) {
  on(name, 'one request', `redirects from the ${name} in exactly one request`, async ({ page, shop }) => {
    await open({ page, shop });
    assert.is(await page.getByRole('button', { name: label, exact: true }).count(), 1);
    const atClick = calls(shop).length;
    await shopPay({ page }).click();
    assert.equal(await untilCheckout(page), ['payment=shop_pay', source]);
    assert.equal(operations(shop).slice(atClick), [operation]);
    const { headers = {} } = calls(shop).at(-1) ?? {};
    assert.is(headers['x-wallet-name'], 'ShopPay');
    assert.ok(headers['x-start-wallet-checkout']);
    assert.is(await page.getByTestId('line').count(), 1);
  });

  on(
    name,
    'frame missing',
    `redirects from the ${name} if the iframe's page is missing`,
    async ({ page, shop, expect }) => {
      expect(FAILED_REQUEST);
      await page.setViewportSize({ width: 1000, height: 1000 });
      const missing = page.waitForResponse(/login_with_shop/);
      await open({ page, shop }, { 'shop-pay-sandbox': 'missing' });
      assert.is((await missing).status(), 404);
      await shopPay({ page }).click();
      assert.equal(await untilCheckout(page), ['payment=shop_pay', source]);
    },
  );

  on(
    name,
    'out of stock',
    `shows on the ${name} that the product is out of stock, and allows a retry`,
    async ({ page, shop }) => {
      setFault(shop, 'out_of_stock', [operation]);
      await open({ page, shop });
      await shopPay({ page }).click();
      await dialog(page).waitFor();
      assert.is(await text(dialog(page).locator('#message')), 'Este item não está mais disponível.');
      await closeDialog(page);
      await shopPay({ page }).click();
      await until(() => calls(shop, operation).length === 2, 'the second click has sent its request');
    },
  );

  for (const [fault, marker] of MARKERS)
    on(name, marker, `goes on from the ${name} in the checkout with ${marker}`, async ({ page, shop }) => {
      setFault(shop, fault, [operation]);
      await open({ page, shop });
      await shopPay({ page }).click();
      assert.equal(await untilCheckout(page), ['payment=shop_pay', source, marker]);
    });

  on(
    name,
    'server fails',
    `opens a dialog on the ${name} if the server fails`,
    async ({ page, shop, expect }) => {
      expect(FAILED_REQUEST);
      setFault(shop, 'http_500', [operation]);
      await open({ page, shop });
      await shopPay({ page }).click();
      await dialog(page).waitFor();
      await closeDialog(page);
      await shopPay({ page }).click();
      await untilCheckout(page);
    },
  );

  on(name, 'two clicks', `makes one purchase of two clicks on the ${name}`, async ({ page, shop }) => {
    await open({ page, shop });
    await shopPay({ page }).dblclick({ noWaitAfter: true });
    await untilCheckout(page);
    assert.is(calls(shop, operation).length, 1);
  });

  on(name, 'keyboard', `is pressed by the keyboard on the ${name}`, async ({ page, shop }) => {
    await open({ page, shop });
    await shopPay({ page }).focus();
    await page.keyboard.press('Enter');
    assert.equal(await untilCheckout(page), ['payment=shop_pay', source]);
  });
}

// Covered by test/wallets/shop-pay/shop-pay.test.ts.
test(
  'redirects from a cart without attributes, too',
  async ({ page, shop }) => {
    await openCart({ page, shop }, [PRODUCT.standard], QUERY);
    await shopPay({ page }).click();
    assert.equal(await untilCheckout(page), ['payment=shop_pay', 'redirect_source=direct_checkout_cart']);
    assert.equal(operations(shop), ['cart']);
  },
  { extra: true },
);

test('redirects from the drawer like from the cart', async ({ page, shop }) => {
  await fillCart({ page, shop });
  await openProduct({ page, shop }, PRODUCT.standard, QUERY);
  await page.locator('[data-cart-link]').click();
  await shopPay({ page }, '#cart-drawer').click();
  assert.equal(await untilCheckout(page), ['payment=shop_pay', 'redirect_source=direct_checkout_cart']);
  assert.is(calls(shop, 'cartCreate').length, 0);
});

// Covered by test/flows/buy-it-now.test.ts.
test(
  'sends the form to the checkout',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.withPlans, QUERY);
    await page.getByLabel('Quantidade').fill('3');
    await page.getByLabel('Entrega a cada mês').check();
    await shopPay({ page }).click();
    await untilCheckout(page);
    const [line] = variables(shop, 'cartCreate')[0].input.lines;
    assert.is(line.quantity, 3);
    assert.is(line.sellingPlanId, 'gid://shopify/SellingPlan/7301482654');
  },
  { extra: true },
);

// Covered by test/flows/wallets.test.ts.
test(
  'is offered for a digital product, next to the more-options link',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.digital, QUERY);
    assert.is(await page.locator('more-payment-options-link a').count(), 1);
    await shopPay({ page }).click();
    await untilCheckout(page);
  },
  { extra: true },
);

test('does nothing for a sold-out product', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.soldOut, QUERY);
  await page.locator('#main shop-pay-wallet-button[disabled]').waitFor();
  await shopPay({ page }).dispatchEvent('click');
  assert.is(calls(shop).length, 0);
});

// Covered by test/browser/purchase/buy-it-now-rejected.test.ts.
test(
  'shows that a product has sold out since the page loaded',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.lowInStock, QUERY);
    const [variant] = findProduct(shop, PRODUCT.lowInStock).variants;
    if (variant) variant.stock = 0;
    await shopPay({ page }).click();
    await dialog(page).waitFor();
    assert.is(await text(dialog(page).locator('#message')), 'Este item não está mais disponível.');
  },
  { extra: true },
);

// Covered by test/browser/outcomes/one-purchase.test.ts.
test(
  'starts no other wallet of the cart during its redirect',
  async ({ page, shop }) => {
    await openCartWithWish({ page, shop }, { cartWallets: 'shop_pay,buy_it_now' });
    setFault(shop, 'slow', ['cartAttributesUpdate']);
    await shopPay({ page }).click();
    await until(() => calls(shop, 'cartAttributesUpdate').length, 'the cart is being opened');
    await page.locator('#main shopify-buy-it-now-button button').dispatchEvent('click');
    await untilCheckout(page);
    assert.is(calls(shop, 'cartAttributesUpdate').length, 1);
  },
  { extra: true },
);

for (const theme of matrix(['aurora', 'noite', 'bloco'], ['aurora']))
  test(`fills its slot and uses the radius of the theme ${theme}`, async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.standard, { ...QUERY, theme });
    const shape = await shopPay({ page }).evaluate(button => {
      const slot = button.closest('.wallet') as HTMLElement;
      const sizeOf = ({ width, height }: DOMRect) => [width, height];
      return {
        size: sizeOf(button.getBoundingClientRect()),
        slot: sizeOf(slot.getBoundingClientRect()),
        radius: getComputedStyle(button).borderRadius,
        slotRadius: getComputedStyle(slot).borderRadius,
        colour: getComputedStyle(button.parentElement as HTMLElement).backgroundColor,
      };
    });
    assert.equal(shape.size, shape.slot);
    assert.is(shape.radius, shape.slotRadius);
    assert.is(shape.colour, 'rgb(90, 49, 244)');
  });

test.run();
