import '../run/dom';
import * as assert from 'uvu/assert';
import type { Wallet } from '../../src/core/types/wallet';
import type { FakeHost } from '../fakes/fake-host';
import { createAmazonScene } from '../fakes/open-amazon-pay';
import { createScene as createGoogleScene } from '../fakes/open-google-pay';
import { createScene as createPaypalScene } from '../fakes/open-paypal';
import { test } from '../run/suite';

type Params = Record<string, unknown>;
type Open = (params: Params) => { wallet: Wallet; host: FakeHost };

const amazon: Open = params => createAmazonScene(params);
const prime: Open = params => createAmazonScene(params, {}, 'buy_with_prime');
const google: Open = params => createGoogleScene(params);
const paypal: Open = params => createPaypalScene({ params });
const venmo: Open = params => createPaypalScene({ params, name: 'venmo' });

const AMAZON = ['na', 'eu', 'fe'].map(region => `https://static-${region}.payments-amazon.com`);
const PRIME = 'https://code.buywithprime.amazon.com';
const GOOGLE = 'https://pay.google.com';
const PAYPAL = 'https://www.paypal.com';

/** Where each wallet's script may come from, and where it comes from if the configuration doesn't say. */
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

async function ask(open: Open, params: Params) {
  const { wallet, host } = open(params);
  let asked: [url: string | undefined, origins: string[]] | undefined;
  host.loadScript = async (url, _, origins) => {
    asked = [url, origins];
    throw new Error('asked');
  };
  await wallet.prepare().catch(() => {});
  return asked;
}

for (const [name, open, origins, known] of WALLETS) {
  test(`${name} brings in the script that its configuration names, from its own origins`, async () => {
    assert.equal(await ask(open, { sdkUrl: '/its.js' }), ['/its.js', origins]);
  });

  for (const [params, url] of known)
    for (const sdkUrl of [undefined, ''])
      test(`${name} of ${JSON.stringify(params)} with sdkUrl ${JSON.stringify(sdkUrl)} brings in ${url}`, async () => {
        const asked = await ask(open, { ...params, sdkUrl });
        assert.ok(asked);
        assert.is(asked[0] || undefined, url);
      });
}

test.run();
