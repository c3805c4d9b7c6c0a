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

test('tells who did what where, and what may be done with it', async () => {
  open();
  opened.tell('click', CLICK);
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
  ['finish', { action: 'update' }, 'checkout_redirected'],
  ['finish', { action: 'leave' }, 'checkout_redirected'],
  ['finish', { action: 'decelerate', reason: 'dynamic_tax' }, 'checkout_decelerated', 'dynamic_tax'],
  ['finish', { action: 'abort', reason: 'out_of_stock' }, 'checkout_failed', 'out_of_stock'],
  ['finish', { action: 'show_error' }, 'checkout_failed'],
];

test('tells of each step of a purchase, on the page of its click', async () => {
  open();
  for (const [name, labels] of STEPS) opened.tell(name, { instrument: 'PayPal', ...labels });
  for (const name of ['operation', 'wallet.loaded', 'dialog.shown', 'reported']) opened.tell(name);
  await clock.advance(1100);
  assert.equal(
    events().map(({ payload }) => [payload.event, payload.eventSubtype, payload.pageType]),
    STEPS.map(([, , event, subtype], index) => [event, subtype, index ? 'product' : 'cart_page']),
  );
});

/** What a page may say of a visitor, in a place from which it is sent; `undefined` is sent as nothing. */
const SAID: [where: string, said: string, sent?: string][] = [
  ['_shopify_y', COOKIES._shopify_y, COOKIES._shopify_y],
  ['_shopify_y', '00000000-0000-0000-5000-000000000000', '00000000-0000-0000-5000-000000000000'],
  ['_shopify_y', 'ana@exemplo.com'],
  ['_shopify_y', '0123456789abcdef0123456789abcdef'],
  ['_shopify_y', '5511987654321'],
  ['_shopify_y', 'pt'],
  ['_shopify_s', 'Ana Souza'],
  ['shop-id', '12345', '12345'],
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

for (const [where, said, sent] of SAID)
  test(`sends ${sent ? '' : 'nothing of '}«${said}» in ${where}`, async () => {
    if (where === 'lang') document.documentElement.lang = said;
    if (where === 'shop-id') document.querySelector('[shop-id]')?.setAttribute(where, said);
    open({ ...COOKIES, ...(where.startsWith('_') && { [where]: said }) });
    opened.tell('click', CLICK);
    await clock.advance(1100);
    assert.is(events()[0].payload[FIELDS[where] as string], sent);
  });

for (const [what, value, told] of [
  ['a cookie that can’t be read', '{"v":"2.1","con":{"CMP":', []],
  ['a cookie of an unknown version', '4AMPS.', []],
  ['a cookie that is encoded twice', encodeURIComponent('{"purposes":{"a":true}}'), []],
  ['a cookie that can be read', COOKIES._tracking_consent, ['instrument_click']],
] as const)
  test(`${told.length ? 'sends events' : 'sends no event'} with ${what}`, async () => {
    open({ ...COOKIES, _tracking_consent: value });
    opened.tell('click', CLICK);
    await clock.advance(10_000);
    opened.hide();
    await clock.advance(1000);
    assert.equal(names(), told);
  });

/** Lets the server say this of the consent cookie. */
const setServerConsent = (description: string) =>
  stub(performance, { getEntriesByType: () => [{ serverTiming: [{ name: '_cmp', description }] }] });

test('sends nothing where what the server says of the cookie can’t be read', async () => {
  setServerConsent('4.AMPS');
  open({ _shopify_y: COOKIES._shopify_y });
  opened.tell('click', CLICK);
  await clock.advance(10_000);
  assert.equal(names(), []);
});

for (const [name, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)
  test(`allows neither marketing nor the sale of data where the browser has ${name}`, async () => {
    stub(navigator, { [name]: value });
    open();
    opened.tell('click', CLICK);
    await clock.advance(1100);
    assert.equal(events()[0].payload.consent, ['analytics']);
  });

test('sends nothing without consent to analytics', async () => {
  open({ ...COOKIES, _tracking_consent: '3aMPS._BRXX_f_f_kZ5wq0aVRrC1nT7uXy2hLg' });
  opened.tell('click', CLICK);
  await clock.advance(10_000);
  opened.hide();
  await clock.advance(10_000);
  assert.equal(opened.fetch.calls, []);
});

test('forgets what happened before the shopper agreed', async () => {
  open({ ...COOKIES, _tracking_consent: '3amps._BRXX_f_f_x' });
  opened.tell('click', CLICK);
  await clock.advance(2000);
  opened.cookies._tracking_consent = COOKIES._tracking_consent;
  opened.tell('cancelled', { instrument: 'GooglePay' });
  await clock.advance(2000);
  assert.equal(names(), ['sheet_cancelled']);
});

test('reads the companion cookie where there is no other', async () => {
  open({ _shopify_y: COOKIES._shopify_y, _cmp_a: '{"purposes":{"a":false,"p":true,"m":true,"t":true}}' });
  opened.tell('click', CLICK);
  await clock.advance(10_000);
  assert.equal(opened.fetch.calls, []);
});

test('reads what the server says of the cookie where scripts may not read it', async () => {
  setServerConsent('3amps._BRXX_f_f_x');
  open({ _shopify_y: COOKIES._shopify_y });
  opened.tell('click', CLICK);
  await clock.advance(10_000);
  assert.equal(opened.fetch.calls, []);
});

test('asks the shop’s front page for the cookie, once, and waits for it', async () => {
  open({});
  opened.tell('click', CLICK);
  opened.tell('cancelled', { instrument: 'GooglePay' });
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
  opened.tell('click', CLICK);
  await clock.advance(1000);
  assert.equal(looks, [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]);
});

test('asks nobody where the cookie is there, and nothing happens', async () => {
  open({});
  await clock.advance(10_000);
  assert.equal(opened.fetch.calls, []);
  opened.close();
  open();
  opened.tell('click', CLICK);
  await clock.advance(10_000);
  assert.equal(heads(), []);
});

test('waits for the cookies for 7,000 ms and no longer: nothing known is everything allowed', async () => {
  open({});
  opened.answer(networkError);
  opened.tell('click', CLICK);
  opened.fetch.answers[''] = [() => new Response('{}')];
  await clock.advance(7000 + 999);
  assert.equal(opened.calls('/collect'), []);
  await clock.advance(1);
  assert.equal(events()[0].payload.consent, ['analytics', 'marketing', 'preferences', 'sale_of_data']);
  await clock.advance(10_000);
  assert.is(clock.pending, 0);
});

test('goes by what is known when the page goes away', async () => {
  open({});
  opened.tell('click', CLICK);
  await clock.advance(300);
  opened.hide();
  await clock.advance(0);
  assert.equal(names(), ['instrument_click']);
  assert.is(opened.calls('/collect')[0]?.init.keepalive, true);
});

test('waits for the cookies also on a page that was hidden before anything happened', async () => {
  open({});
  opened.hide();
  opened.tell('click', CLICK);
  await clock.advance(2000);
  assert.equal(opened.calls('/collect'), []);
});

test('keeps 50 events while it waits', async () => {
  open({});
  for (let n = 0; n < 80; n++) opened.tell('click', CLICK);
  await clock.advance(8100);
  assert.is(events().length, 50);
});

for (const agent of ['Chrome-Lighthouse', 'Googlebot/2.1'])
  test(`tells nothing of ${agent}`, async () => {
    stub(navigator, { userAgent: `Mozilla/5.0 ${agent}` });
    open({});
    opened.tell('click', CLICK);
    await clock.advance(10_000);
    opened.hide();
    assert.equal(opened.fetch.calls, []);
  });

test('sends what has waited for consent for longer than a second when the page goes away', async () => {
  open({});
  opened.tell('click', CLICK);
  await clock.advance(3000);
  opened.hide();
  await clock.advance(0);
  assert.equal(names(), ['instrument_click']);
});

test('rejects nothing where the page has a fetch of its own', async () => {
  open({});
  const unhandled = recordRejections();
  window.fetch = () => undefined as never;
  opened.tell('click', CLICK);
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
  test(`${is ? 'knows' : 'does not take'} ${agent.slice(-32)} ${is ? 'as' : 'for'} a crawler`, () => {
    assert.is(isCrawler(agent), is);
  });

test.run();
