import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import {
  button,
  calls,
  moreOptions,
  openProduct,
  operations,
  PRODUCT,
  untilCheckout,
  variables,
} from '../shop-page';

const test = browserSuite('buy it now');
const query = { recommended: 'buy_it_now' };

test('sends the headers and the URL that the storefront API requires', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.standard, query);
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

// Covered by test/core/storefront/language.test.ts.
test(
  "requests the page's language, with the region if the API supports it",
  async ({ page, shop }) => {
    for (const [locale, language] of [
      ['pt-BR', 'PT_BR'],
      ['pt-PT', 'PT_PT'],
      ['fr', 'FR'],
      ['zh-CN', 'ZH_CN'],
    ]) {
      shop.store.calls.length = 0;
      await openProduct({ page, shop }, PRODUCT.standard, { ...query, locale: locale ?? '' });
      await button(page, 'buyItNow').click();
      await untilCheckout(page);
      assert.is(variables(shop, 'cartCreate')[0].language, language);
    }
  },
  { extra: true },
);

test('shows no link to more options, because it is one itself', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.standard, query);
  assert.is(await moreOptions(page).count(), 0);
});

// Covered by test/flows/buy-it-now.test.ts.
test(
  'the link redirects to a checkout without Shop Pay',
  async ({ page, shop }) => {
    await openProduct({ page, shop });
    await moreOptions(page).click();
    assert.equal(await untilCheckout(page), ['skip_shop_pay=true']);
    assert.equal(operations(shop), ['cartCreate']);
    assert.is(calls(shop)[0]?.headers['x-wallet-name'], 'MoreOptions');
  },
  { extra: true },
);

test.run();
