import * as assert from 'uvu/assert';
import { policyOf } from '../browser/attack/documented-policy';
import { writeMinimalPage } from '../browser/attack/minimal-page';
import { flowSuite } from '../browser/open';
import {
  button,
  dialog,
  fillCart,
  findProduct,
  openProduct,
  openSheet,
  PRODUCT,
  pay,
  setFault,
  text,
  untilCheckout,
} from '../browser/shop-page';

/** Pages with special features: a checkout, a subscription, a strict policy, right-to-left text. */
const test = flowSuite('pages');

test("pays for the cart of the checkout, and keeps the shopper's other cart", async ({ page, shop }) => {
  await fillCart({ page, shop }, [PRODUCT.lowInStock]);
  await page.goto(`${shop.url}/products/${PRODUCT.standard}?recommended=buy_it_now`);
  await page.locator('#main shopify-buy-it-now-button button:enabled').click();
  await untilCheckout(page);
  // The checkout keeps the URL's parameters. This one has another wallet.
  const checkout = await page.evaluate(() => location.href);
  await page.goto(checkout.replace('=buy_it_now', '=google_pay'));
  await openSheet(page, '#main');
  const order = await pay({ page, shop });
  assert.is(order.cart.lines[0]?.variantId, findProduct(shop, PRODUCT.standard).variants[0]?.id);
});

test("shows a subscriber's consent text, and the shop's policy in a dialog", async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.withPlans);
  const consent = page.locator('#main #shopify-buyer-consent');
  await page
    .locator('#main [name=selling_plan]:not([value=""])')
    .first()
    .evaluate(element => element.click());
  await consent.waitFor();
  assert.is(await consent.getAttribute('aria-hidden'), null);
  await page.locator('#main #shopify-subscription-policy-button').click();
  await dialog(page).locator('.policy').waitFor();
  assert.ok((await text(dialog(page).locator('.policy'))).length > 20);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
});

for (const wallet of ['google_pay', 'buy_it_now'])
  test(`buys with ${wallet} under the documented Content Security Policy without a violation`, async ({
    page,
    shop,
  }) => {
    await page.goto(await writeMinimalPage(shop, { wallet, policy: policyOf(wallet) }));
    if (wallet === 'google_pay') {
      await openSheet(page);
      await pay({ page, shop });
    } else {
      await button(page, 'buyItNow').click();
      await untilCheckout(page);
    }
  });

test('renders link, dialog and its X right to left on a page in ar', async ({ page, shop }) => {
  setFault(shop, 'out_of_stock');
  await openProduct({ page, shop }, PRODUCT.standard, {
    recommended: 'buy_it_now',
    locale: 'ar',
    scriptLanguage: 'ar',
  });
  await button(page, 'buyItNow').click();
  await dialog(page).waitFor();
  const box = await dialog(page).boundingBox();
  const icon = await dialog(page).locator('.icon').boundingBox();
  assert.ok(box && icon && icon.x + icon.width / 2 < box.x + 50);
  assert.is(await dialog(page).evaluate(element => getComputedStyle(element).direction), 'rtl');
});

test.run();
