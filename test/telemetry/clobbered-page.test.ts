import '../run/dom';
import * as assert from 'uvu/assert';
import { fakeClock } from '../fakes/fake-clock';
import { sources } from '../run/sources';
import { fixture, stub, test } from '../run/suite';
import { openTelemetry, showElement } from './open-telemetry';

const clock = fixture(fakeClock);

/** Properties of the document that telemetry, or a file of the core below it, reads. */
const NAMES = [
  ...new Set(
    [...sources]
      .filter(([file]) => /^(telemetry|core)\//.test(file))
      .flatMap(([, text]) => [...text.matchAll(/\b(?:safeDocument|document)\.(\w+)/g)])
      .map(([, name]) => name as string)
      .filter(name => name in document),
  ),
];

const COOKIES = { _tracking_consent: '3AMpS._BRXX', _shopify_y: '7b0f3c52-1a86-4d0e-9c1b-5f2d84e6a930' };
const OPTIONS = { analytics: '/collect', otlp: '/otlp', errors: '/errors' };

/**
 * Sends one click and one error from a page, and checks that each receiver gets them with the page's facts.
 *
 * @param changePage returns a function that restores the page
 */
async function assertSent(changePage: () => () => void) {
  showElement().setAttribute('shop-id', '12345');
  const restore = changePage();
  const telemetry = openTelemetry({ options: OPTIONS, cookies: COOKIES });
  telemetry.emit('reported', {}, new Error('No base URL: load the script'));
  telemetry.emit('click', { instrument: 'GooglePay', page: 'product' });
  telemetry.hide();
  await clock.advance(1100);
  restore();
  const [{ payload }] = telemetry.sent('/collect').flatMap(({ events }) => events);
  assert.equal([payload.shopId, payload.contentLanguage, payload.pageType], ['12345', 'pt-BR', 'product']);
  assert.is(telemetry.sent('/errors').flatMap(({ events }) => events).length, 1);
  assert.match(JSON.stringify(telemetry.sent('/otlp/v1/metrics')), '{"stringValue":"product"}');
}

test('finds the properties that telemetry reads', () => {
  for (const name of ['querySelector', 'visibilityState', 'getElementById']) assert.ok(NAMES.includes(name));
});

for (const name of NAMES)
  test(`sends the same if an image is named ${name}`, async () => {
    stub(window, { __st: { p: 'product' } });
    await assertSent(() => stub(document, { [name]: new Image() }));
  });

/** Getters of the page that throw, while others return the type of the page. */
const GETTERS: [what: string, globals: object][] = [
  ['__st', { ShopifyAnalytics: { meta: { page: { pageType: 'product' } } } }],
  ['ShopifyAnalytics', { __st: { p: 'product' } }],
  ['Shopify', { __st: { p: 'product' } }],
];

for (const [name, globals] of GETTERS)
  test(`sends the same if the getter of ${name} throws`, async () => {
    stub(window, globals);
    await assertSent(() =>
      stub(window, {
        get [name]() {
          throw new Error('no');
        },
      }),
    );
  });

test.run();
