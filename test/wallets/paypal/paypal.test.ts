import '../../run/dom';
import * as assert from 'uvu/assert';
import createPaypal from '../../../src/wallets/paypal';
import { toNamespace } from '../../../src/wallets/paypal/namespace';
import { CONFIG } from '../../fakes/config';
import { createFakeHost } from '../../fakes/fake-host';
import { fakeScripts } from '../../fakes/fake-scripts';
import { hold } from '../../fakes/hold';
import { createScene, drawPaypal, SDK_URL } from '../../fakes/open-paypal';
import { settle } from '../../fakes/settle';
import { stub, test } from '../../run/suite';

const BRANDS = ['paypal', 'venmo'] as const;

async function reasonOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It did not reject');
}

for (const name of BRANDS) {
  test(`${name} loads the SDK of the wallet params`, async () => {
    const { wallet } = createScene({ name });
    const { urls } = fakeScripts(toNamespace(SDK_URL));
    await wallet.prepare();
    assert.equal(urls, [SDK_URL]);
  });

  test(`skips ${name} if the SDK is not eligible`, async () => {
    const { wallet, paypal } = createScene({ name });
    paypal.ineligible = [name];
    assert.is(await reasonOf(wallet.prepare()), 'notEligible');
  });

  test(`skips ${name} if the SDK fails to load`, async () => {
    const { wallet } = createScene({ name });
    fakeScripts(toNamespace(SDK_URL)).load = () => Promise.reject();
    assert.match(await reasonOf(wallet.prepare()), `Could not load ${SDK_URL}`);
  });

  test(`${name} requests its own funding source and color`, () => {
    const { paypal } = drawPaypal(undefined, { name });
    assert.is(paypal.options.fundingSource, name);
    assert.is(paypal.options.style.color, { paypal: 'gold', venmo: 'blue' }[name]);
  });
}

for (const order of ['before', 'after'])
  test(`uses its own SDK if the page loads another merchant's PayPal ${order} it`, async () => {
    const touched: PropertyKey[] = [];
    const theirs = new Proxy({}, { get: (_, name) => void touched.push(name) });
    if (order === 'before') stub(window, { paypal: theirs });
    const { wallet, paypal } = createScene();
    const { urls } = fakeScripts(toNamespace(SDK_URL));
    await wallet.prepare();
    if (order === 'after') stub(window, { paypal: theirs });
    const slot = document.createElement('div');
    document.createElement('div').attachShadow({ mode: 'open' }).append(slot);
    await wallet.mount?.(slot, () => {});
    assert.equal(urls, [SDK_URL]);
    assert.equal(paypal.places, [slot]);
    assert.is(Reflect.get(window, 'paypal'), theirs);
    assert.equal(touched, []);
  });

test('separates the SDKs of two accounts', async () => {
  const [ours, other] = [createScene(), createScene({ params: { sdkUrl: `${SDK_URL}?client-id=other` } })];
  ours.paypal.ineligible = ['paypal'];
  assert.is(await reasonOf(ours.wallet.prepare()), 'notEligible');
  await other.wallet.prepare();
});

test("shares an account's SDK across spellings of its URL", async () => {
  createScene({ params: { sdkUrl: `${location.origin}/sdk/js` } }).paypal.ineligible = ['paypal'];
  const config = { name: 'paypal', wallet_params: { sdkUrl: '/sdk/js' } } as const;
  const wallet = createPaypal(createFakeHost(CONFIG, 'PayPal'), config, CONFIG);
  assert.is(await reasonOf(wallet.prepare()), 'notEligible');
});

test('skips Venmo for a billing agreement, without loading the SDK', async () => {
  const { wallet } = createScene({ name: 'venmo', params: { requiresBillingAgreement: true } });
  const { urls } = fakeScripts(toNamespace(SDK_URL));
  assert.is(await reasonOf(wallet.prepare()), 'billingAgreement');
  assert.equal(urls, []);
});

test('offers PayPal for a billing agreement', async () => {
  const { wallet } = createScene({ params: { requiresBillingAgreement: true } });
  const { urls } = fakeScripts(toNamespace(SDK_URL));
  await wallet.prepare();
  assert.is(urls.length, 1);
});

const STYLES: [css: string, height: number, borderRadius: number][] = [
  ['height: 44px; border-radius: 4px', 44, 4],
  ['height: 42.5px; border-radius: 0px', 42.5, 0],
  ['height: 12px', 25, 0],
  ['height: 90px; border-radius: 45px', 55, 45],
  ['height: auto', 44, 0],
];

for (const [css, height, borderRadius] of STYLES)
  test(`maps a slot of "${css}" to ${height} px height and ${borderRadius} px radius`, () => {
    const { style } = drawPaypal(undefined, {}, css).paypal.options;
    assert.equal([style.height, style.borderRadius], [height, borderRadius]);
  });

test("fills its slot beyond the SDK's maximum width", () => {
  assert.ok(drawPaypal().paypal.options.style.disableMaxWidth);
});

test("shows the page's call to action", () => {
  for (const [callToAction, label] of [
    [true, 'pay'],
    [false, 'paypal'],
  ] as const)
    assert.is(drawPaypal(undefined, { settings: { callToAction } }).paypal.options.style.label, label);
});

test('renders into the slot, and closes on unmount', async () => {
  const { paypal, slot, unmount } = drawPaypal();
  assert.equal(paypal.places, [slot]);
  await unmount();
  await settle();
  assert.is(paypal.closed, 1);
});

test('loads no purchase code on render', async () => {
  const { wallet, host } = createScene();
  let loads = 0;
  host.preload = () => void loads++;
  await wallet.mount?.(document.createElement('div'), () => {});
  await settle();
  assert.is(loads, 0);
});

test('resolves mount when the SDK has rendered', async () => {
  const { wallet, paypal } = createScene();
  const late = hold<void>();
  paypal.render = () => late.promise;
  let isDrawn = false;
  void Promise.resolve(wallet.mount?.(document.createElement('div'), () => {})).then(() => {
    isDrawn = true;
  });
  await settle();
  assert.not(isDrawn);
  late.release();
  await settle();
  assert.ok(isDrawn);
});

test('rejects mount if the SDK fails to render', async () => {
  const { wallet, paypal } = createScene();
  paypal.render = () => Promise.reject(new Error('no frame'));
  const drawing = Promise.resolve(wallet.mount?.(document.createElement('div'), () => {}));
  assert.is(await reasonOf(drawing), 'no frame');
});

test('rejects an SDK click that started no purchase, so that its window closes', async () => {
  const { paypal, purchase, begin, block } = drawPaypal();
  block();
  assert.is(await paypal.click(), undefined);
  assert.equal(purchase.calls, []);
  begin();
  assert.is(await paypal.click(), 'EC-1');
  block();
  assert.is(await paypal.click(), undefined);
});

test('reports SDK errors before any click', () => {
  const { paypal, host, purchase } = drawPaypal();
  paypal.fail('zoid destroyed all components');
  paypal.fail('Window closed');
  assert.equal(
    host.reports.map(error => (error as Error).message),
    ['zoid destroyed all components'],
  );
  assert.equal(purchase.calls, []);
});

test.run();
