import '../../run/dom';
import * as assert from 'uvu/assert';
import type { Rendered } from '../../../src/core/types/page-event';
import { defineElements } from '../../fakes/elements';
import { cartNode } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fakeFetch, result } from '../../fakes/fake-fetch';
import { installGooglePay } from '../../fakes/fake-google-pay';
import { fakeNavigation } from '../../fakes/fake-navigation';
import { installPaypal } from '../../fakes/fake-paypal';
import { hold } from '../../fakes/hold';
import { type Attributes, checkoutPage, find, setCartToken, show } from '../../fakes/page';
import { endRunning } from '../../fakes/running';
import { settle, until } from '../../fakes/settle';
import { TOKEN } from '../../fakes/show-cart';
import { APPLE_PAY, BUY_IT_NOW, GOOGLE_PAY } from '../../fakes/wallet-configs';
import { fixture, onEnd, stub, test } from '../../run/suite';

const HOST = 'shopify-wallet-button';
const PAYPAL = { name: 'paypal', wallet_params: { sdkUrl: 'https://www.paypal.com/sdk/js' } };

const errors = fixture(recordErrors);
const server = fixture(() => fakeFetch({ cart: result(cartNode()) }));
const navigation = fixture(fakeNavigation);
let rendered: Rendered[] = [];
const onRendered = (event: Event) => rendered.push((event as CustomEvent<Rendered>).detail);

test.before(defineElements);
test.before.each(() => {
  rendered = [];
  document.addEventListener('wallet-rendered', onRendered);
  onEnd(() => {
    document.removeEventListener('wallet-rendered', onRendered);
    endRunning();
  });
});

const open = (attributes: Attributes = {}) => show(checkoutPage(attributes), HOST);

test('shows the wallet of its configuration, and dispatches wallet-rendered', async () => {
  installGooglePay();
  const host = open({ 'wallet-config': GOOGLE_PAY });
  await until(() => rendered.length);
  assert.is(find(host, '[slot=button]').localName, 'shopify-google-pay-button');
  assert.equal(rendered, [{ status: 'success' }]);
});

test("fails in PCI mode if its wallet's element is not defined within a second", async () => {
  stub(Object.getPrototypeOf(customElements), { whenDefined: () => new Promise(() => {}) });
  const clock = fakeClock();
  const host = open({ 'pci-enabled': true });
  await clock.advance(999);
  assert.equal(rendered, []);
  await clock.advance(1);
  assert.equal(rendered, [{ status: 'failure', message: 'timeout' }]);
  assert.is(host.childElementCount, 0);
  assert.equal(errors.lines.length, 1);
  assert.match(errors.lines[0] ?? '', "<shopify-wallet-button> can't be shown: TimeoutError: timeout");
});

test("pays for the shopper's cart", async () => {
  setCartToken(TOKEN);
  const host = open();
  await until(() => host.querySelector('button'));
  fakeClock();
  // The page would re-enable its button only seconds after the redirect.
  find(host, 'button').click();
  await until(() => navigation.visited.length);
  assert.equal(server.operations(), ['cart']);
  assert.match(navigation.visited[0] ?? '', 'storefront_wallet=true');
});

const FAILURES: [what: string, attributes: Attributes, message: string][] = [
  ['that is unknown', { 'wallet-config': { name: 'pix_express' } }, 'ineligible'],
  [
    'that supports no subscription',
    { 'wallet-config': { ...BUY_IT_NOW, supports_subs: false }, 'has-selling-plan': true },
    'ineligible',
  ],
  [
    'without permission',
    { 'wallet-config': { ...GOOGLE_PAY, wallet_params: { ...GOOGLE_PAY.wallet_params, auth: [] } } },
    'invalidAuthParams',
  ],
  ['that the device does not support', { 'wallet-config': APPLE_PAY }, 'ineligible'],
  [
    'that supports no digital cart',
    { 'wallet-config': GOOGLE_PAY, 'requires-shipping': undefined },
    'ineligible',
  ],
];

for (const [what, attributes, message] of FAILURES) {
  test(`dispatches ${message} in PCI mode for a wallet ${what}`, async () => {
    const host = open({ ...attributes, 'pci-enabled': true });
    await until(() => rendered.length);
    assert.equal(rendered, [{ status: 'failure', message }]);
    assert.is(host.childElementCount, 0);
  });

  test(`shows and dispatches nothing outside of PCI mode for a wallet ${what}`, async () => {
    const host = open(attributes);
    await until(() => host.shadowRoot);
    await settle();
    assert.equal(rendered, []);
    assert.is(host.childElementCount, 0);
  });
}

test('dispatches an error in PCI mode if PayPal is not eligible', async () => {
  installPaypal(PAYPAL.wallet_params.sdkUrl).ineligible.push('paypal');
  open({ 'wallet-config': PAYPAL, 'pci-enabled': true });
  await until(() => rendered.length);
  assert.equal(rendered, [{ status: 'failure', message: 'ineligible' }]);
});

test('only loads the SDK if requested', async () => {
  const google = installGooglePay();
  const host = open({ 'wallet-config': GOOGLE_PAY, 'only-sdk': true });
  await until(() => google.clients.length);
  await settle();
  assert.is(host.childElementCount, 0);
  assert.is(google.buttons.length, 0);
});

test('follows its disabled attribute', async () => {
  const host = open({ disabled: true });
  await until(() => host.querySelector('button'));
  assert.ok(find<HTMLButtonElement>(host, 'button').disabled);
  host.removeAttribute('disabled');
  await until(() => !host.querySelector('button')?.disabled);
});

test('fails in PCI mode without a configuration, with the developer error', async () => {
  open({ 'wallet-config': undefined, 'pci-enabled': true });
  await until(() => rendered.length);
  assert.is(rendered[0]?.status, 'failure');
  assert.match(rendered[0]?.message ?? '', /^No config provided/);
  assert.match(
    errors.lines[0] ?? '',
    /No config provided: give <shopify-wallet-button> the attribute wallet-config/,
  );
});

const drawing = hold<void>();

for (const [what, render, events] of [
  ['success once, after it has rendered', async () => {}, [{ status: 'success' }]],
  [
    'failure once and no success, if it fails to render',
    () => Promise.reject(new Error('no frame')),
    [{ status: 'failure', message: 'no frame' }],
  ],
  ['nothing while it renders', () => drawing.promise, []],
] as const)
  test(`a button that renders asynchronously dispatches ${what}`, async () => {
    const paypal = installPaypal(PAYPAL.wallet_params.sdkUrl);
    paypal.render = async () => {
      await settle();
      assert.equal(rendered, [], 'it is not drawn yet');
      return render();
    };
    open({ 'wallet-config': PAYPAL, 'pci-enabled': true });
    await until(() => (events.length ? rendered.length : paypal.places.length));
    await settle();
    assert.equal(rendered, events);
    if (!events.length) drawing.release();
  });

test('dispatches no failure for a button removed while it renders', async () => {
  const paypal = installPaypal(PAYPAL.wallet_params.sdkUrl);
  const late = hold<void>();
  paypal.render = () => late.promise;
  const host = open({ 'wallet-config': PAYPAL, 'pci-enabled': true });
  await until(() => paypal.places.length);
  host.remove();
  late.fail(new Error('zoid destroyed all components'));
  await settle();
  assert.equal([rendered, errors.lines], [[], []]);
});

test('closes a button that renders after the page removed it', async () => {
  const paypal = installPaypal(PAYPAL.wallet_params.sdkUrl);
  const late = hold<void>();
  paypal.render = () => late.promise;
  const host = open({ 'wallet-config': PAYPAL });
  await until(() => paypal.places.length);
  host.remove();
  late.release();
  await until(() => paypal.closed);
  assert.equal(rendered, []);
});

for (const [attributes, type, page] of [
  [{}, 'plain', 'checkout'],
  [{ 'call-to-action': true }, 'buy', 'checkout'],
  [{ 'page-type': 'product' }, 'buy', 'product'],
  [{ 'page-type': 'cart_page' }, 'plain', 'cart_page'],
  [{ 'page-type': 'cart_page', 'call-to-action': true }, 'buy', 'cart_page'],
  [{ 'page-type': 'constructor' }, 'plain', 'checkout'],
] as const)
  test(`${JSON.stringify(attributes)} selects Google's button type ${type} on ${page}`, async () => {
    const google = installGooglePay();
    const host = open({ 'wallet-config': GOOGLE_PAY, ...attributes });
    await until(() => google.buttons.length);
    assert.is(google.buttons[0]?.buttonType, type);
    const button = find(host, '[slot=button]');
    assert.is(button.getAttribute('page-type'), page);
    assert.is(button.hasAttribute('call-to-action'), type === 'buy');
  });

test.run();
