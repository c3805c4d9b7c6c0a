import * as assert from 'uvu/assert';
import { browserSuite, FAILED_REQUEST } from '../open';
import { openCart, PRODUCT } from '../shop-page';
import {
  BRANDS,
  type Brand,
  button,
  clickToAmazon,
  configCalls,
  hosted,
  PLACES,
  payAfterAll,
} from './amazon-page';

const test = browserSuite('amazon pay, sdk');

const [amazonPay, buyWithPrime] = BRANDS as [Brand, Brand];
const product = PLACES['product page'];

test('renders next to Buy with Prime, each with its own script and containers', async fixtures => {
  const { page } = fixtures;
  const wallets = BRANDS.map(({ wallet }) => wallet).join();
  await openCart(fixtures, [PRODUCT.standard], { cartWallets: wallets });
  for (const brand of BRANDS) await button(page, brand).filter({ hasText: brand.name }).waitFor();
  const ids = await page
    .locator('[id^=amazon_pay_], [id^=buy_with_prime_]')
    .evaluateAll(all => all.map(({ id }) => id));
  // The page's own cart element, and the one in its drawer.
  assert.is(ids.length, 4);
  assert.is(new Set(ids).size, 4);
  await clickToAmazon(page, buyWithPrime);
  assert.equal(
    configCalls(fixtures).map(({ url }) => url),
    ['/wallets/config/optimus'],
  );
});

test('can be focused and pressed by keyboard', async fixtures => {
  const { page } = fixtures;
  await product?.open(fixtures, 'amazon_pay');
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/sdk-pages\/amazon-pay\?/);
});

test('re-enables the button if the navigation was stopped', async fixtures => {
  const { page } = fixtures;
  await page.clock.install();
  await product?.open(fixtures, 'amazon_pay');
  await page.evaluate(() => sessionStorage.setItem('amazon-sandbox', '{"stays":true}'));
  const answer = page.waitForResponse('**/wallets/config/amazon_pay');
  await button(page, amazonPay).click();
  await (await answer).finished();
  const blocked = page.locator(`${amazonPay.element} [aria-disabled=true]`);
  await blocked.waitFor({ state: 'attached' });
  await page.evaluate(() => sessionStorage.clear());
  // The script may start its timeout a moment after the response.
  for (let left = 20; left && (await blocked.count()); left--) await page.clock.runFor(10_000);
  assert.is(await blocked.count(), 0);
  await payAfterAll(fixtures, amazonPay);
});

test('fails if the payload was changed on the way', async ({ expect, ...fixtures }) => {
  expect(FAILED_REQUEST);
  const { page } = fixtures;
  await product?.open({ expect, ...fixtures }, 'amazon_pay');
  await page.route('**/wallets/config/amazon_pay', async route => {
    const answer = await route.fetch();
    const config = await answer.json();
    config.createCheckoutSessionConfig.payloadJSON += ' ';
    await route.fulfill({ json: config });
  });
  await clickToAmazon(page, amazonPay);
  await hosted(page, 'alert').filter({ hasText: 'InvalidSignature' }).waitFor();
});

test.run();
