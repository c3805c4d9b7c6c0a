import '../../run/dom';
import * as assert from 'uvu/assert';
import { createFakeCheckout } from '../../fakes/fake-checkout';
import { fakeHead } from '../../fakes/fake-head';
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

test('is ready where Apple Pay is', async () => {
  const { wallet } = createScene();
  const { tags } = fakeHead();
  await wallet.prepare();
  assert.equal(tags, []);
});

test('cannot pay in a browser without Apple Pay, which is the device’s doing and no mistake of the shop’s', async () => {
  const { wallet, apple } = createScene();
  apple.remove();
  assert.is(await reasonOf(wallet.prepare()), 'notReadyToPay');
});

test('cannot pay where the shopper cannot', async () => {
  const { wallet, apple } = createScene();
  apple.canPay = () => false;
  assert.is(await reasonOf(wallet.prepare()), 'notReadyToPay');
});

test('cannot pay where asking throws, as in a frame without permission', async () => {
  const { wallet, apple } = createScene();
  apple.canPay = () => {
    throw new DOMException('Third-party iframes are not allowed', 'SecurityError');
  };
  assert.match(await reasonOf(wallet.prepare()), 'Third-party');
});

test('cannot pay with versions whose errors name no field', async () => {
  const { wallet, apple } = createScene();
  apple.newest = 2;
  assert.is(await reasonOf(wallet.prepare()), 'notReadyToPay');
});

for (const companyRequired of [true, false, null])
  test(`${companyRequired ? 'cannot' : 'can'} pay where the shop's companyRequired is ${companyRequired}`, async () => {
    const prepared = createScene({ params: { companyRequired } }).wallet.prepare();
    if (companyRequired) assert.is(await reasonOf(prepared), 'companyRequired');
    else await prepared;
  });

test('asks Apple for nothing that the shop has no value for', () => {
  const nulls = { shippingType: null, supportedCountries: null, applicationData: null, phoneRequired: null };
  const shippingContact = { emailAddress: null, givenName: 'Ana' };
  const { request } = openApplePay({ params: { ...nulls, shippingContact } }).session;
  for (const name of Object.keys(nulls)) assert.not.ok(name in request, name);
  assert.equal({ ...request.shippingContact }, { givenName: 'Ana' });
});

test('leaves out the payment networks that are newer than the browser', () => {
  const supportedNetworks = ['visa', 'bankAxept', 'masterCard'];
  const { session } = openApplePay({ newest: 14, params: { supportedNetworks } });
  assert.equal(session.request.supportedNetworks, ['visa', 'masterCard']);
});

for (const [what, params, message] of [
  ['no network that the browser knows', { supportedNetworks: ['bankAxept'] }, /"bankAxept" is not a valid/],
  ['no networks at all', { supportedNetworks: undefined }, /supportedNetworks is required/],
  ['another fault', { countryCode: 'Brasil' }, /"Brasil" is not a valid country code/],
] as const)
  test(`says what the browser says to a request with ${what}`, () => {
    const { wallet, apple } = createScene({ params });
    assert.throws(() => wallet.start(createFakeCheckout()), message);
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
  test(`speaks version ${used} where the newest is ${newest}`, () => {
    assert.is(openApplePay({ newest }).session.version, used);
  });

test('asks for what a shipped purchase needs, with a total to come', () => {
  const { session, checkout } = openApplePay();
  const { request } = session;
  assert.is(request.countryCode, 'BR');
  assert.is(request.currencyCode, 'BRL');
  assert.equal(request.supportedNetworks, ['visa', 'masterCard', 'elo']);
  assert.equal(request.merchantCapabilities, ['supports3DS']);
  assert.is(request.shippingType, 'shipping');
  assert.equal(request.requiredBillingContactFields, ['postalAddress', 'name']);
  assert.equal(request.requiredShippingContactFields, ['postalAddress', 'name', 'phone', 'email']);
  assert.equal(request.total, { label: 'Loja Exemplo', amount: '1.00', type: 'pending' });
  assert.equal(checkout.calls, [], 'the sheet opens before any cart is there');
  assert.is(session.state.state, 'Active');
});

test('hands on lists where prototype.js 1.6 has taught arrays to be text', () => {
  const restore = stub(Array.prototype, { toJSON: () => 'a text' });
  const { supportedNetworks } = openApplePay().session.request;
  restore();
  assert.equal(supportedNetworks, ['visa', 'masterCard', 'elo']);
});

for (const merchantName of [undefined, '', null])
  test(`calls the total by the page's host where the shop's name is ${JSON.stringify(merchantName)}`, () => {
    assert.is(openApplePay({ params: { merchantName } }).session.request.total.label, location.hostname);
  });

test('asks for no address where nothing is shipped', () => {
  const { session } = openApplePay({ requiresShipping: false });
  assert.equal(session.request.requiredShippingContactFields, ['phone', 'email']);
});

test('asks for phone and e-mail only where the shop does', () => {
  const { session } = openApplePay({ params: { phoneRequired: false, emailRequired: false } });
  assert.equal(session.request.requiredShippingContactFields, ['postalAddress', 'name']);
});

test('does not ask a shopper who is signed in for an e-mail', () => {
  const { session } = openApplePay({ params: { customerAccountEmail: 'ana@example.com' } });
  assert.equal(session.request.requiredShippingContactFields, ['postalAddress', 'name', 'phone']);
});

test('pays in the currency that the shopper sees', () => {
  assert.is(openApplePay({ currency: 'USD' }).session.request.currencyCode, 'USD');
});

test('a request that Apple refuses is an exception of the click', () => {
  assert.throws(() => openApplePay({ params: { countryCode: 'Brasil' } }), /not a valid country code/);
});

function cssOn(callToAction: boolean, isSafari: boolean, isOnDark = false) {
  const supports = (text: string) => isSafari && text === '-webkit-appearance:-apple-pay-button';
  stub(globalThis, { CSS: { supports } });
  return createScene({ page: { callToAction, isOnDark } }).wallet.css;
}

test('leaves the drawing to Safari, with a call to action where the page says so', () => {
  assert.is(cssOn(true, true), '-webkit-appearance:-apple-pay-button;-apple-pay-button-type:buy');
  assert.is(cssOn(false, true), '-webkit-appearance:-apple-pay-button;-apple-pay-button-type:plain');
});

test('is drawn like any other wallet where the browser cannot', () => {
  assert.is(cssOn(true, false), undefined);
});

test('is white on a dark background', () => {
  const black = '-webkit-appearance:-apple-pay-button;-apple-pay-button-type:plain';
  assert.is(cssOn(false, true, true), `${black};-apple-pay-button-style:white`);
});

test('gives the checkout the sheet that the shopper closes', () => {
  const { session, checkout, host } = openApplePay();
  session.cancel();
  assert.equal(checkout.calls, [['cancel']]);
  assert.equal(host.reports, []);
});

test.run();
