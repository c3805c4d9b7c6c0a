import '../../run/dom';
import * as assert from 'uvu/assert';
import { fakeHead } from '../../fakes/fake-head';
import { createFakePurchase, startWallet } from '../../fakes/fake-purchase';
import { createScene, openApplePay } from '../../fakes/open-apple-pay';
import { stub, test } from '../../run/suite';

async function reasonOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It did not reject');
}

test('is ready if Apple Pay is available', async () => {
  const { wallet } = createScene();
  const { tags } = fakeHead();
  await wallet.prepare();
  assert.equal(tags, []);
});

test('skips the wallet without Apple Pay, as a device limitation', async () => {
  const { wallet, apple } = createScene();
  apple.remove();
  assert.is(await reasonOf(wallet.prepare()), 'notReadyToPay');
});

test("skips the wallet if the shopper can't pay", async () => {
  const { wallet, apple } = createScene();
  apple.canPay = () => false;
  assert.is(await reasonOf(wallet.prepare()), 'notReadyToPay');
});

test('skips the wallet if the check throws, as in a frame without permission', async () => {
  const { wallet, apple } = createScene();
  apple.canPay = () => {
    throw new DOMException('Third-party iframes are not allowed', 'SecurityError');
  };
  assert.match(await reasonOf(wallet.prepare()), 'Third-party');
});

test('skips the wallet in versions whose errors have no field', async () => {
  const { wallet, apple } = createScene();
  apple.newest = 2;
  assert.is(await reasonOf(wallet.prepare()), 'notReadyToPay');
});

for (const companyRequired of [true, false, null])
  test(`${companyRequired ? 'skips' : 'offers'} the wallet if companyRequired is ${companyRequired}`, async () => {
    const prepared = createScene({ params: { companyRequired } }).wallet.prepare();
    if (companyRequired) assert.is(await reasonOf(prepared), 'companyRequired');
    else await prepared;
  });

test('leaves out request fields that the shop did not set', () => {
  const nulls = { shippingType: null, supportedCountries: null, applicationData: null, phoneRequired: null };
  const shippingContact = { emailAddress: null, givenName: 'Ana' };
  const { request } = openApplePay({ params: { ...nulls, shippingContact } }).session;
  for (const name of Object.keys(nulls)) assert.not.ok(name in request, name);
  assert.equal({ ...request.shippingContact }, { givenName: 'Ana' });
});

test('leaves out payment networks that the browser does not support', () => {
  const supportedNetworks = ['visa', 'bankAxept', 'masterCard'];
  const { session } = openApplePay({ newest: 14, params: { supportedNetworks } });
  assert.equal(session.request.supportedNetworks, ['visa', 'masterCard']);
});

for (const [what, params, message] of [
  ['no supported network', { supportedNetworks: ['bankAxept'] }, /"bankAxept" is not a valid/],
  ['no networks at all', { supportedNetworks: undefined }, /supportedNetworks is required/],
  ['another fault', { countryCode: 'Brasil' }, /"Brasil" is not a valid country code/],
] as const)
  test(`passes on the browser's error for a request with ${what}`, () => {
    const { wallet, apple } = createScene({ params });
    assert.throws(() => startWallet(wallet, createFakePurchase()), message);
    assert.is(apple.sessions.length, 0);
  });

for (const [newest, used] of [
  [16, 14],
  [14, 14],
  [13, 12],
  [12, 12],
  [11, 3],
  [3, 3],
] as const)
  test(`requests version ${used} if the newest is ${newest}`, () => {
    assert.is(openApplePay({ newest }).session.version, used);
  });

test('requests the contact fields of a shipped purchase, with a pending total', () => {
  const { session, purchase } = openApplePay();
  const { request } = session;
  assert.is(request.countryCode, 'BR');
  assert.is(request.currencyCode, 'BRL');
  assert.equal(request.supportedNetworks, ['visa', 'masterCard', 'elo']);
  assert.equal(request.merchantCapabilities, ['supports3DS']);
  assert.is(request.shippingType, 'shipping');
  assert.equal(request.requiredBillingContactFields, ['postalAddress', 'name']);
  assert.equal(request.requiredShippingContactFields, ['postalAddress', 'name', 'phone', 'email']);
  assert.equal(request.total, { label: 'Loja Exemplo', amount: '1.00', type: 'pending' });
  assert.equal(purchase.calls, [], 'the sheet opens before any cart is there');
  assert.is(session.state.state, 'Active');
});

test('sends plain lists on a page with prototype.js 1.6', () => {
  const restore = stub(Array.prototype, { toJSON: () => 'a text' });
  const { supportedNetworks } = openApplePay().session.request;
  restore();
  assert.equal(supportedNetworks, ['visa', 'masterCard', 'elo']);
});

for (const merchantName of [undefined, '', null])
  test(`labels the total with the page's host if the merchant name is ${JSON.stringify(merchantName)}`, () => {
    assert.is(openApplePay({ params: { merchantName } }).session.request.total.label, location.hostname);
  });

test('requests no address without shipping', () => {
  const { session } = openApplePay({ settings: { requiresShipping: false } });
  assert.equal(session.request.requiredShippingContactFields, ['phone', 'email']);
});

test('requests phone and e-mail only if the shop does', () => {
  const { session } = openApplePay({ params: { phoneRequired: false, emailRequired: false } });
  assert.equal(session.request.requiredShippingContactFields, ['postalAddress', 'name']);
});

test('requests no e-mail from a signed-in shopper', () => {
  const { session } = openApplePay({ params: { customerAccountEmail: 'ana@example.com' } });
  assert.equal(session.request.requiredShippingContactFields, ['postalAddress', 'name', 'phone']);
});

test('uses the currency of the page', () => {
  assert.is(openApplePay({ settings: { currency: 'USD' } }).session.request.currencyCode, 'USD');
});

test('throws in the click if Apple rejects the request', () => {
  assert.throws(() => openApplePay({ params: { countryCode: 'Brasil' } }), /not a valid country code/);
});

function cssOn(callToAction: boolean, isSafari: boolean, isOnDark = false) {
  const supports = (text: string) => isSafari && text === '-webkit-appearance:-apple-pay-button';
  stub(globalThis, { CSS: { supports } });
  return createScene({ settings: { callToAction, isOnDark } }).wallet.css;
}

test("lets Safari render the button, with the page's call to action", () => {
  assert.is(cssOn(true, true), '-webkit-appearance:-apple-pay-button;-apple-pay-button-type:buy');
  assert.is(cssOn(false, true), '-webkit-appearance:-apple-pay-button;-apple-pay-button-type:plain');
});

test("renders a plain button if the browser can't", () => {
  assert.is(cssOn(true, false), undefined);
});

test('is white on a dark background', () => {
  const black = '-webkit-appearance:-apple-pay-button;-apple-pay-button-type:plain';
  assert.is(cssOn(false, true, true), `${black};-apple-pay-button-style:white`);
});

test('passes the session that the shopper closes to the checkout', () => {
  const { session, purchase, host } = openApplePay();
  session.cancel();
  assert.equal(purchase.calls, [['cancel']]);
  assert.equal(host.reports, []);
});

test.run();
