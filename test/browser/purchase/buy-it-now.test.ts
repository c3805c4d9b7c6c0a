import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { button, calls, moreOptions, openProduct, PRODUCT, setFault, untilCheckout } from '../shop-page';

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

test('shows a line about a changed currency before it redirects', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.standard, query);
  await page.evaluate(() => {
    new MutationObserver(() => {
      const line = document.querySelector('portable-wallets-status[role=alert]');
      if (!line) return;
      const { left, top, width, height } = line.getBoundingClientRect();
      const isSeen = document.elementFromPoint(left + width / 2, top + height / 2) === line;
      sessionStorage.setItem('line', `${isSeen} ${line.textContent}`);
    }).observe(document.body, { childList: true });
  });
  setFault(shop, 'currency_change', ['cartCreate']);
  await button(page, 'buyItNow').click();
  assert.equal(await untilCheckout(page), ['wallet_currency_change=true']);
  const seen = await page.evaluate(() => sessionStorage.getItem('line'));
  assert.is(seen, 'true O carrinho e a moeda foram atualizados de acordo com o país de entrega.');
});

test('shows no link to more options, because it is one itself', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.standard, query);
  assert.is(await moreOptions(page).count(), 0);
});

test.run();
