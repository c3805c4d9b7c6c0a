import * as assert from 'uvu/assert';
import { flowSuite } from '../browser/open';
import {
  button,
  calls,
  moreOptions,
  openProduct,
  PRODUCT,
  until,
  untilCheckout,
  variables,
} from '../browser/shop-page';

const test = flowSuite('buy it now');
const query = { recommended: 'buy_it_now' };

test('redirects from the click to the checkout with exactly one request', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.standard, query);
  const atClick = shop.store.calls.length;
  await button(page, 'buyItNow').click();
  assert.equal(await untilCheckout(page), []);
  assert.equal(
    shop.store.calls.slice(atClick).map(({ operation }) => operation),
    ['cartCreate'],
  );
  assert.is(await page.locator('[data-testid=line]').count(), 1);
});

test("sends the product form and the shop's stored discount", async ({ page, shop }) => {
  await page.goto(`${shop.url}/discount/BEMVINDO10`);
  await openProduct({ page, shop }, PRODUCT.withPlans, query);
  await page.locator('select[name=id]').selectOption('Moído');
  await page.locator('[name=quantity]').fill('3');
  await page.locator('[name="properties[Mensagem]"]').fill('Para a Ana');
  await page.locator('label:has([name=selling_plan][value="7301482654"])').click();
  // A selected plan replaces the button, and a click at that moment would miss it.
  await page.locator('#main shopify-buy-it-now-button[has-selling-plan]').waitFor();
  await button(page, 'buyItNow').click();
  await untilCheckout(page);
  const [{ input, country, language }] = variables(shop, 'cartCreate');
  assert.equal(input.lines, [
    {
      merchandiseId: 'gid://shopify/ProductVariant/46448901325053',
      quantity: 3,
      sellingPlanId: 'gid://shopify/SellingPlan/7301482654',
      attributes: [{ key: 'Mensagem', value: 'Para a Ana' }],
    },
  ]);
  assert.equal(input.discountCodes, ['BEMVINDO10']);
  assert.is(input.buyerIdentity.countryCode, 'BR');
  assert.equal([country, language], ['BR', 'PT_BR']);
});

test('creates one cart for two quick clicks', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.standard, query);
  await button(page, 'buyItNow').dblclick();
  await untilCheckout(page);
  assert.is(calls(shop, 'cartCreate').length, 1);
  assert.is(shop.store.carts.size, 1);
});

test('runs one purchase at a time, from either of two buttons', async ({ page, shop }) => {
  await openProduct({ page, shop });
  shop.store.settings.faults.push({ name: 'slow', operations: [], times: 1 });
  await moreOptions(page).click();
  await until(() => calls(shop, 'cartCreate').length, 'the link has made a cart');
  await button(page, 'googlePay').evaluate(element => element.click());
  await moreOptions(page).evaluate(element => element.click());
  assert.equal(await untilCheckout(page), ['skip_shop_pay=true']);
  assert.is(calls(shop, 'cartCreate').length, 1);
});

test.run();
