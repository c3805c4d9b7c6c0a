import * as assert from 'uvu/assert';
import { browserSuite, type Stage } from '../drivers/browser';
import { cross, sample } from '../drivers/matrix';
import {
  calls,
  moreOptions,
  openCart,
  openProduct,
  operations,
  PRODUCT,
  untilCheckout,
  variables,
} from '../drivers/shop-page';
import { withTwins } from '../drivers/twins';
import { approve } from './paypal-approval';
import { at, BRANDS, type Brand, decide, openWindow, paypalButton, untilUsable } from './paypal-page';

const test = browserSuite('paypal');
const twin = withTwins(test);

/** The click on a cart's page asks for its cart first. The product page is in the core flows. */
const openOnCart = (stage: Stage, brand: Brand) =>
  openCart(stage, [PRODUCT.usual, PRODUCT.lowInStock], { cartWallets: brand });
const WHERE = 'the cart page';

const approvals = sample('approvals in PayPal’s window', cross({ brand: BRANDS }), () => [WHERE]);
for (const { brand } of approvals)
  test(`leads a shopper who approves in ${brand}'s window from ${WHERE} to the checkout, with address and e-mail`, async stage => {
    await openOnCart(stage, brand);
    await approve(stage, brand, 'cart');
  });

const cancels = sample(
  'cancels in PayPal’s window',
  cross({
    way: [
      ['closes', 'close'],
      ['cancels in', 'cancel'],
    ] as const,
    brand: BRANDS,
  }),
  // One who cancels in the window is in the core flows, and in the table of outcomes.
  () => ['gives up'],
);
for (const {
  way: [how, act],
  brand,
} of cancels)
  test(`frees the button on ${WHERE} when the shopper ${how} ${brand}'s window, and opens the next one`, async stage => {
    const { page, shop } = stage;
    await openOnCart(stage, brand);
    const window = await openWindow(page, brand);
    await at(window, 'approve').waitFor();
    await (act === 'cancel' ? decide(window, 'cancel') : window.close());
    await untilUsable(page, brand);
    assert.equal(operations(shop), ['cart', 'paypalTokenCreate']);
    assert.is(await page.locator('dialog[open]').count(), 0);
    const next = await openWindow(page, brand);
    await decide(next, 'approve');
    await untilCheckout(page);
  });

test('asks for the token of the cart that the click has made, and for the details of that token', async stage => {
  const { page, shop } = stage;
  await openProduct(stage, PRODUCT.usual, { recommended: 'paypal' });
  const window = await openWindow(page);
  const token = await at(window, 'token').textContent();
  await decide(window, 'approve');
  await untilCheckout(page);
  const [cart] = shop.store.carts.values();
  const [asked] = variables(shop, 'paypalTokenCreate');
  assert.match(asked.cartId, String(cart?.token));
  assert.is(asked.billingAgreement, false);
  assert.is(asked.country, 'BR');
  assert.is(asked.language, 'PT_BR');
  const [fetched] = variables(shop, 'paypalBuyerDetailsFetch');
  assert.is(fetched.token, token);
  assert.is(fetched.cartId, asked.cartId);
});

twin(
  'test/wallets/paypal-purchase.test.ts: by the address rules, for delivery and for billing',
  'takes the address that the shopper chooses in the window to the checkout',
  async stage => {
    const { page, shop } = stage;
    await openProduct(stage, PRODUCT.usual, { recommended: 'paypal' });
    const window = await openWindow(page);
    await at(window, 'address-work').check();
    await decide(window, 'approve');
    assert.equal(await untilCheckout(page), []);
    const [cart] = shop.store.carts.values();
    assert.is(cart?.deliveryAddress?.zip, '01310-100');
  },
);

twin(
  'test/flows/buy-it-now.test.ts: sends what the product form says, and the discount that the shop remembers',
  'buys what the form says at the click',
  async stage => {
    const { page, shop } = stage;
    await openProduct(stage, PRODUCT.usual, { recommended: 'paypal' });
    await page.getByLabel('Quantidade').fill('2');
    const window = await openWindow(page);
    await decide(window, 'approve');
    await untilCheckout(page);
    const [cart] = shop.store.carts.values();
    assert.is(cart?.lines[0]?.quantity, 2);
  },
);

twin(
  'test/wallets/paypal-purchase.test.ts: tells the billing address as the only one where nothing is shipped',
  'buys what needs no delivery',
  async stage => {
    await openProduct(stage, PRODUCT.digital, { recommended: 'paypal' });
    const window = await openWindow(stage.page);
    await decide(window, 'approve');
    assert.equal(await untilCheckout(stage.page), []);
  },
);

test('buys from the drawer, whose button is drawn while the drawer is shut', async stage => {
  const { page, shop } = stage;
  Object.assign(shop.store.settings, { recommended: 'buy_it_now', cartWallets: ['paypal', 'venmo'] });
  await openProduct(stage);
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await paypalButton(page, 'venmo', '#cart-drawer').waitFor();
  const window = await openWindow(page, 'paypal', '#cart-drawer');
  await decide(window, 'approve');
  assert.equal(await untilCheckout(page), []);
});

test('draws its button in the light, in the size and roundness that the theme gives every wallet', async stage => {
  const { page } = stage;
  await openCart(stage, [PRODUCT.usual], { cartWallets: 'paypal,venmo' });
  for (const brand of BRANDS) {
    const element = page.locator(`#main shopify-${brand}-button`);
    await paypalButton(page, brand).waitFor();
    const slot = await element.locator('.wallet').boundingBox();
    const frame = await element.locator('> div > .paypal-buttons > iframe').boundingBox();
    assert.equal(frame, slot);
    const radius = await element.locator('.wallet').evaluate(place => getComputedStyle(place).borderRadius);
    assert.is(
      await paypalButton(page, brand).evaluate(button => getComputedStyle(button).borderRadius),
      radius,
    );
  }
});

twin(
  'test/browser/outcomes/one-purchase.test.ts: runs, a second click on it does nothing',
  'lets nothing else begin while the window is open',
  async stage => {
    const { page, shop } = stage;
    await openProduct(stage, PRODUCT.usual, { recommended: 'paypal' });
    const window = await openWindow(page);
    await at(window, 'approve').waitFor();
    await at(page, 'overlay').evaluate(overlay => overlay.remove());
    await moreOptions(page).click({ force: true });
    await paypalButton(page).click({ force: true });
    await decide(window, 'approve');
    await untilCheckout(page);
    assert.is(calls(shop, 'cartCreate').length, 1);
    assert.is(calls(shop, 'paypalTokenCreate').length, 1);
  },
);

test('cannot be clicked for what is sold out', async stage => {
  const { page, shop } = stage;
  await openProduct(stage, PRODUCT.soldOut, { recommended: 'paypal' });
  await page.locator('#main shopify-paypal-button .wallet[inert]').waitFor();
  await paypalButton(page).click({ force: true });
  assert.equal(operations(shop), []);
});

test.run();
