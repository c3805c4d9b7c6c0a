import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Labels, onMetric } from '../../src/core/metric';
import { script } from '../../src/core/script';
import type { WalletParams } from '../../src/core/types';
import { prepareWallet, registry, shopOf } from '../../src/wallets';
import { defineElements } from '../setup/elements';
import { type FakeClock, fakeClock } from '../setup/fake-clock';
import { installGooglePay } from '../setup/fake-google-pay';
import { PAGE } from '../setup/open-google-pay';
import { BUY_IT_NOW, GOOGLE_PAY } from '../setup/page';
import { until } from '../setup/settle';

let clock: FakeClock;
let skipped: Labels[] = [];
let stop: () => void;

test.before(defineElements);

test.before.each(() => {
  clock = fakeClock();
  skipped = [];
  stop = onMetric((name, labels) => {
    if (name === 'wallet.skipped') skipped.push(labels);
  });
});

test.after.each(() => {
  clock.restore();
  stop();
  Reflect.deleteProperty(window, 'google');
});

test('names the elements and instruments of the page and of the server', () => {
  for (const [name, element, instrument] of [
    ['buy_it_now', 'shopify-buy-it-now-button', 'BuyItNow'],
    ['more_options', 'more-payment-options-link', 'MoreOptions'],
    ['google_pay', 'shopify-google-pay-button', 'GooglePay'],
  ] as const) {
    assert.is(registry[name]?.element, element);
    assert.is(registry[name]?.instrument, instrument);
  }
});

test('hands over a wallet that can pay, with its registration and configuration', async () => {
  const ready = await prepareWallet(BUY_IT_NOW, PAGE);
  assert.is(ready?.registration, registry.buy_it_now);
  assert.is(ready?.config, BUY_IT_NOW);
  assert.type(ready?.wallet.start, 'function');
});

test('loads a wallet that has one from its side module', async () => {
  const google = installGooglePay();
  const ready = await prepareWallet(GOOGLE_PAY, PAGE);
  assert.is(ready?.registration.instrument, 'GooglePay');
  assert.is(google.clients.length, 1);
});

test('skips a wallet that this release does not know', async () => {
  for (const name of ['pix_express', 'constructor', ''])
    assert.is(await prepareWallet({ name, wallet_params: {} }, PAGE), undefined);
});

test('skips a wallet that a flag disables, and no other', async () => {
  for (const [flags, shown] of [
    [['disable_wallet:buy_it_now'], false],
    [['2d75a54c', 'disable_wallet:paypal', 'disable_wallet:buy_it', 'disable_style_compat'], true],
    [[], true],
  ] as const) {
    const ready = await prepareWallet(BUY_IT_NOW, { ...PAGE, enabledFlags: [...flags] });
    assert.is(ready !== undefined, shown, flags.join());
  }
});

for (const [support, fact, what] of [
  ['supports_subs', 'hasSellingPlan', 'subscriptions only where a selling plan is chosen'],
  ['supports_def_opts', 'hasDeferredOption', 'deferred options only where the cart has one'],
] as const)
  test(`skips a wallet without support for ${what}`, async () => {
    for (const [supports, has, shown] of [
      [false, true, false],
      [false, false, true],
      [true, true, true],
      [undefined, true, true],
    ] as const) {
      const ready = await prepareWallet({ ...BUY_IT_NOW, [support]: supports }, { ...PAGE, [fact]: has });
      assert.is(ready !== undefined, shown, `${supports} ${has}`);
    }
  });

test('skips a wallet that cannot pay, and counts why', async () => {
  const config = { ...GOOGLE_PAY, wallet_params: { ...GOOGLE_PAY.wallet_params, auth: [] } };
  assert.is(await prepareWallet(config, PAGE), undefined);
  assert.equal(skipped, [{ instrument: 'GooglePay', reason: 'invalidAuthParams' }]);
});

test('skips a wallet whose SDK is not there after 2,000 ms, and not before', async () => {
  let asked = false;
  installGooglePay().isReady = () => {
    asked = true;
    return new Promise(() => {});
  };
  let answer: unknown = 'none yet';
  const preparing = prepareWallet(GOOGLE_PAY, PAGE).then(ready => {
    answer = ready;
  });
  await until(() => asked);
  await clock.advance(1999);
  assert.is(answer, 'none yet');
  await clock.advance(1);
  await preparing;
  assert.is(answer, undefined);
  assert.equal(skipped, [{ instrument: 'GooglePay', reason: 'timeout' }]);
});

test('skips a wallet whose side module cannot be loaded', async () => {
  const { base } = script;
  script.base = new URL('nowhere/', base).href;
  const ready = await prepareWallet(GOOGLE_PAY, PAGE);
  script.base = base;
  assert.is(ready, undefined);
  assert.is(skipped.length, 1);
});

for (const [what, wallet_params, name] of [
  ['its own name', { merchantName: 'Loja', paymentData: GOOGLE_PAY.wallet_params.paymentData }, 'Loja'],
  ['the name that Google knows', { paymentData: GOOGLE_PAY.wallet_params.paymentData }, 'Loja Exemplo'],
  [
    'the name that Google knows, for an empty one',
    { ...GOOGLE_PAY.wallet_params, merchantName: '' },
    'Loja Exemplo',
  ],
  ['no name, and not its host', {}, ''],
] as const)
  test(`gives a shop ${what}`, () => {
    assert.is(shopOf({ name: 'google_pay', wallet_params: wallet_params as WalletParams }), name);
  });

test.run();
