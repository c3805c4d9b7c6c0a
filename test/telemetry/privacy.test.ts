import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FakeClock, fakeClock } from '../setup/fake-clock';
import { BASE, type Opened, openTelemetry } from './open-telemetry';

/** What must never leave, as it might get into a message, a label, a stack or a page's address. */
const MARKS: [what: string, mark: string, text: string][] = [
  ['an e-mail', 'marca.pessoal', 'for marca.pessoal@exemplo.com.br'],
  ['a telephone number', '98765', 'call +55 11 98765-4321'],
  ['a postal code', '01310', 'zip 01310-100'],
  ['a card', '4111', 'card 4111 1111 1111 1111'],
  ['a signed token', 'bWFyY2E', 'jwt eyJhbGciOiJFUzI1NiJ9.bWFyY2EtZG8tc2Vncm.c2lnbmF0dXJlLW1hcmNh'],
  ['an access token', '0123456789abcdef', 'token 0123456789abcdef0123456789abcdef'],
  ['a cart', 'hWN2mTp3', 'gid://shopify/Cart/hWN2mTp3?key=0f1e2d3c4b5a'],
  ['a cart’s key', '0f1e2d3c4b5a', 'https://shop.example/cart/c/x?key=0f1e2d3c4b5a%3D'],
  ['a checkout', 'Z2NwLXVz', 'https://shop.example/checkouts/cn/Z2NwLXVz/pt-br?_r=AQAB'],
  ['what could not be parsed', 'Maria Souza', `Unexpected token 'M', "Maria Souza, "... is not valid JSON`],
];

const { getClientRects } = Element.prototype;
let clock: FakeClock;
let opened: Opened;

test.before(() => {
  Element.prototype.getClientRects = () => [{}] as never;
});

test.after(() => {
  Element.prototype.getClientRects = getClientRects;
});

test.before.each(() => {
  clock = fakeClock();
  document.body.innerHTML =
    '<shopify-accelerated-checkout access-token="0123456789abcdef0123456789abcdef" shop-id="1"></shopify-accelerated-checkout>';
  opened = openTelemetry({
    options: { otlp: '/otlp', analytics: '/analytics', errors: '/errors' },
    cookies: {
      _tracking_consent: '3.AMPS_BRXX_f_f_x',
      _shopify_y: 'visitor',
      cart: 'hWN2mTp3?key=0f1e2d3c4b5a',
    },
  });
});

test.after.each(() => {
  history.replaceState(null, '', '/products/caneca');
  opened.close();
  clock.restore();
  document.body.innerHTML = '';
});

const everything = () => opened.fetch.calls.map(({ url, init }) => `${url} ${init.body}`).join('\n');

for (const [what, mark, text] of MARKS)
  test(`sends nothing of ${what}, wherever it stands`, async () => {
    history.replaceState(
      null,
      '',
      `/checkouts/cn/Z2NwLXVz?key=0f1e2d3c4b5a&email=marca.pessoal@exemplo.com.br`,
    );
    const stack = `Error: ${text}\n    at open (${BASE}portable-wallets.js:1:77)\n    at ${text} (${BASE}a.js?token=0123456789abcdef0123456789abcdef:1:2)`;
    const error = Object.assign(new Error(text, { cause: new Error(`caused by ${text}`) }), { stack });
    opened.tell('reported', {}, error);
    opened.tell('reported', {}, text);
    opened.tell('reported', {}, { name: text, message: text, stack });
    window.dispatchEvent(
      Object.assign(new Event('error'), {
        error: Object.assign(new Error(`not caught: ${text}`), { stack }),
      }),
    );
    opened.tell('click', { instrument: text, page: text });
    opened.tell('wallet.skipped', { instrument: 'PayPal', reason: text });
    opened.tell('finish', { instrument: 'PayPal', action: 'abort', reason: text });
    opened.tell('operation', { name: text, outcome: text }, Date.now());
    opened.tell('compat.sampled', { page: text }, text);
    await clock.advance(3000);
    for (const path of ['/otlp/v1/metrics', '/otlp/v1/logs', '/analytics', '/errors', '/errors/sessions'])
      assert.ok(opened.calls(path).length, path);
    assert.not.match(everything(), mark);
  });

test.run();
