import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { openProduct, until } from '../shop-page';
import { deliveries, watch } from '../telemetry/telemetry-page';

const test = browserSuite('cookies, attacked');

test("sends no cookie, and only the origin of the page's URL, to a collector on the shop's own origin", async ({
  page,
  shop,
}) => {
  watch(shop, { collectorOrigin: 'same' });
  const cart = { name: 'cart', value: 'hWN2mTp3hWN2mTp3hWN2mTp3%3Fkey%3D0f1e2d3c', url: shop.url };
  await page.context().addCookies([cart]);
  await openProduct({ page, shop });
  await page.mouse.click(5, 5);
  for (const kind of ['metrics', 'analytics', 'sessions'] as const)
    await until(() => deliveries(shop, kind).length, `${kind} are sent`);
  const sent = shop.store.deliveries.map(({ headers }) => [headers.cookie, headers.referer]);
  assert.equal(sent, Array(sent.length).fill([undefined, `${shop.url}/`]));
});

test.run();
