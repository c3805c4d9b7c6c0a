import '../run/dom';
import * as assert from 'uvu/assert';
import { analyticsBody } from '../../sandbox/panel/collector/bodies';
import { isCrawler } from '../../src/telemetry/analytics';
import { fakeClock } from '../fakes/fake-clock';
import { networkError } from '../fakes/fake-fetch';
import { recordRejections } from '../fakes/record-rejections';
import { fixture, stub, test } from '../run/suite';
import { type Opened, openTelemetry } from './open-telemetry';

const COOKIES = {
  _tracking_consent: '3AMpS._BRXX_f_f_kZ5wq0aVRrC1nT7uXy2hLg',
  _shopify_y: '7b0f3c52-1a86-4d0e-9c1b-5f2d84e6a930',
  _shopify_s: 'c94e1d07-62b3-4f58-8a7e-0d3b91f7c215',
};
const CLICK = { instrument: 'GooglePay', page: 'product' };

const clock = fixture(fakeClock);
let opened: Opened;

function open(cookies: Record<string, string> = COOKIES) {
  opened = openTelemetry({ options: { analytics: '/collect' }, cookies: { ...cookies } });
}

test.before.each(() => {
  stub(window, { __st: { p: 'product' } });
  document.body.innerHTML = '<shopify-accelerated-checkout shop-id="12345"></shopify-accelerated-checkout>';
});

const events = () => opened.sent('/collect').flatMap(({ events }) => events);
const names = () => events().map(({ payload }) => payload.event);
const heads = () => opened.fetch.calls.filter(({ init }) => init.method === 'HEAD').map(({ url }) => url);

test('sends the visitor, the event, the page and the consent', async () => {
  open();
  opened.emit('click', CLICK);
  await clock.advance(1100);
  const at = Date.parse('2026-01-31T12:00:00Z');
  assert.equal(opened.sent('/collect'), [
    {
      events: [
        {
          schema_id: 'shopify_wallet_checkout_track/6.3',
          payload: {
            event: 'instrument_click',
            instrumentId: 'GooglePay',
            pageType: 'product',
            appName: 'portable-wallets',
            uniqToken: COOKIES._shopify_y,
            visitToken: COOKIES._shopify_s,
            shopId: '12345',
            contentLanguage: 'pt-BR',
            consent: ['analytics', 'marketing', 'sale_of_data'],
          },
          metadata: { event_created_at_ms: at },
        },
      ],
      metadata: { event_sent_at_ms: at + 1000 },
    },
  ]);
  assert.equal(analyticsBody(opened.sent('/collect')[0], ''), []);
  assert.is(opened.calls('/collect')[0]?.headers['content-type'], 'text/plain');
});

const STEPS: [name: string, labels: Record<string, string>, event: string, subtype?: string][] = [
  ['wallet.rendered', { instrument: 'PayPal', page: 'cart_page' }, 'instrument_rendered'],
  ['click', CLICK, 'instrument_click'],
  ['opened', {}, 'sheet_opened'],
  ['cancelled', {}, 'sheet_cancelled'],
  ['finish', { action: 'complete' }, 'checkout_completed'],
  ['finish', { action: 'redirect' }, 'checkout_redirected'],
  ['finish', { action: 'leave' }, 'checkout_redirected'],
  ['finish', { action: 'decelerate', reason: 'dynamic_tax' }, 'checkout_decelerated', 'dynamic_tax'],
  ['finish', { action: 'abort', reason: 'out_of_stock' }, 'checkout_failed', 'out_of_stock'],
  ['finish', { action: 'show_error' }, 'checkout_failed'],
];

test('sends each step of a purchase with the page type of its click', async () => {
  open();
  for (const [name, labels] of STEPS) opened.emit(name, { instrument: 'PayPal', ...labels });
  for (const name of ['operation', 'wallet.loaded', 'dialog.shown', 'reported']) opened.emit(name);
  await clock.advance(1100);
  assert.equal(
    events().map(({ payload }) => [payload.event, payload.eventSubtype, payload.pageType]),
    STEPS.map(([, , event, subtype], index) => [event, subtype, index ? 'product' : 'cart_page']),
  );
});

/** Values that a page may hold, by their place. If `sent` is missing, the field is left out. */
const VALUES: [where: string, value: string, sent?: string][] = [
  ['_shopify_y', COOKIES._shopify_y, COOKIES._shopify_y],
  ['_shopify_y', '00000000-0000-0000-5000-000000000000', '00000000-0000-0000-5000-000000000000'],
  ['_shopify_y', 'ana@exemplo.com'],
  ['_shopify_y', '0123456789abcdef0123456789abcdef'],
  ['_shopify_y', '5511987654321'],
  ['_shopify_y', 'pt'],
  ['_shopify_s', 'Ana Souza'],
  ['shop-id', '12345', '12345'],
  ['shop-id', 'gid://shopify/Shop/12345', '12345'],
  ['shop-id', 'gid://shopify/Product/12345'],
  ['shop-id', 'Loja da Ana'],
  ['shop-id', COOKIES._shopify_y],
  ['lang', 'pt-BR', 'pt-BR'],
  ['lang', '12345'],
  ['lang', 'zh-Hans-CN', 'zh-Hans-CN'],
  ['lang', 'es-419', 'es-419'],
  ['lang', 'português da Ana'],
];
const FIELDS: Record<string, string> = {
  _shopify_y: 'uniqToken',
  _shopify_s: 'visitToken',
  'shop-id': 'shopId',
  lang: 'contentLanguage',
};

for (const [where, value, sent] of VALUES)
  test(`${sent ? 'sends' : 'leaves out'} "${value}" in ${where}`, async () => {
    if (where === 'lang') document.documentElement.lang = value;
    if (where === 'shop-id') document.querySelector('[shop-id]')?.setAttribute(where, value);
    open({ ...COOKIES, ...(where.startsWith('_') && { [where]: value }) });
    opened.emit('click', CLICK);
    await clock.advance(1100);
    assert.is(events()[0].payload[FIELDS[where] as string], sent);
  });

for (const [what, value, sent] of [
  ['an invalid cookie', '{"v":"2.1","con":{"CMP":', []],
  ['a cookie of an unknown version', '4AMPS.', []],
  ['a cookie that is encoded twice', encodeURIComponent('{"purposes":{"a":true}}'), []],
  ['a valid cookie', COOKIES._tracking_consent, ['instrument_click']],
] as const)
  test(`${sent.length ? 'sends events' : 'sends no event'} with ${what}`, async () => {
    open({ ...COOKIES, _tracking_consent: value });
    opened.emit('click', CLICK);
    await clock.advance(10_000);
    opened.hide();
    await clock.advance(1000);
    assert.equal(names(), sent);
  });

/** Sets the consent cookie's value in the Server-Timing header. */
const setServerConsent = (description: string) =>
  stub(performance, { getEntriesByType: () => [{ serverTiming: [{ name: '_cmp', description }] }] });

test('sends nothing if the consent in Server-Timing is invalid', async () => {
  setServerConsent('4.AMPS');
  open({ _shopify_y: COOKIES._shopify_y });
  opened.emit('click', CLICK);
  await clock.advance(10_000);
  assert.equal(names(), []);
});

for (const [name, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)
  test(`denies marketing and the sale of data if the browser sets ${name}`, async () => {
    stub(navigator, { [name]: value });
    open();
    opened.emit('click', CLICK);
    await clock.advance(1100);
    assert.equal(events()[0].payload.consent, ['analytics']);
  });

test('sends nothing without consent to analytics', async () => {
  open({ ...COOKIES, _tracking_consent: '3aMPS._BRXX_f_f_kZ5wq0aVRrC1nT7uXy2hLg' });
  opened.emit('click', CLICK);
  await clock.advance(10_000);
  opened.hide();
  await clock.advance(10_000);
  assert.equal(opened.fetch.calls, []);
});

test('drops events from before the consent', async () => {
  open({ ...COOKIES, _tracking_consent: '3amps._BRXX_f_f_x' });
  opened.emit('click', CLICK);
  await clock.advance(2000);
  opened.cookies._tracking_consent = COOKIES._tracking_consent;
  opened.emit('cancelled', { instrument: 'GooglePay' });
  await clock.advance(2000);
  assert.equal(names(), ['sheet_cancelled']);
});

test('reads the companion cookie if there is no consent cookie', async () => {
  open({ _shopify_y: COOKIES._shopify_y, _cmp_a: '{"purposes":{"a":false,"p":true,"m":true,"t":true}}' });
  opened.emit('click', CLICK);
  await clock.advance(10_000);
  assert.equal(opened.fetch.calls, []);
});

test("reads the consent from Server-Timing if scripts can't read the cookie", async () => {
  setServerConsent('3amps._BRXX_f_f_x');
  open({ _shopify_y: COOKIES._shopify_y });
  opened.emit('click', CLICK);
  await clock.advance(10_000);
  assert.equal(opened.fetch.calls, []);
});

test("requests the cookie once from the shop's front page, and waits for it", async () => {
  open({});
  opened.emit('click', CLICK);
  opened.emit('cancelled', { instrument: 'GooglePay' });
  await clock.advance(3000);
  assert.equal(heads(), ['https://shop.example/']);
  assert.equal(names(), []);
  Object.assign(opened.cookies, COOKIES);
  await clock.advance(100 + 1000);
  assert.equal(names(), ['instrument_click', 'sheet_cancelled']);
  assert.equal(heads(), ['https://shop.example/']);
});

test('looks for the cookie every 100 ms', async () => {
  const looks: number[] = [];
  const cookies = Object.defineProperty({ _tracking_consent: '3.AMPS' }, '_shopify_y', {
    get: () => void looks.push(clock.elapsed),
  });
  opened = openTelemetry({ options: { analytics: '/collect' }, cookies });
  opened.emit('click', CLICK);
  await clock.advance(1000);
  assert.equal(looks, [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]);
});

test('requests nothing if the cookie exists and nothing happens', async () => {
  open({});
  await clock.advance(10_000);
  assert.equal(opened.fetch.calls, []);
  opened.close();
  open();
  opened.emit('click', CLICK);
  await clock.advance(10_000);
  assert.equal(heads(), []);
});

test('allows everything if no cookie exists after 7,000 ms', async () => {
  open({});
  opened.answer(networkError);
  opened.emit('click', CLICK);
  opened.fetch.answers[''] = [() => new Response('{}')];
  await clock.advance(7000 + 999);
  assert.equal(opened.calls('/collect'), []);
  await clock.advance(1);
  assert.equal(events()[0].payload.consent, ['analytics', 'marketing', 'preferences', 'sale_of_data']);
  await clock.advance(10_000);
  assert.is(clock.pending, 0);
});

test('uses the known cookies on pagehide', async () => {
  open({});
  opened.emit('click', CLICK);
  await clock.advance(300);
  opened.hide();
  await clock.advance(0);
  assert.equal(names(), ['instrument_click']);
  assert.is(opened.calls('/collect')[0]?.init.keepalive, true);
});

test('waits for the cookies on a page that was hidden before the first event', async () => {
  open({});
  opened.hide();
  opened.emit('click', CLICK);
  await clock.advance(2000);
  assert.equal(opened.calls('/collect'), []);
});

test('keeps 50 events while it waits', async () => {
  open({});
  for (let n = 0; n < 80; n++) opened.emit('click', CLICK);
  await clock.advance(8100);
  assert.is(events().length, 50);
});

for (const agent of ['Chrome-Lighthouse', 'Googlebot/2.1'])
  test(`sends nothing for ${agent}`, async () => {
    stub(navigator, { userAgent: `Mozilla/5.0 ${agent}` });
    open({});
    opened.emit('click', CLICK);
    await clock.advance(10_000);
    opened.hide();
    assert.equal(opened.fetch.calls, []);
  });

test('sends events that waited for consent for over a second on pagehide', async () => {
  open({});
  opened.emit('click', CLICK);
  await clock.advance(3000);
  opened.hide();
  await clock.advance(0);
  assert.equal(names(), ['instrument_click']);
});

test('rejects nothing if the page replaces fetch', async () => {
  open({});
  const unhandled = recordRejections();
  window.fetch = () => undefined as never;
  opened.emit('click', CLICK);
  await clock.advance(0);
  await new Promise(resolve => setImmediate(resolve));
  assert.equal(unhandled, []);
});

const AGENTS: [agent: string, is: boolean][] = [
  [
    'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 Chrome-Lighthouse',
    true,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156 Safari/537.36', false],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/156', false],
];

for (const [agent, is] of AGENTS)
  test(`${is ? 'treats' : 'does not treat'} ${agent.slice(-32)} as a crawler`, () => {
    assert.is(isCrawler(agent), is);
  });

test.run();
