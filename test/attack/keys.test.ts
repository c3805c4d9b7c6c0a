import '../run/dom';
import * as assert from 'uvu/assert';
import { toAbort } from '../../src/core/errors/actions';
import { t } from '../../src/core/i18n/i18n';
import { readWallet, readWallets } from '../../src/core/page/attributes';
import { script } from '../../src/core/platform/script';
import { addCheckoutParameters } from '../../src/core/purchase/end';
import { INITIAL_STATE, transition } from '../../src/core/purchase/machine';
import { toAddress } from '../../src/core/storefront/address';
import { NETWORK_CODES } from '../../src/core/storefront/request';
import type { WalletConfig } from '../../src/core/types/page';
import { findWallet, prepareWallet, registry } from '../../src/wallets';
import { toLedger } from '../../src/wallets/amazon-pay/settings';
import { CONFIG } from '../fakes/config';
import { contextOf } from '../fakes/context';
import { installGooglePay } from '../fakes/fake-google-pay';
import { pollutePrototype } from '../fakes/pollute-prototype';
import { GOOGLE_PAY } from '../fakes/wallet-configs';
import { stub, test } from '../run/suite';
import type { Attack } from './attack';

// The wallet prepared here has a timeout of two seconds, and loads no file.

const READ = 'reads none of it';

/** Runs with a page that added these keys to the prototype of all objects. */
function withPrototype<T>(keys: object, run: () => T): T {
  const clean = pollutePrototype(keys);
  const result = run();
  clean();
  return result;
}

function createElement(name: string, value: unknown): Element {
  const element = document.createElement('shopify-accelerated-checkout');
  element.setAttribute(name, JSON.stringify(value));
  return element;
}

const paypal = (wallet_params: WalletConfig['wallet_params'] = {}): WalletConfig => ({
  name: 'paypal',
  wallet_params,
});

/** Names that every object inherits. */
const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];

const cases: Attack[] = [
  {
    tried: 'Object.prototype has a wallet and its SDK, and the configuration has none',
    held: READ,
    run() {
      const page = { name: 'paypal', wallet_params: { sdkUrl: 'https://elsewhere.example/sdk.js' } };
      const found = withPrototype(page, () => [
        readWallet(createElement('recommended', {}), 'recommended'),
        ...readWallets(createElement('wallet-configs', [{}, 3, 'text'])),
      ]);
      assert.equal(
        found.filter(config => config),
        [],
      );
    },
  },
  {
    tried: 'Object.prototype has an SDK URL, and the configuration has none',
    held: READ,
    run() {
      const sdkUrl = withPrototype({ sdkUrl: 'https://elsewhere.example/sdk.js' }, () => {
        const config = readWallet(createElement('recommended', paypal()), 'recommended');
        return config?.wallet_params.sdkUrl;
      });
      assert.is(sdkUrl, undefined);
    },
  },
  {
    tried: 'a configuration contains __proto__ with an SDK URL',
    held: READ,
    run() {
      const element = document.createElement('shopify-accelerated-checkout');
      const hidden = '{"__proto__":{"sdkUrl":"https://elsewhere.example/sdk.js"}}';
      element.setAttribute('recommended', `{"name":"paypal","wallet_params":${hidden}}`);
      const config = readWallet(element, 'recommended');
      assert.is(config?.name, 'paypal');
      assert.is(config?.wallet_params.sdkUrl, undefined);
    },
  },
  {
    tried: 'Object.prototype disables selling plans for wallets',
    held: READ,
    run() {
      const found = withPrototype({ supports_subs: false }, () => {
        const config = readWallet(createElement('recommended', paypal()), 'recommended');
        return config && findWallet(config, { ...CONFIG, hasSellingPlan: true });
      });
      assert.is(found?.instrument, 'PayPal');
    },
  },
  {
    tried: 'Object.prototype has a module, and Buy it now has none',
    held: READ,
    run() {
      assert.is(
        withPrototype({ module: '../elsewhere' }, () => registry.buy_it_now?.module),
        undefined,
      );
    },
  },
  ...INHERITED.map(name => ({
    tried: `a wallet is named ${name}`,
    held: 'treats it as an unknown wallet',
    run() {
      assert.is(findWallet({ ...paypal(), name }, CONFIG), undefined);
    },
  })),
  ...INHERITED.map(name => ({
    tried: `a text key is ${name}`,
    held: 'returns the key',
    run() {
      assert.is(t(name), name);
    },
  })),
  {
    tried: 'Object.prototype has texts',
    held: READ,
    run() {
      const page = { 'errors.invalid': 'elsewhere', wallet: 'elsewhere', field: 'elsewhere' };
      const texts = withPrototype(page, () => [t('errors.invalid.nothing'), t('buttons.buy_with')]);
      assert.not.ok(texts.some(text => text.includes('elsewhere')));
    },
  },
  {
    tried: 'Object.prototype has rules for countries',
    held: READ,
    run() {
      const address = withPrototype({ BR: () => assert.unreachable(), CH: 'elsewhere' }, () =>
        ['BR', 'CH'].map(country => toAddress({ country }).country),
      );
      assert.equal(address, ['BR', 'CH']);
    },
  },
  ...INHERITED.map(name => ({
    tried: `Amazon's configuration has the country ${name}`,
    held: 'uses the default ledger',
    run() {
      assert.is(toLedger({ countryCode: name }), 'EUR');
    },
  })),
  {
    tried: 'Object.prototype has a dialog for a silent end',
    held: READ,
    run() {
      const action = withPrototype({ silent: ['elsewhere', 'elsewhere'] }, () =>
        toAbort('silent', contextOf('PayPal')),
      );
      assert.equal(action, { type: 'abort', reason: 'silent', title: '', message: '' });
    },
  },
  {
    tried: 'Object.prototype has parameters for a wallet without checkout parameters',
    held: READ,
    async run() {
      stub(script, { base: new URL('../fakes/', import.meta.url).href });
      installGooglePay();
      const ready = await prepareWallet(GOOGLE_PAY, CONFIG);
      const url = withPrototype({ parameters: { elsewhere: 'true' } }, () =>
        addCheckoutParameters('https://shop.example/checkouts/1', { parameters: ready?.wallet.parameters }),
      );
      assert.ok(ready);
      assert.is(url, 'https://shop.example/checkouts/1?storefront_wallet=true');
    },
  },
  {
    tried: 'Object.prototype has a method for an event that a stage ignores',
    held: 'ignores the event',
    run() {
      const state = withPrototype({ pay: () => assert.unreachable() }, () =>
        transition(INITIAL_STATE, { type: 'pay' }),
      );
      assert.is(state, INITIAL_STATE);
    },
  },
  {
    tried: 'a patched fetch fails with an error named toString',
    held: 'returns no error code of that name',
    run() {
      assert.is(NETWORK_CODES.toString, undefined);
    },
  },
];

for (const { tried, held, run } of cases) test(`${held} if ${tried}`, async () => run());

test.run();
