import * as assert from 'uvu/assert';
import { toWalletEvents } from '../../../sandbox/panel/collector/deliveries';
import { ACCESS_TOKEN } from '../../../sandbox/server/store/store';
import { matrix } from '../matrix';
import { browserSuite } from '../open';
import { button, openProduct, openSheet, pay, setFault, sheet, until, variables } from '../shop-page';
import { assertTaken, deliveries, recordTelemetry, untilCounted, watch } from './telemetry-page';

const test = browserSuite('telemetry and privacy');
const paid = { instrument: 'GooglePay', action: 'complete' };

/** A marker in JSON, and in a pattern. */
const toPattern = (mark: string) =>
  JSON.stringify(mark)
    .slice(1, -1)
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Returns every string in a value, at any depth. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(texts) : [];
}

test('sends no personal data and no credentials of the shopper', async ({ page, shop, expect }) => {
  expect(/^\[portable-wallets\]/);
  watch(shop);
  await openProduct({ page, shop });
  const jwt = await page.locator('shopify-accelerated-checkout').getAttribute('recommended');
  // A failed purchase comes first, because its error is sent too.
  setFault(shop, 'html', ['cartCreate']);
  await button(page, 'googlePay').click();
  await sheet(page, 'error').waitFor();
  await sheet(page, 'close').click();
  await openSheet(page);
  const order = await pay({ page, shop });
  await untilCounted(shop, 'finish', paid);
  for (const kind of ['metrics', 'logs', 'analytics', 'errors', 'sessions'] as const)
    await until(() => deliveries(shop, kind).length, `there are ${kind} to look at`);
  const isPaid = () =>
    toWalletEvents(shop.store.deliveries).some(({ payload }) => payload.event === 'checkout_completed');
  await until(isPaid, 'the last event has come');
  const { token, key, deliveryAddress, billingAddress, email, phone } = order.cart;
  const [{ payment }] = variables(shop, 'cartPaymentUpdate');
  const { countryCode: _, ...signed } = payment.walletPaymentMethod.googlePayWalletContent;
  const secrets = texts(JSON.parse(jwt ?? '{}').wallet_params.auth).concat(
    texts(signed),
    ACCESS_TOKEN,
    key,
    token,
  );
  const { country: __, province: ___, ...address } = { ...billingAddress, ...deliveryAddress };
  const marks = [...secrets, ...texts(address), email, phone].filter(
    (mark): mark is string => (mark?.length ?? 0) > 2,
  );
  assert.ok(
    marks.includes('ana@example.com') && marks.includes('01310-100') && marks.length > 12,
    marks.join(),
  );
  const sent = shop.store.deliveries.map(({ url, headers, body }) => {
    // Headers that browsers add are outside the script's control.
    const { cookie: _, referer: __, host: ___, ...own } = headers;
    return JSON.stringify([decodeURIComponent(url), own, body]);
  });
  const found = marks.filter(mark => {
    const word = new RegExp(`(?<![\\p{L}\\p{N}])${toPattern(mark)}(?![\\p{L}\\p{N}])`, 'iu');
    return sent.some(text => word.test(text));
  });
  assert.equal(found, []);
});

for (const consent of ['all', 'unknown'] as const)
  test(`requests the cookies once, and sends events with the consent: ${consent}`, async ({ page, shop }) => {
    watch(shop, { consent });
    const requests = recordTelemetry(page);
    await openProduct({ page, shop });
    const started = Date.now();
    await openSheet(page);
    const late = consent === 'unknown';
    while (!toWalletEvents(shop.store.deliveries).length && Date.now() - started < 9000)
      await page.waitForTimeout(50);
    const [first] = toWalletEvents(shop.store.deliveries);
    assert.equal(first?.payload.consent, ['analytics', 'marketing', 'preferences', 'sale_of_data']);
    const waited = Date.now() - started;
    assert.ok(late ? waited > 5500 : waited < 4000, `${waited} ms`);
    assert.equal(
      requests.filter(request => request.startsWith('HEAD')),
      ['HEAD /'],
    );
    assertTaken(shop);
  });

const CRAWLERS = {
  Googlebot:
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/140.0.0.0 Safari/537.36',
  Lighthouse: 'Mozilla/5.0 (Linux; Android 11) Chrome/140.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
};

for (const [name, userAgent] of matrix(Object.entries(CRAWLERS), ['Googlebot']))
  test(
    `sends no event for ${name}`,
    async ({ page, shop }) => {
      watch(shop);
      const requests = recordTelemetry(page);
      await openProduct({ page, shop });
      await openSheet(page);
      await untilCounted(shop, 'opened');
      await page.waitForTimeout(1500);
      assert.equal(deliveries(shop, 'analytics'), []);
      assert.not.ok(requests.includes('HEAD /'));
      assertTaken(shop);
    },
    { userAgent },
  );

test.run();
