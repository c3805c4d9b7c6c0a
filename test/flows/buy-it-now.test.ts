import * as assert from 'uvu/assert';
import { flowSuite } from '../browser/drivers/flow';
import {
  button,
  calls,
  moreOptions,
  openProduct,
  operations,
  PRODUCT,
  until,
  untilCheckout,
  variables,
} from '../browser/drivers/shop-page';

const test = flowSuite('buy it now');
const query = { recommended: 'buy_it_now' };

test('goes from the click to the checkout in exactly one request', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.usual, query);
  const atClick = shop.store.calls.length;
  await button(page, 'buyItNow').click();
  assert.equal(await untilCheckout(page), []);
  assert.equal(
    shop.store.calls.slice(atClick).map(({ operation }) => operation),
    ['cartCreate'],
  );
  assert.is(await page.locator('[data-testid=line]').count(), 1);
});

test('sends what the product form says, and the discount that the shop remembers', async ({ page, shop }) => {
  await page.goto(`${shop.url}/discount/BEMVINDO10`);
  await openProduct({ page, shop }, PRODUCT.withPlans, query);
  await page.locator('select[name=id]').selectOption('Moído');
  await page.locator('[name=quantity]').fill('3');
  await page.locator('[name="properties[Mensagem]"]').fill('Para a Ana');
  await page.locator('label:has([name=selling_plan][value="7301482654"])').click();
  // The choice of a plan brings another button, which a click in that moment would miss.
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

test('sends the headers and the address that the storefront API asks for', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.usual, query);
  await button(page, 'buyItNow').click();
  await untilCheckout(page);
  const [call] = calls(shop, 'cartCreate');
  assert.is(call?.method, 'POST');
  assert.is(call?.url, '/api/unstable/graphql.json?operation_name=cartCreate');
  const { headers = {} } = call ?? {};
  assert.match(headers['content-type'] ?? '', 'application/json');
  assert.is(headers.accept, 'application/json');
  assert.is(headers['x-shopify-storefront-access-token'], '5d41c08b7f2e46a39be0c1d7a2f86e94');
  assert.is(headers['x-sdk-variant'], 'portable-wallets');
  assert.is(headers['x-wallet-name'], 'BuyItNow');
  assert.ok(headers['x-start-wallet-checkout']);
});

test('asks for the language of the page, with the region where the API knows one', async ({ page, shop }) => {
  for (const [locale, language] of [
    ['pt-BR', 'PT_BR'],
    ['pt-PT', 'PT_PT'],
    ['fr', 'FR'],
    ['zh-CN', 'ZH_CN'],
  ]) {
    shop.store.calls.length = 0;
    await openProduct({ page, shop }, PRODUCT.usual, { ...query, locale: locale ?? '' });
    await button(page, 'buyItNow').click();
    await untilCheckout(page);
    assert.is(variables(shop, 'cartCreate')[0].language, language);
  }
});

test('shows no link to more options, being one itself', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.usual, query);
  assert.is(await moreOptions(page).count(), 0);
});

test('makes one cart of two clicks in a row', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.usual, query);
  await button(page, 'buyItNow').dblclick();
  await untilCheckout(page);
  assert.is(calls(shop, 'cartCreate').length, 1);
  assert.is(shop.store.carts.size, 1);
});

test('leads from the link to a checkout that leaves Shop Pay out', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await moreOptions(page).click();
  assert.equal(await untilCheckout(page), ['skip_shop_pay=true']);
  assert.equal(operations(shop), ['cartCreate']);
  assert.is(calls(shop)[0]?.headers['x-wallet-name'], 'MoreOptions');
});

test('lets one purchase run at a time, whichever of two buttons began it', async ({ page, shop }) => {
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
