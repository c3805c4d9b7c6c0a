import * as assert from 'uvu/assert';
import { cross, matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { openCart, openProduct, operations, PRODUCT, untilCheckout, variables } from '../shop-page';
import { approve, at, BRANDS, type Brand, decide, openWindow, paypalButton } from './paypal-page';

const test = browserSuite('paypal');

/** The click on a cart's page first reads its cart. The core flows test the product page. */
const openOnCart = (fixtures: Fixtures, brand: Brand) =>
  openCart(fixtures, [PRODUCT.standard, PRODUCT.lowInStock], { cartWallets: brand });
const WHERE = 'the cart page';

const approvals = matrix(cross({ brand: BRANDS }), ['paypal']);
for (const { brand } of approvals)
  test(`redirects a shopper who approves in ${brand}'s window from ${WHERE} to the checkout with address and e-mail`, async fixtures => {
    await openOnCart(fixtures, brand);
    await approve(fixtures, brand, 'cart');
  });

test("pays the shop if a theme has loaded another merchant's PayPal before it", async fixtures => {
  const { page } = fixtures;
  await page.addInitScript(() => {
    const used: PropertyKey[] = [];
    const theirs = new Proxy({}, { get: (_, name) => void used.push(name) });
    Object.assign(window, { paypal: theirs, theirs, used });
  });
  await openProduct(fixtures, PRODUCT.standard, { recommended: 'paypal', cartWallets: '' });
  await paypalButton(page).waitFor();
  const { used, isTheirs } = await page.evaluate(() => {
    const { paypal, theirs, used } = window as unknown as Record<string, unknown>;
    return { used, isTheirs: paypal === theirs };
  });
  assert.equal([used, isTheirs], [[], true]);
  await approve(fixtures, 'paypal', 'cartCreate');
});

test("keeps another merchant's PayPal button working, if it loads later", async fixtures => {
  const { page, shop } = fixtures;
  await openProduct(fixtures, PRODUCT.standard, { recommended: 'paypal', cartWallets: '' });
  await paypalButton(page).waitFor();
  await page.addScriptTag({ url: `${shop.otherUrl}/sdk/paypal.js?client-id=another` });
  await page.evaluate(async () => {
    const place = Object.assign(document.createElement('div'), { id: 'another' });
    document.querySelector('main')?.prepend(place);
    const createOrder = async () => 'EC-another';
    const onApprove = async ({ orderID }: { orderID: string }) => {
      document.title = orderID;
    };
    await window.paypal?.Buttons?.({ fundingSource: 'paypal', createOrder, onApprove }).render('#another');
  });
  const opened = page.waitForEvent('popup');
  await page.frameLocator('#another iframe').locator('[data-testid=paypal-button]').click();
  await decide(await opened, 'approve');
  await page.waitForFunction(() => document.title === 'EC-another');
  await approve(fixtures, 'paypal', 'cartCreate');
});

test("requests the token of the click's cart, and the details of that token", async fixtures => {
  const { page, shop } = fixtures;
  await openProduct(fixtures, PRODUCT.standard, { recommended: 'paypal' });
  const window = await openWindow(page);
  const token = await at(window, 'token').textContent();
  await decide(window, 'approve');
  await untilCheckout(page);
  const [cart] = shop.store.carts.values();
  const [tokenVariables] = variables(shop, 'paypalTokenCreate');
  assert.match(tokenVariables.cartId, String(cart?.token));
  assert.is(tokenVariables.billingAgreement, false);
  assert.is(tokenVariables.country, 'BR');
  assert.is(tokenVariables.language, 'PT_BR');
  const [fetched] = variables(shop, 'paypalBuyerDetailsFetch');
  assert.is(fetched.token, token);
  assert.is(fetched.cartId, tokenVariables.cartId);
});

test('buys from the drawer, whose button renders while it is closed', async fixtures => {
  const { page, shop } = fixtures;
  Object.assign(shop.store.settings, { recommended: 'buy_it_now', cartWallets: ['paypal', 'venmo'] });
  await openProduct(fixtures);
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await paypalButton(page, 'venmo', '#cart-drawer').waitFor();
  const window = await openWindow(page, 'paypal', '#cart-drawer');
  await decide(window, 'approve');
  assert.equal(await untilCheckout(page), []);
});

test("renders its button in the light DOM with the theme's height and radius", async fixtures => {
  const { page } = fixtures;
  await openCart(fixtures, [PRODUCT.standard], { cartWallets: 'paypal,venmo' });
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

test("can't be clicked for a sold-out product", async fixtures => {
  const { page, shop } = fixtures;
  await openProduct(fixtures, PRODUCT.soldOut, { recommended: 'paypal' });
  await page.locator('#main shopify-paypal-button .wallet[inert]').waitFor();
  await paypalButton(page).click({ force: true });
  assert.equal(operations(shop), []);
});

test.run();
