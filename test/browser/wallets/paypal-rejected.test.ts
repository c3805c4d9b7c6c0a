import * as assert from 'uvu/assert';
import { cross, matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import {
  closeDialog,
  dialog,
  fillCart,
  openCart,
  openProduct,
  openSheet,
  operations,
  PRODUCT,
  setFault,
  text,
  untilCheckout,
} from '../shop-page';
import { at, BRANDS, type Brand, decide, openWindow, paypalButton, refuse, untilUsable } from './paypal-page';

const test = browserSuite('paypal, rejected');

const PLACES: Record<string, (fixtures: Fixtures, brand: Brand) => Promise<void>> = {
  'the product page': (fixtures, brand) => openProduct(fixtures, PRODUCT.standard, { recommended: brand }),
  'the cart page': (fixtures, brand) => openCart(fixtures, [PRODUCT.standard], { cartWallets: brand }),
};

/** The result of an approval with this wallet. */
async function approve(fixtures: Fixtures, brand: Brand) {
  const window = await openWindow(fixtures.page, brand);
  await decide(window, 'approve');
}

const TOKENS = [
  ['RESTRICTED_WALLET_ACCOUNT', true],
  ['GENERIC_ERROR', false],
] as const;

const refusals = matrix(
  cross({
    what: ['sold out', ...TOKENS.map(([code]) => code)],
    brand: BRANDS,
    where: Object.keys(PLACES),
  }),
  [
    'sold out, paypal, the product page',
    'RESTRICTED_WALLET_ACCOUNT, venmo, the cart page',
    'GENERIC_ERROR, paypal, the product page',
  ],
);

for (const { what, brand, where } of refusals) {
  const open = (fixtures: Fixtures) => PLACES[where]?.(fixtures, brand);
  if (what === 'sold out')
    test(`shows on ${where} that the item approved with ${brand} is sold out, and sells the next`, async fixtures => {
      const { page, shop } = fixtures;
      await open(fixtures);
      setFault(shop, 'out_of_stock', ['cartBuyerIdentityUpdate']);
      await approve(fixtures, brand);
      assert.match(await text(dialog(page)), 'não está mais disponível');
      await closeDialog(page);
      for (const cart of shop.store.carts.values()) for (const line of cart.lines) line.quantity = 1;
      await approve(fixtures, brand);
      await untilCheckout(page);
    });

  for (const [code, isLogged] of TOKENS.filter(([code]) => code === what))
    test(`ends silently on ${where} if the server rejects ${brand}'s token with ${code}${isLogged ? ', which is only logged' : ''}`, async fixtures => {
      const { page, complaints } = fixtures;
      if (isLogged) fixtures.expect(/RESTRICTED_WALLET_ACCOUNT/);
      await open(fixtures);
      await refuse(fixtures, 'paypalTokenCreate', code);
      const window = await openWindow(page, brand);
      if (!window.isClosed()) await window.waitForEvent('close');
      await untilUsable(page, brand);
      assert.is(await page.locator('dialog[open]').count(), 0);
      assert.is(complaints.length, isLogged ? 1 : 0);
    });
}

test('shows in a dialog that the product is sold out, and closes the window', async fixtures => {
  const { page, shop } = fixtures;
  setFault(shop, 'out_of_stock', ['cartCreate']);
  await openProduct(fixtures, PRODUCT.standard, { recommended: 'paypal' });
  const window = await openWindow(page);
  await dialog(page).waitFor();
  assert.match(await text(dialog(page)), 'não está mais disponível');
  if (!window.isClosed()) await window.waitForEvent('close');
  assert.equal(operations(shop), ['cartCreate']);
});

test('shows that the shop does not deliver to the selected address, and accepts another', async fixtures => {
  const { page } = fixtures;
  await openProduct(fixtures, PRODUCT.standard, { recommended: 'paypal' });
  const window = await openWindow(page);
  await at(window, 'address-ar').check();
  await decide(window, 'approve');
  assert.match(await text(dialog(page)), 'Torra da Serra');
  await closeDialog(page);
  await approve(fixtures, 'paypal');
  await untilCheckout(page);
});

test('leaves PayPal out of the cart if its SDK never loads', async fixtures => {
  const { page, shop } = fixtures;
  await page.route('**/sdk/paypal.js*', () => {});
  await fillCart(fixtures);
  await page.goto(`${shop.url}/cart?cartWallets=paypal,google_pay`, { waitUntil: 'commit' });
  await openSheet(page, '#main');
  assert.is(await paypalButton(page).count(), 0);
  assert.is(await page.locator('shopify-paypal-button').count(), 0);
});

test.run();
