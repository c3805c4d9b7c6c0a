import '../run/dom';
import * as assert from 'uvu/assert';
import { script } from '../../src/core/platform/script';
import type { Wallet } from '../../src/core/types/wallet';
import { toNamespace } from '../../src/wallets/paypal/namespace';
import { recordErrors } from '../fakes/fake-console';
import { fakeScripts } from '../fakes/fake-scripts';
import { createAmazonScene } from '../fakes/open-amazon-pay';
import { createScene as createGoogleScene } from '../fakes/open-google-pay';
import { createScene as createPaypalScene } from '../fakes/open-paypal';
import { stub, test } from '../run/suite';

type Params = Record<string, unknown>;
type Open = (params: Params) => { wallet: Wallet };

const amazon: Open = params => createAmazonScene(params);
const prime: Open = params => createAmazonScene(params, {}, 'buy_with_prime');
const google: Open = params => createGoogleScene(params);
const paypal: Open = params => createPaypalScene({ params });
const venmo: Open = params => createPaypalScene({ params, name: 'venmo' });

const AMAZON = ['na', 'eu', 'fe'].map(region => `https://static-${region}.payments-amazon.com`);
const PRIME = 'https://code.buywithprime.amazon.com';
const GOOGLE = 'https://pay.google.com';
const PAYPAL = 'https://www.paypal.com';

/** Allowed origins of each wallet's SDK, and the URL without a configured one. */
const WALLETS: [name: string, open: Open, origins: string[], known: [params: Params, url?: string][]][] = [
  ['google_pay', google, [GOOGLE], [[{}, `${GOOGLE}/gp/p/js/pay.js`]]],
  ['paypal', paypal, [PAYPAL], [[{}]]],
  ['venmo', venmo, [PAYPAL], [[{}]]],
  [
    'amazon_pay',
    amazon,
    [...AMAZON, PRIME],
    [
      [{ countryCode: 'US' }, `${AMAZON[0]}/checkout.js`],
      [{ countryCode: 'DE' }, `${AMAZON[1]}/checkout.js`],
      [{ countryCode: 'GB' }, `${AMAZON[1]}/checkout.js`],
      [{ countryCode: 'JP' }, `${AMAZON[2]}/checkout.js`],
      [{ countryCode: 'BR', ledgerCurrency: 'USD' }, `${AMAZON[0]}/checkout.js`],
      [{ ledgerCurrency: 'constructor' }, `${AMAZON[1]}/checkout.js`],
    ],
  ],
  ['buy_with_prime', prime, [...AMAZON, PRIME], [[{}]]],
];

const GLOBALS: Record<string, string> = {
  google_pay: 'google',
  amazon_pay: 'amazon',
  buy_with_prime: 'amazon',
};

/** @returns the URLs that the wallet loads its SDK from */
async function load(name: string, open: Open, params: Params): Promise<string[]> {
  const { wallet } = open(params);
  const scripts = fakeScripts(GLOBALS[name] ?? toNamespace(params.sdkUrl as string | undefined));
  stub(script, { options: {} });
  const { lines } = recordErrors();
  await wallet.prepare().catch(() => {});
  assert.is(lines.join().includes('invalid-sdk-url'), !scripts.urls.length);
  return scripts.urls;
}

for (const [name, open, origins, known] of WALLETS) {
  for (const origin of ['https://shop.example', ...origins])
    test(`${name} loads a configured SDK from ${origin}`, async () => {
      const sdkUrl = `${origin}/its.js`;
      assert.equal(await load(name, open, { sdkUrl }), [sdkUrl]);
    });

  test(`${name} loads no SDK from other origins`, async () => {
    assert.equal(await load(name, open, { sdkUrl: 'https://elsewhere.example/its.js' }), []);
  });

  for (const [params, url] of known)
    for (const sdkUrl of [undefined, ''])
      test(`${name} with ${JSON.stringify(params)} and sdkUrl ${JSON.stringify(sdkUrl)} loads ${url}`, async () => {
        assert.equal(await load(name, open, { ...params, sdkUrl }), url ? [url] : []);
      });
}

test.run();
