import '../../run/dom';
import * as assert from 'uvu/assert';
import { defineElements } from '../../fakes/elements';
import { fakeConsent } from '../../fakes/fake-consent';
import { recordErrors } from '../../fakes/fake-console';
import { installGooglePay } from '../../fakes/fake-google-pay';
import { hold } from '../../fakes/hold';
import { clearPage, find, productElement, productPage, show } from '../../fakes/page';
import { settle, settleFrames, until } from '../../fakes/settle';
import { BUTTONS, HOST, LINK, showProduct } from '../../fakes/show-product';
import { BUY_IT_NOW, GOOGLE_PAY } from '../../fakes/wallet-configs';
import { fixture, stub, test } from '../../run/suite';

const UNKNOWN = { name: 'pix_express', wallet_params: {} };

const errors = fixture(recordErrors);

const nameOf = (host: HTMLElement) => find(host, '[slot=button]').localName;
const slotsOf = (host: HTMLElement) =>
  [...(host.shadowRoot?.querySelectorAll('slot') ?? [])].map(slot => slot.name);

test.before(defineElements);

test.after.each(async () => {
  clearPage();
  await settleFrames();
});

test('shows the recommended wallet and the more-options link', async () => {
  installGooglePay();
  const host = await showProduct({ recommended: GOOGLE_PAY });
  assert.is(nameOf(host), 'shopify-google-pay-button');
  assert.is(find(host, LINK).slot, 'more-options');
  assert.is(host.querySelectorAll(BUTTONS).length, 1);
});

test('shows the fallback and no link if the recommendation is null', async () => {
  const host = await showProduct({ recommended: 'null', fallback: BUY_IT_NOW });
  assert.is(nameOf(host), 'shopify-buy-it-now-button');
  assert.is(host.querySelector(LINK), null);
});

test("shows the fallback if the recommended wallet can't pay", async () => {
  installGooglePay();
  const expired = { ...GOOGLE_PAY, wallet_params: { ...GOOGLE_PAY.wallet_params, auth: [] } };
  for (const recommended of [UNKNOWN, expired])
    assert.is(nameOf(await showProduct({ recommended })), 'shopify-buy-it-now-button');
  const host = await showProduct({ recommended: UNKNOWN, fallback: GOOGLE_PAY });
  assert.is(nameOf(host), 'shopify-google-pay-button');
});

test('shows Buy it now if neither exists or can pay', async () => {
  for (const fallback of [undefined, 'null', UNKNOWN])
    assert.is(nameOf(await showProduct({ recommended: UNKNOWN, fallback })), 'shopify-buy-it-now-button');
});

test('hides wallets and the link by flag', async () => {
  installGooglePay();
  const all = { recommended: GOOGLE_PAY, fallback: BUY_IT_NOW };
  const elements = (host: HTMLElement) => [...host.children].map(({ localName }) => localName);
  for (const [flags, expected] of [
    [['disable_wallet:google_pay'], ['shopify-buy-it-now-button']],
    [['disable_wallet:more_options'], ['shopify-google-pay-button']],
  ] as const)
    assert.equal(elements(await showProduct({ ...all, 'enabled-flags': flags })), expected);
  const flags = ['disable_wallet:google_pay', 'disable_wallet:buy_it_now'];
  const host = show(productPage({ ...all, 'enabled-flags': flags }), HOST);
  await until(() => host.shadowRoot);
  assert.equal(elements(host), []);
});

for (const [instrument, expected] of [
  ['BuyItNow', 'shopify-buy-it-now-button'],
  ['GooglePay', 'shopify-google-pay-button'],
  ['PayPal', 'shopify-google-pay-button'],
] as const)
  test(`tries the wallet of recommended-instrument ${instrument} first`, async () => {
    installGooglePay();
    const attributes = { recommended: GOOGLE_PAY, 'recommended-instrument': instrument };
    assert.is(nameOf(await showProduct(attributes)), expected);
  });

/** Sets the height of elements. Counts the readings, and restores the getter. */
function stubHeight(px: () => number): { readings: number } {
  const seen = { readings: 0 };
  stub(HTMLElement.prototype, {
    get offsetHeight() {
      seen.readings++;
      return px();
    },
  });
  return seen;
}

test("reserves the height of the server's markup to avoid layout shifts", async () => {
  stubHeight(() => 84);
  const host = await showProduct({ recommended: UNKNOWN });
  assert.is(host.querySelector(LINK), null);
  assert.is(find(host.shadowRoot, 'div').style.minHeight, '84px');
});

/** Installs a Google Pay whose isReady the test resolves. */
function holdGooglePay() {
  const ready = { ...hold<boolean>(), isAsked: false };
  installGooglePay().isReady = () => {
    ready.isAsked = true;
    return ready.promise;
  };
  return ready;
}

test("reads the size with the theme's styles, because a later read forces a layout", async () => {
  const ready = holdGooglePay();
  const height = stubHeight(() => 84);
  const host = show(productPage({ recommended: GOOGLE_PAY }), HOST);
  await until(() => ready.isAsked);
  const { readings } = height;
  assert.ok(readings);
  ready.release(true);
  await until(() => host.querySelector(LINK));
  assert.is(height.readings, readings);
  assert.is(find(host.shadowRoot, 'div').style.minHeight, '84px');
});

test('reads no size of an element removed before its wallet is ready', async () => {
  const ready = holdGooglePay();
  const height = stubHeight(() => 84);
  const host = show(productPage({ recommended: GOOGLE_PAY }), HOST);
  await until(() => ready.isAsked);
  host.remove();
  const { readings } = height;
  ready.release(true);
  await settle();
  assert.is(height.readings, readings);
});

test('reads the size again for an element that moved before it rendered', async () => {
  const late = hold<boolean>();
  const answers = [Promise.resolve(true), late.promise, Promise.resolve(true)];
  let calls = 0;
  installGooglePay().isReady = () => answers[calls++] as Promise<boolean>;
  let px = 84;
  stubHeight(() => px);
  const page = productPage({ recommended: GOOGLE_PAY });
  show(`${page}<div>${page}</div>`, HOST);
  const [first, second] = [...document.querySelectorAll<HTMLElement>(HOST)] as [HTMLElement, HTMLElement];
  await until(() => calls === 2 && first.querySelector(LINK));
  const form = second.parentElement as Element;
  second.remove();
  px = 50;
  form.append(second);
  await until(() => second.querySelector(LINK));
  assert.is(find(second.shadowRoot, 'div').style.minHeight, '50px');
  // A pending call would time out during a later file.
  late.release(true);
  await settle();
});

test("keeps the server's skeleton until a wallet is ready", async () => {
  const ready = holdGooglePay();
  const host = show(productPage({ recommended: GOOGLE_PAY }), HOST);
  await until(() => ready.isAsked);
  assert.is(host.shadowRoot, null);
  assert.ok(host.querySelector('.shopify-payment-button__skeleton'));
  ready.release(true);
  await until(() => host.querySelector(LINK));
  await settle();
  assert.equal(slotsOf(host), ['button', 'more-options', 'shop-promise']);
});

test("keeps the page's content of the delivery-promise slot", async () => {
  const host = await showProduct();
  const promise = document.createElement('p');
  promise.slot = 'shop-promise';
  host.append(promise);
  host.setAttribute('buyer-country', 'PT');
  await until(() => host.querySelector(BUTTONS));
  await settle();
  assert.is(promise.parentElement, host);
  assert.is(host.querySelectorAll(BUTTONS).length, 1);
});

test('skips a wallet without subscriptions if a plan is selected', async () => {
  installGooglePay();
  const recommended = { ...GOOGLE_PAY, supports_subs: false };
  for (const [plan, expected] of [
    ['7', 'shopify-buy-it-now-button'],
    ['', 'shopify-google-pay-button'],
  ] as const) {
    const controls = `<input name="id" value="101"><input type="hidden" name="selling_plan" value="${plan}">`;
    assert.is(nameOf(await showProduct({ recommended }, controls)), expected);
  }
});

for (const plan of ['7', ''])
  test(`${plan ? 'shows' : 'does not show'} the consent text ${plan ? 'with' : 'without'} a selling plan`, async () => {
    const { shown } = fakeConsent();
    await showProduct({}, `<input name="id" value="101"><input name="selling_plan" value="${plan}">`);
    assert.is(shown.length > 0, plan !== '');
    clearPage();
    await settle();
  });

for (const locale of ['pt-BR', 'en-US', 'ja'])
  test(`labels the buttons in Brazilian Portuguese for the locale ${locale}`, async () => {
    const host = await showProduct({ 'buyer-locale': locale });
    assert.is(find(host, '[slot=button] button').textContent, 'Comprar agora');
  });

test('offers Google Pay only for a variant with shipping', async () => {
  installGooglePay();
  for (const [variant, expected] of [
    ['101', 'shopify-google-pay-button'],
    ['102', 'shopify-buy-it-now-button'],
    // Missing in `variant-params`, because most variants are shipped.
    ['103', 'shopify-google-pay-button'],
  ] as const) {
    const host = await showProduct({ recommended: GOOGLE_PAY }, `<input name="id" value="${variant}">`);
    assert.is(nameOf(host), expected);
  }
});

for (const [params, expected] of [
  ['null', 'shopify-google-pay-button'],
  [{ id: 102, requiresShipping: false }, 'shopify-buy-it-now-button'],
  [{ id: 102, requiresShipping: true }, 'shopify-google-pay-button'],
  [[null, { id: 102, requiresShipping: false }], 'shopify-buy-it-now-button'],
] as const)
  test(`reads the variant parameters ${JSON.stringify(params)}`, async () => {
    installGooglePay();
    const attributes = { recommended: GOOGLE_PAY, 'variant-params': params };
    assert.is(nameOf(await showProduct(attributes, '<input name="id" value="102">')), expected);
    assert.equal(errors.lines, []);
  });

for (const requiresShipping of [true, 'true', 'false', undefined])
  for (const [params, isShipped = requiresShipping !== 'false'] of [
    ['null'],
    [[{ id: 101, requiresShipping: false }]],
    [[{ id: 102, requiresShipping: true }], true],
    [[{ id: 102, requiresShipping: false }], false],
    [[{ id: '102', requiresShipping: false }], false],
    [[{ id: 'gid://shopify/ProductVariant/102', requiresShipping: false }], false],
    [[{ id: 'gid://shopify/Product/102', requiresShipping: false }]],
  ] as [params: object | string, isShipped?: boolean][])
    test(`${isShipped ? 'ships' : 'does not ship'} by ${JSON.stringify(params)} and requires-shipping ${requiresShipping}`, async () => {
      const attributes = { 'variant-params': params, 'requires-shipping': requiresShipping };
      const host = await showProduct(attributes, '<input name="id" value="102">');
      assert.is(find(host, '[slot=button]').hasAttribute('requires-shipping'), isShipped);
    });

test('shows nothing without a product form, and logs a developer error', async () => {
  const host = show(productElement(), HOST);
  await settle();
  assert.is(host.shadowRoot, null);
  assert.is(host.childNodes.length, 0);
  assert.is(errors.lines.length, 1);
  assert.match(
    errors.lines[0] ?? '',
    'invalid-webcomponent: unable to find product form of <shopify-accelerated-checkout>. See docs/embedding.md#invalid-webcomponent',
  );
});

test('the link uses the flags of the wallet next to it, not of the element', async () => {
  installGooglePay();
  const host = await showProduct({ recommended: GOOGLE_PAY, 'has-selling-plan': true });
  for (const button of host.querySelectorAll('[slot=button], [slot=more-options]'))
    assert.equal(
      [button.hasAttribute('requires-shipping'), button.hasAttribute('has-selling-plan')],
      [true, false],
      button.slot,
    );
});

for (const [what, attributes] of [
  ['an access token', { 'access-token': undefined }],
  ['a country', { 'buyer-country': undefined }],
  ['a currency', { 'buyer-currency': undefined }],
  ['valid variant params', { 'variant-params': '[{' }],
  ['a valid recommendation', { recommended: '{name:' }],
] as const)
  test(`stays empty and logs one developer error without ${what}`, async () => {
    const host = show(productPage(attributes), HOST);
    await settle();
    assert.is(host.childNodes.length, 0);
    assert.is(host.shadowRoot?.childElementCount ?? 0, 0);
    assert.is(errors.lines.length, 1);
    assert.match(errors.lines[0] ?? '', Object.keys(attributes)[0] as string);
    assert.match(errors.lines[0] ?? '', HOST);
  });

test('shows the fallback if the recommended wallet fails to render its button', async () => {
  installGooglePay();
  stub(window.google.payments.api.PaymentsClient.prototype, {
    createButton() {
      throw new Error('createButton refused');
    },
  });
  const host = show(productPage({ recommended: GOOGLE_PAY }), HOST);
  await until(() => host.querySelector('shopify-buy-it-now-button'));
  await settle();
  assert.equal(
    [...host.children].map(({ localName }) => localName),
    ['shopify-buy-it-now-button'],
  );
});

test.run();
