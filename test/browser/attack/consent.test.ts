import * as assert from 'uvu/assert';
import { toWalletEvents } from '../../../sandbox/panel/collector/deliveries';
import type { Attack } from '../../attack/attack';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { openProduct, until } from '../shop-page';
import { deliveries, untilCounted, watch } from '../telemetry/telemetry-page';

const test = browserSuite('consent, attacked');

/** Events are sent within a second once consent is known. */
const QUIET_MS = 2500;
const BUYER = '7b0f3c52-1a86-4d0e-9c1b-5f2d84e6a930';

const GRANTED = '{"con":{"CMP":{"a":"1","m":"1","p":"1","s":"1"}},"v":"2.1","reg":""}';

/** Cookies as the browser stores them: JSON is encoded once. */
const UNREADABLE: [what: string, value: string][] = [
  ['that is cut off', encodeURIComponent(GRANTED.slice(0, -2))],
  ['that is encoded twice', encodeURIComponent(encodeURIComponent(GRANTED))],
  ['of an unknown version', '4AMPS._BRXX_f_f_kZ5wq0aVRrC1nT7uXy2hLg'],
];

const unreadable = matrix(
  UNREADABLE.map(
    ([what, value]): Attack<Fixtures> => ({
      tried: `a consent cookie ${what}`,
      held: 'allows no event, but metrics',
      async run({ page, shop }) {
        watch(shop, { consent: 'unknown' });
        const { url } = shop;
        await page.context().addCookies([
          { name: '_tracking_consent', value, url },
          { name: '_shopify_y', value: BUYER, url },
        ]);
        await openProduct({ page, shop });
        await page.mouse.click(5, 5);
        await untilCounted(shop, 'wallet.rendered');
        await page.waitForTimeout(QUIET_MS);
        assert.equal(deliveries(shop, 'analytics'), []);
      },
    }),
  ),
  ['a consent cookie that is cut off'],
  ({ tried }) => tried,
);

const refused: Attack<Fixtures> = {
  tried: 'Global Privacy Control and a cookie that allows everything',
  held: 'denies marketing and the sale of data',
  async run({ page, shop }) {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    watch(shop);
    await openProduct({ page, shop });
    await page.mouse.click(5, 5);
    await until(() => toWalletEvents(shop.store.deliveries).length, 'an event is sent');
    const [event] = toWalletEvents(shop.store.deliveries);
    assert.equal(event?.payload.consent, ['analytics', 'preferences']);
  },
};

const cookies: Attack<Fixtures> = {
  tried: "a collector on the shop's own origin with the cart cookie",
  held: "it receives no cookie, and only the origin of the page's URL",
  async run({ page, shop }) {
    watch(shop, { collectorOrigin: 'same' });
    const cart = { name: 'cart', value: 'hWN2mTp3hWN2mTp3hWN2mTp3%3Fkey%3D0f1e2d3c', url: shop.url };
    await page.context().addCookies([cart]);
    await openProduct({ page, shop });
    await page.mouse.click(5, 5);
    for (const kind of ['metrics', 'analytics', 'sessions'] as const)
      await until(() => deliveries(shop, kind).length, `${kind} are sent`);
    const sent = shop.store.deliveries.map(({ headers }) => [headers.cookie, headers.referer]);
    assert.equal(sent, Array(sent.length).fill([undefined, `${shop.url}/`]));
  },
};

const cases: Attack<Fixtures>[] = [...unreadable, refused, cookies];

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, async fixtures => run(fixtures));

test.run();
