import '../run/dom';
import * as assert from 'uvu/assert';
import { cachedLoads } from '../../src/core/platform/load-once';
import { onMetric } from '../../src/core/platform/metric';
import type { ButtonSettings, WalletConfig } from '../../src/core/types/page';
import { failedWallets, prepareWallet, registry } from '../../src/wallets';
import { CONFIG } from '../fakes/config';
import { defineElements } from '../fakes/elements';
import { fakeClock } from '../fakes/fake-clock';
import { recordErrors } from '../fakes/fake-console';
import { installGooglePay } from '../fakes/fake-google-pay';
import { until } from '../fakes/settle';
import { BUY_IT_NOW, GOOGLE_PAY } from '../fakes/wallet-configs';
import { fixture, stub, test } from '../run/suite';

const clock = fixture(fakeClock);
const errors = fixture(recordErrors);
let skipped: Record<string, string | undefined>[] = [];
let unfit: Record<string, string | undefined>[] = [];
let stop: () => void;

test.before(defineElements);

test.before.each(() => {
  skipped = [];
  unfit = [];
  stop = onMetric(([name, labels]) => {
    if (name === 'wallet.skipped') skipped.push(labels);
    if (name === 'wallet.unfit') unfit.push(labels);
  });
});

test.after.each(() => {
  stop();
});

/** Name in the shop's configuration, instrument on the server, and element (docs/specification.md#instruments). */
const WALLETS: [name: string, instrument: string, element: string][] = [
  ['buy_it_now', 'BuyItNow', 'shopify-buy-it-now-button'],
  ['more_options', 'MoreOptions', 'more-payment-options-link'],
  ['apple_pay', 'ApplePay', 'shopify-apple-pay-button'],
  ['paypal', 'PayPal', 'shopify-paypal-button'],
  ['venmo', 'Venmo', 'shopify-venmo-button'],
  ['google_pay', 'GooglePay', 'shopify-google-pay-button'],
  ['shop_pay', 'ShopPay', 'shop-pay-wallet-button'],
  ['facebook_pay', 'FacebookPay', 'shopify-meta-pay-button'],
  ['buy_with_prime', 'BuyWithPrime', 'shopify-buy-with-prime-button'],
  ['amazon_pay', 'AmazonPay', 'shopify-amazon-pay-button'],
];

for (const [name, instrument, element] of WALLETS)
  test(`maps ${name} to the instrument ${instrument} and the element ${element}`, () => {
    assert.equal([registry[name]?.instrument, registry[name]?.element], [instrument, element]);
  });

test('returns a wallet that can pay, with its row and its configuration', async () => {
  const ready = await prepareWallet(BUY_IT_NOW, CONFIG);
  assert.is(ready?.registration, registry.buy_it_now);
  assert.is(ready?.config, BUY_IT_NOW);
  assert.type(ready?.wallet.start, 'function');
});

test('loads a wallet from its lazy bundle', async () => {
  const google = installGooglePay();
  const ready = await prepareWallet(GOOGLE_PAY, CONFIG);
  assert.is(ready?.registration.instrument, 'GooglePay');
  assert.is(google.clients.length, 1);
});

test('skips an unknown wallet, with one console error for each name', async () => {
  for (const name of ['pix_express', 'constructor', 'pix_express'])
    assert.is(await prepareWallet({ name, wallet_params: {} }, CONFIG), undefined);
  assert.equal(skipped, Array(3).fill({ instrument: 'Unknown', reason: 'unknownWallet' }));
  assert.equal(
    errors.lines.map(line => /AcceleratedCheckoutError: (\w+) has no button: unknownWallet/.exec(line)?.[1]),
    ['pix_express', 'constructor'],
  );
});

test('logs no error for an unknown wallet that the page would skip anyway', async () => {
  const config = { name: 'boleto_express', supports_subs: false, wallet_params: {} };
  assert.is(await prepareWallet(config, { ...CONFIG, hasSellingPlan: true }), undefined);
  assert.equal([errors.lines, skipped], [[], []]);
});

test('skips only wallets that a flag disables', async () => {
  for (const [flags, shown] of [
    [['disable_wallet:buy_it_now'], false],
    [['2d75a54c', 'disable_wallet:paypal', 'disable_wallet:buy_it', 'disable_style_compat'], true],
    [[], true],
  ] as const) {
    const ready = await prepareWallet(BUY_IT_NOW, { ...CONFIG, enabledFlags: [...flags] });
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
      const ready = await prepareWallet({ ...BUY_IT_NOW, [support]: supports }, { ...CONFIG, [fact]: has });
      assert.is(ready !== undefined, shown, `${supports} ${has}`);
    }
  });

const { name } = BUY_IT_NOW;

/** Reasons to skip a known wallet. */
const UNFIT: [reason: string, config: Partial<WalletConfig>, page: Partial<ButtonSettings>][] = [
  ['disabled', {}, { enabledFlags: [`disable_wallet:${name}`] }],
  ['noSubscriptions', { supports_subs: false }, { hasSellingPlan: true }],
  ['noDeferredOptions', { supports_def_opts: false }, { hasDeferredOption: true }],
];

for (const [reason, config, settings] of UNFIT)
  test(`counts a skipped wallet with its reason ${reason}`, async () => {
    await prepareWallet({ ...BUY_IT_NOW, ...config }, { ...CONFIG, ...settings });
    await prepareWallet(BUY_IT_NOW, CONFIG);
    assert.equal(unfit, [{ instrument: 'BuyItNow', reason }]);
  });

test('skips and counts a wallet whose button failed to render', async () => {
  const config = { ...BUY_IT_NOW };
  failedWallets.set(config, new Error('not drawn'));
  assert.is(await prepareWallet(config, CONFIG), undefined);
  assert.equal(unfit, [{ instrument: 'BuyItNow', reason: 'notDrawn' }]);
});

const withParams = (params: object): WalletConfig => ({
  ...GOOGLE_PAY,
  wallet_params: { ...GOOGLE_PAY.wallet_params, ...params },
});

/** Mistakes in a shop's configuration, with the console error that appears once. */
const MISTAKES: [config: WalletConfig, reason: string, message: RegExp][] = [
  [
    withParams({ auth: [] }),
    'invalidAuthParams',
    /google_pay has no button: invalidAuthParams\. auth in wallet/,
  ],
  [
    withParams({ auth: [{ jwt: '', expiresAt: 1 }] }),
    'authJwtExpired',
    /google_pay has no button: authJwtExpired\. Every auth entry/,
  ],
  [
    withParams({ companyRequired: true }),
    'companyRequired',
    /google_pay has no button: companyRequired\. The sheet can't request/,
  ],
  [
    { name: 'apple_pay', wallet_params: { companyRequired: true } },
    'companyRequired',
    /apple_pay has no button: companyRequired\. The sheet can't request/,
  ],
  [
    { name: 'amazon_pay', wallet_params: {} },
    'invalidMerchantId',
    /amazon_pay has no button: invalidMerchantId\. merchantId is missing/,
  ],
  [
    { name: 'venmo', wallet_params: { requiresBillingAgreement: true } },
    'billingAgreement',
    /venmo has no button: billingAgreement\. Venmo has no/,
  ],
  [{ name: 'paypal', wallet_params: {} }, 'invalid-sdk-url', /invalid-sdk-url: sdkUrl must be of .*missing/],
];

for (const [config, reason, message] of MISTAKES)
  test(`skips ${config.name} for ${reason}, counts each time and logs once`, async () => {
    for (let looks = 2; looks; looks--) assert.is(await prepareWallet(config, CONFIG), undefined);
    const instrument = registry[config.name]?.instrument;
    assert.equal(skipped, Array(2).fill({ instrument, reason }));
    assert.is(errors.lines.length, 1, errors.lines.join());
    assert.match(errors.lines[0] ?? '', message);
  });

test("logs nothing if the shopper's device can't pay", async () => {
  installGooglePay().isReady = async () => false;
  assert.is(await prepareWallet(GOOGLE_PAY, CONFIG), undefined);
  assert.equal(skipped, [{ instrument: 'GooglePay', reason: 'notReadyToPay' }]);
  assert.equal(errors.lines, []);
});

test('logs that an SDK rejects its arguments', async () => {
  installGooglePay().isReady = () => Promise.reject({ statusCode: 'DEVELOPER_ERROR' });
  assert.is(await prepareWallet(GOOGLE_PAY, CONFIG), undefined);
  assert.match(errors.lines.join(), 'google_pay has no button: {"statusCode":"DEVELOPER_ERROR"}');
});

test('skips a wallet whose SDK is not ready within 2,000 ms', async () => {
  let hasStarted = false;
  installGooglePay().isReady = () => {
    hasStarted = true;
    return new Promise(() => {});
  };
  let answer: unknown = 'none yet';
  const preparing = prepareWallet(GOOGLE_PAY, CONFIG).then(ready => {
    answer = ready;
  });
  await until(() => hasStarted);
  await clock.advance(1999);
  assert.is(answer, 'none yet');
  await clock.advance(1);
  await preparing;
  assert.is(answer, undefined);
  assert.equal(skipped, [{ instrument: 'GooglePay', reason: 'timeout' }]);
});

test('skips a wallet whose lazy bundle fails to load', async () => {
  stub(cachedLoads, { 'wallets/google-pay': () => Promise.reject(new Error('offline')) });
  const ready = await prepareWallet(GOOGLE_PAY, CONFIG);
  assert.is(ready, undefined);
  assert.equal(skipped, [{ instrument: 'GooglePay', reason: 'moduleNotLoaded' }]);
  assert.is(errors.lines.length, 1);
  assert.match(errors.lines[0] ?? '', 'google_pay has no button: moduleNotLoaded');
});

const SHOP_PAY = { name: 'shop_pay', wallet_params: {} };

test("passes the element's appearance to a wallet", async () => {
  const reads: unknown[] = [];
  const look = { isOnDark: true, compat: { '--radius': '9px' } };
  const ready = await prepareWallet(SHOP_PAY, CONFIG, async ({ instrument }, page) => {
    reads.push([instrument, page]);
    return look;
  });
  assert.equal(reads, [['ShopPay', CONFIG.pageType]]);
  assert.equal({ ...ready?.settings }, { ...CONFIG, ...look });
});

test.run();
