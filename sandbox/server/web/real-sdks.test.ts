import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSandbox } from '../open-sandbox';
import { createShop } from '../server';
import { explainNoTest } from './real-sdks';

const GOOGLE = 'https://pay.google.com/gp/p/js/pay.js';
const PAYPAL = 'https://www.paypal.com/sdk/js';
const FILLED_CART = '/cart/46448623321341:1?storefront=true';

const answer = async () => new Response();

/** Returns the SDKs that the pages of products and of a cart name, without their parameters. */
async function readSdks(url: string): Promise<string[]> {
  const sdks: string[] = [];
  for (const path of ['/products/cafe-da-serra', '/products/cafe-da-serra?recommended=venmo', FILLED_CART]) {
    const filled = await fetch(url + path, { redirect: 'manual' });
    const headers = {
      cookie: filled.headers
        .getSetCookie()
        .map(cookie => cookie.split(';')[0])
        .join('; '),
    };
    const page = await fetch(new URL(filled.headers.get('location') ?? path, url), { headers });
    const text = (await page.text()).replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    sdks.push(...[...text.matchAll(/"sdkUrl":"([^"?]+)/g)].map(([, sdk]) => sdk ?? ''));
  }
  return [...new Set(sdks)];
}

test("loads the wallets' own SDKs only with --sdk=real", async () => {
  const usual = await createShop({ settings: { cartWallets: ['google_pay', 'paypal', 'venmo'] } });
  const real = await openSandbox('0', true, answer);
  if (typeof real === 'string') throw new Error(real);
  const [fakes, sdks] = [await readSdks(usual.url), await readSdks(real.url)];
  await Promise.all([usual.close(), real.close()]);
  assert.equal(fakes, [`${usual.url}/sdk/google-pay.js`, `${usual.otherUrl}/sdk/paypal.js`]);
  assert.equal(sdks, [GOOGLE, PAYPAL]);
});

test('prints one line if an SDK is out of reach', async () => {
  const requested: string[] = [];
  const request = async (url: Parameters<typeof fetch>[0]) => {
    requested.push(String(url));
    if (String(url).startsWith(PAYPAL)) throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } });
    return new Response('', { status: 403 });
  };
  assert.is(
    await openSandbox('0', true, request),
    "https://www.paypal.com can't be reached (ENOTFOUND): connect this machine to the internet, or run npm start without --sdk=real.",
  );
  assert.equal(requested, [GOOGLE, PAYPAL]);
});

/** Configurations, and what is wrong with them. */
const CONFIGS: [name: string, params: Record<string, unknown>, problem?: RegExp][] = [
  ['google_pay', { sdkUrl: GOOGLE, environment: 'TEST' }],
  ['google_pay', { sdkUrl: GOOGLE, environment: 'PRODUCTION' }, /google_pay .* with the environment TEST\.$/],
  ['google_pay', { sdkUrl: GOOGLE }, /environment TEST/],
  [
    'google_pay',
    { sdkUrl: 'https://pay.example/pay.js', environment: 'TEST' },
    /use https:\/\/pay\.google\.com/,
  ],
  ['paypal', { sdkUrl: `${PAYPAL}?client-id=test` }],
  ['venmo', { sdkUrl: `${PAYPAL}?client-id=sb&currency=USD` }],
  ['paypal', { sdkUrl: `${PAYPAL}?client-id=AX4hQ` }, /paypal .* with client-id=test\.$/],
  ['venmo', { sdkUrl: `${PAYPAL}?client-id=test&client-id=AX4hQ` }, /client-id=test/],
  ['paypal', { sdkUrl: PAYPAL }, /client-id=test/],
  [
    'amazon_pay',
    { sdkUrl: 'https://static-na.payments-amazon.com/checkout.js' },
    /the sandbox's stand-in\.$/,
  ],
  ['amazon_pay', { sdkUrl: 'http://127.0.0.1:4000/sdk/amazon-pay.js' }],
  ['shop_pay', {}],
];

test('refuses a configuration that is in no test environment', () => {
  for (const [name, wallet_params, problem] of CONFIGS) {
    const config = { name, supports_subs: false, supports_def_opts: false, wallet_params };
    const found = explainNoTest(config, ['http://127.0.0.1:4000']) ?? '';
    assert.match(found, problem ?? /^$/, JSON.stringify(config));
  }
});

test.run();
