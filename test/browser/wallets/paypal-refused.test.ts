import * as assert from 'uvu/assert';
import { browserSuite, FAILED_REQUEST, type Stage } from '../drivers/browser';
import { cross, sample } from '../drivers/matrix';
import {
  button,
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
} from '../drivers/shop-page';
import { withTwins } from '../drivers/twins';
import { holdRequests, runTimeOut } from '../outcomes/clock';
import { refuse } from './paypal-control';
import { at, BRANDS, type Brand, decide, openWindow, paypalButton, untilUsable } from './paypal-page';

const test = browserSuite('paypal refused');
const twin = withTwins(test);

const PLACES: Record<string, (stage: Stage, brand: Brand) => Promise<void>> = {
  'the product page': (stage, brand) => openProduct(stage, PRODUCT.usual, { recommended: brand }),
  'the cart page': (stage, brand) => openCart(stage, [PRODUCT.usual], { cartWallets: brand }),
};

/** What an approval by this wallet ends with. */
async function approve(stage: Stage, brand: Brand) {
  const window = await openWindow(stage.page, brand);
  await decide(window, 'approve');
}

const TOKENS = [
  ['RESTRICTED_WALLET_ACCOUNT', true],
  ['GENERIC_ERROR', false],
] as const;

const refusals = sample(
  'refusals of PayPal',
  cross({
    what: ['sold out', 'another currency', ...TOKENS.map(([code]) => code)],
    brand: BRANDS,
    where: Object.keys(PLACES),
  }),
  ({ what, brand, where }) => [
    TOKENS.some(([code]) => code === what) ? what : 'once it is approved',
    brand,
    where,
  ],
);

for (const { what, brand, where } of refusals) {
  const open = (stage: Stage) => PLACES[where]?.(stage, brand);
  if (what === 'sold out')
    test(`says on ${where} that what was approved with ${brand} is sold out, and sells the next`, async stage => {
      const { page, shop } = stage;
      await open(stage);
      setFault(shop, 'out_of_stock', ['cartBuyerIdentityUpdate']);
      await approve(stage, brand);
      assert.match(await text(dialog(page)), 'não está mais disponível');
      await closeDialog(page);
      for (const cart of shop.store.carts.values()) for (const line of cart.lines) line.quantity = 1;
      await approve(stage, brand);
      await untilCheckout(page);
    });

  if (what === 'another currency')
    test(`leaves ${where} for the checkout with a marker when what ${brand} would pay has changed`, async stage => {
      await open(stage);
      setFault(stage.shop, 'currency_change', ['cartBuyerIdentityUpdate']);
      await approve(stage, brand);
      assert.equal(await untilCheckout(stage.page), ['wallet_currency_change=true']);
    });

  for (const [code, isLogged] of TOKENS.filter(([code]) => code === what))
    test(`ends without a word on ${where} when the server refuses ${brand} a token with ${code}${isLogged ? ', which is only logged' : ''}`, async stage => {
      const { page, complaints } = stage;
      if (isLogged) stage.expect(/RESTRICTED_WALLET_ACCOUNT/);
      await open(stage);
      await refuse(stage, 'paypalTokenCreate', code);
      const window = await openWindow(page, brand);
      if (!window.isClosed()) await window.waitForEvent('close');
      await untilUsable(page, brand);
      assert.is(await page.locator('dialog[open]').count(), 0);
      assert.is(complaints.length, isLogged ? 1 : 0);
    });
}

test('says in a dialog that the product is sold out, and takes the window away', async stage => {
  const { page, shop } = stage;
  setFault(shop, 'out_of_stock', ['cartCreate']);
  await openProduct(stage, PRODUCT.usual, { recommended: 'paypal' });
  const window = await openWindow(page);
  await dialog(page).waitFor();
  assert.match(await text(dialog(page)), 'não está mais disponível');
  if (!window.isClosed()) await window.waitForEvent('close');
  assert.equal(operations(shop), ['cartCreate']);
});

twin(
  'test/wallets/paypal-purchase.test.ts: of the cart before there is a token, and has the window closed',
  'goes to the checkout from a cart that was created in another currency, and takes the window away',
  async stage => {
    const { page, shop } = stage;
    setFault(shop, 'currency_change', ['cartCreate']);
    await openProduct(stage, PRODUCT.usual, { recommended: 'paypal' });
    const window = await openWindow(page);
    assert.equal(await untilCheckout(page), ['wallet_currency_change=true']);
    assert.ok(window.isClosed());
  },
);

twin(
  'test/wallets/paypal-purchase.test.ts: of the delivery address, and tells no other',
  'says that an address is not served, and lets the shopper pay with another',
  async stage => {
    const { page, shop } = stage;
    await openProduct(stage, PRODUCT.usual, { recommended: 'paypal' });
    setFault(shop, 'unserviceable');
    await approve(stage, 'paypal');
    await dialog(page).waitFor();
    assert.match(await text(dialog(page)), 'Torra da Serra');
    await closeDialog(page);
    await approve(stage, 'paypal');
    await untilCheckout(page);
  },
);

test('says that the shop does not deliver to the address which the shopper chose, and takes another', async stage => {
  const { page } = stage;
  await openProduct(stage, PRODUCT.usual, { recommended: 'paypal' });
  const window = await openWindow(page);
  await at(window, 'address-ar').check();
  await decide(window, 'approve');
  assert.match(await text(dialog(page)), 'Torra da Serra');
  await closeDialog(page);
  await approve(stage, 'paypal');
  await untilCheckout(page);
});

twin(
  'test/wallets/paypal-purchase.test.ts: ends with what the refusal of the details means',
  'ends without a word when the server refuses the details of what was approved',
  async stage => {
    const { page } = stage;
    await openProduct(stage, PRODUCT.usual, { recommended: 'paypal' });
    await refuse(stage, 'paypalBuyerDetailsFetch', 'NO_PENDING_TASK');
    await approve(stage, 'paypal');
    await untilUsable(page);
    assert.is(await page.locator('dialog[open]').count(), 0);
    assert.match(page.url(), '/products/');
  },
);

twin(
  'test/wallets/host-faults.test.ts: the wallet learns what to do, and nothing else',
  'says that PayPal failed when the server takes too long for what was approved',
  async stage => {
    const { page, shop } = stage;
    setFault(shop, 'silence', ['paypalBuyerDetailsFetch']);
    await openProduct(stage, PRODUCT.usual, { recommended: 'paypal' });
    await holdRequests(page);
    const asked = page.waitForRequest(/paypalBuyerDetailsFetch/);
    const window = await openWindow(page);
    await decide(window, 'approve');
    await asked;
    await runTimeOut(page);
    await page.getByRole('dialog', { name: 'PayPal indisponível' }).waitFor();
    await closeDialog(page);
    await approve(stage, 'paypal');
    await untilCheckout(page);
  },
);

twin(
  'test/wallets/host-faults.test.ts: the wallet learns what to do, and nothing else',
  'says that PayPal failed when the server answers nonsense',
  async stage => {
    stage.expect(/BAD_ANSWER/);
    setFault(stage.shop, 'html', ['paypalTokenCreate']);
    await openProduct(stage, PRODUCT.usual, { recommended: 'paypal' });
    await openWindow(stage.page);
    await stage.page.getByRole('dialog', { name: 'PayPal indisponível' }).waitFor();
    await closeDialog(stage.page);
    await approve(stage, 'paypal');
    await untilCheckout(stage.page);
  },
);

const losses = sample(
  'losses of PayPal’s SDK',
  cross({ what: ['never comes', 'does not load'], brand: BRANDS }),
  // What doesn't load stands in the table of outcomes.
  () => ['lost'],
);
for (const { what, brand } of losses) {
  if (what === 'does not load')
    test(`leaves ${brand}'s place on the product page to the fallback where the SDK does not load`, async stage => {
      const { page } = stage;
      stage.expect(FAILED_REQUEST);
      await page.route('**/sdk/paypal.js*', route => route.fulfill({ status: 404 }));
      await openProduct(stage, PRODUCT.usual, { recommended: brand });
      await button(page, 'buyItNow').click();
      await untilCheckout(page);
    });

  if (what === 'never comes')
    test(`leaves ${brand} out of the cart's wallets where the SDK never comes`, async stage => {
      const { page, shop } = stage;
      await page.route('**/sdk/paypal.js*', () => {});
      await fillCart(stage);
      await page.goto(`${shop.url}/cart?cartWallets=${brand},google_pay`, { waitUntil: 'commit' });
      await openSheet(page, '#main');
      assert.is(await paypalButton(page, brand).count(), 0);
      assert.is(await page.locator(`shopify-${brand}-button`).count(), 0);
    });
}

test.run();
