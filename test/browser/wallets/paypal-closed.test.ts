import * as assert from 'uvu/assert';
import { matrix } from '../matrix';
import { browserSuite } from '../open';
import { calls, openProduct, operations, PRODUCT, setFault, until, untilCheckout } from '../shop-page';
import { decide, openWindow, setControl, untilUsable } from './paypal-page';

const test = browserSuite('paypal closed');

const QUERY = { recommended: 'paypal' };

test('treats an error alone as a cancel: closed before the page responded to the click', async fixtures => {
  const { page, shop } = fixtures;
  await setControl(page, { clickLagMs: 700 });
  await openProduct(fixtures, PRODUCT.standard, QUERY);
  const window = await openWindow(page);
  await window.close();
  await page.locator('#main shopify-paypal-button .wallet[aria-busy=true]').waitFor();
  await untilUsable(page);
  assert.is(await page.locator('dialog[open]').count(), 0);
  assert.equal(operations(shop), []);
});

const orders = matrix([true, false], ['true']);
for (const errorFirst of orders)
  test(`treats a cancel and an error as one cancel, the ${errorFirst ? 'error' : 'cancel'} first: closed during the token request`, async fixtures => {
    const { page, shop } = fixtures;
    await setControl(page, { errorFirst });
    setFault(shop, 'slow', ['paypalTokenCreate']);
    await openProduct(fixtures, PRODUCT.standard, QUERY);
    const window = await openWindow(page);
    await until(() => calls(shop, 'paypalTokenCreate').length, 'the token is requested');
    await window.close();
    await untilUsable(page);
    assert.is(await page.locator('dialog[open]').count(), 0);
    const next = await openWindow(page);
    await decide(next, 'approve');
    assert.equal(await untilCheckout(page), []);
  });

test("shows the fallback if the button's frame fails to load", async fixtures => {
  const { page } = fixtures;
  fixtures.expect(/prevents the frame from loading/);
  await setControl(page, { noFrame: true });
  await page.goto(`${fixtures.shop.url}/products/${PRODUCT.standard}?recommended=paypal`);
  await page.locator('#main shopify-buy-it-now-button').waitFor();
  assert.is(await page.locator('#main shopify-paypal-button').count(), 0);
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await page.locator('#cart-drawer input[type=number]').waitFor();
});

test.run();
