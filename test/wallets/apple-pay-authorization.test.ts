import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Payment, SheetAction } from '../../src/core/types';
import type { FakeCheckout } from '../setup/fake-checkout';
import { hold } from '../setup/hold';
import { openApplePay } from '../setup/open-apple-pay';
import { settle } from '../setup/settle';

const COMPLETE: SheetAction = { type: 'complete', redirectUrl: 'https://shop.example/obrigado' };
const DECELERATE: SheetAction = { type: 'decelerate', reason: 'captcha_required' };
const ABORT: SheetAction = { type: 'abort', reason: 'out_of_stock', title: 'Falha', message: 'Acabou.' };
const REFUSED: SheetAction = {
  type: 'show_error',
  errors: [{ on: 'field', field: 'zip', message: 'Insira um CEP válido.' }],
};

const CONTACT: ApplePayJS.ApplePayPaymentContact = {
  emailAddress: 'maria@example.com',
  givenName: 'Maria',
  familyName: 'Souza',
  phoneNumber: '+55 11 98888-7777',
  addressLines: ['Avenida Paulista 1000', 'Apto 12'],
  locality: 'São Paulo',
  administrativeArea: 'SP',
  postalCode: '01310-100',
  countryCode: 'BR',
};

const MAPPED = {
  firstName: 'Maria',
  lastName: 'Souza',
  address1: 'Avenida Paulista 1000',
  address2: 'Apto 12',
  city: 'São Paulo',
  zip: '01310-100',
  province: 'SP',
  country: 'BR',
  phone: '+55 11 98888-7777',
};

const DATA = {
  version: 'EC_v1',
  data: 'ZGF0YQ==',
  signature: 'c2lnbmF0dXJl',
  header: { ephemeralPublicKey: 'a2V5', publicKeyHash: 'aGFzaA==', transactionId: 'c0ffee' },
};

function createPayment(patch: Partial<ApplePayJS.ApplePayPayment> = {}, displayName = 'Visa 1111') {
  return {
    token: {
      paymentData: DATA,
      paymentMethod: { displayName, network: 'Visa', type: 'credit' },
      transactionIdentifier: 'C0FFEE',
    } as ApplePayJS.ApplePayPaymentToken,
    billingContact: CONTACT,
    shippingContact: CONTACT,
    ...patch,
  };
}

/** What the wallet handed over to pay with. */
function handedOver({ calls }: FakeCheckout) {
  const [call] = calls.filter(([verb]) => verb === 'authorize');
  if (!call) throw new Error('It does not pay');
  return call[1] as Payment;
}

const verbs = ({ calls }: { calls: [string, unknown?][] }) => calls.map(([verb]) => verb);

test.after.each(() => {
  Reflect.deleteProperty(window, 'ApplePaySession');
});

test('pays with e-mail, addresses and what Apple signed', async () => {
  const { session, checkout } = openApplePay({ answers: { authorize: COMPLETE } });
  await session.authorize(createPayment());
  assert.equal(checkout.calls[0], [
    'authorize',
    {
      email: 'maria@example.com',
      shippingAddress: MAPPED,
      billingAddress: MAPPED,
      wallet: { applePayWalletContent: { ...DATA, billingAddress: MAPPED, lastDigits: '1111' } },
    },
  ]);
});

test('tells no last digits where the card’s name has none', async () => {
  const { session, checkout } = openApplePay({ answers: { authorize: COMPLETE } });
  await session.authorize(createPayment({}, 'Simulated Instrument'));
  const { applePayWalletContent } = handedOver(checkout).wallet as {
    applePayWalletContent: { lastDigits?: string };
  };
  assert.is(applePayWalletContent.lastDigits, undefined);
});

test('pays with the e-mail of the account where the shopper is signed in', async () => {
  const { session, checkout } = openApplePay({
    answers: { authorize: COMPLETE },
    params: { customerAccountEmail: 'conta@example.com' },
  });
  await session.authorize(createPayment());
  assert.is(handedOver(checkout).email, 'conta@example.com');
});

test('tells no shipping address where nothing is shipped', async () => {
  const { session, checkout } = openApplePay({ requiresShipping: false, answers: { authorize: COMPLETE } });
  await session.authorize(createPayment({ shippingContact: { emailAddress: 'maria@example.com' } }));
  const { shippingAddress, email } = handedOver(checkout);
  assert.is(shippingAddress, undefined);
  assert.is(email, 'maria@example.com');
});

test('leaves it to the checkout to refuse a payment without a billing contact', async () => {
  const { session, checkout } = openApplePay({ answers: { authorize: REFUSED } });
  const { status } = await session.authorize(createPayment({ billingContact: undefined }));
  assert.is(handedOver(checkout).billingAddress, undefined);
  assert.is(status, 1);
});

test('maps an address by the rules of its country', async () => {
  const { session, checkout } = openApplePay({ answers: { authorize: COMPLETE } });
  const shippingContact = { ...CONTACT, countryCode: 'HK', postalCode: 'Kowloon', familyName: '' };
  await session.authorize(createPayment({ shippingContact }));
  const { shippingAddress } = handedOver(checkout);
  assert.is(shippingAddress?.province, 'Kowloon');
  assert.is(shippingAddress?.zip, '');
  assert.is(shippingAddress?.lastName, 'Maria');
});

test('a paid order succeeds in the sheet, then leads on', async () => {
  const { session, checkout } = openApplePay({ answers: { authorize: COMPLETE } });
  const { status, errors } = await session.authorize(createPayment());
  assert.is(status, 0);
  assert.equal(errors, []);
  assert.is(session.state.state, 'Completed');
  assert.equal(checkout.calls.at(-1), ['finish', COMPLETE]);
});

test('an error leaves the sheet open, and the shopper pays at the second try', async () => {
  const { session, checkout } = openApplePay({ answers: { authorize: REFUSED } });
  const { status, errors } = await session.authorize(createPayment());
  assert.is(status, 1);
  assert.equal(
    errors?.map(error => ({ ...error })),
    [{ code: 'shippingContactInvalid', contactField: 'postalCode', message: 'Insira um CEP válido.' }],
  );
  assert.is(session.state.state, 'Active');
  assert.equal(verbs(checkout), ['authorize']);
  checkout.answers.authorize = COMPLETE;
  assert.is((await session.authorize(createPayment())).status, 0);
  assert.equal(checkout.calls.at(-1), ['finish', COMPLETE]);
});

test('an abort fails without errors, which ends the sheet, then opens its dialog', async () => {
  const { session, checkout } = openApplePay({ answers: { authorize: ABORT } });
  const { status, errors } = await session.authorize(createPayment());
  assert.is(status, 1);
  assert.equal(errors, []);
  assert.is(session.state.state, 'Completed');
  assert.equal(checkout.calls.at(-1), ['finish', ABORT]);
});

test('a purchase that goes on in the checkout takes the sheet away', async () => {
  const { session, checkout } = openApplePay({ answers: { authorize: DECELERATE } });
  await session.authorize(createPayment());
  assert.is(session.state.state, 'Aborted');
  await settle();
  assert.equal(checkout.calls.at(-1), ['finish', DECELERATE]);
});

test('an exception is an error in the sheet, and reported', async () => {
  const { session, checkout } = openApplePay({ answers: { authorize: new Error('bug') } });
  const { status, errors } = await session.authorize(createPayment());
  assert.is(status, 1);
  assert.is(errors?.[0]?.code, 'unknown');
  assert.is(session.state.state, 'Active');
  assert.equal(verbs(checkout), ['authorize', 'fail']);
});

test('a payment without Apple’s data is an error in the sheet', async () => {
  const { session } = openApplePay({ answers: { authorize: COMPLETE } });
  const payment = createPayment({ token: undefined as never });
  assert.is((await session.authorize(payment)).errors?.[0]?.code, 'unknown');
});

async function expire(late: Promise<SheetAction>) {
  const scene = openApplePay({ answers: { authorize: late } });
  const answer = scene.session.authorize(createPayment());
  await settle();
  scene.host.timeouts.at(-1)?.expire();
  return { ...scene, result: await answer };
}

test('a time-out says so in the sheet, which stays: the order may still go through', async () => {
  const { result, session, checkout } = await expire(new Promise(() => {}));
  assert.is(result.status, 1);
  assert.match(result.errors?.[0]?.message ?? '', /./);
  assert.is(session.state.state, 'Active');
  assert.equal(verbs(checkout), ['authorize', 'fail']);
});

for (const action of [COMPLETE, DECELERATE, ABORT])
  test(`an answer after the time-out takes the sheet away and leads on: ${action.type}`, async () => {
    const { promise, release } = hold<SheetAction>();
    const { session, checkout } = await expire(promise);
    release(action);
    await settle();
    assert.is(session.state.state, 'Aborted');
    assert.equal(checkout.calls.at(-1), ['finish', action]);
  });

test('an error after the time-out is said to nobody', async () => {
  const { promise, release } = hold<SheetAction>();
  const { session, checkout } = await expire(promise);
  release(REFUSED);
  await settle();
  assert.is(session.state.state, 'Active');
  assert.equal(verbs(checkout), ['authorize', 'fail']);
});

test('an order that goes through after the shopper has closed the sheet leads on', async () => {
  const { promise, release } = hold<SheetAction>();
  const { session, checkout } = openApplePay({ answers: { authorize: promise } });
  void session.authorize(createPayment());
  session.cancel();
  release(COMPLETE);
  await settle();
  assert.is(session.state.state, 'Canceled');
  assert.equal(verbs(checkout), ['authorize', 'cancel', 'finish']);
});

test('an error after the shopper has closed the sheet is said to nobody', async () => {
  const { promise, release } = hold<SheetAction>();
  const { session, checkout } = openApplePay({ answers: { authorize: promise } });
  void session.authorize(createPayment());
  session.cancel();
  release(REFUSED);
  await settle();
  assert.equal(verbs(checkout), ['authorize', 'cancel']);
});

test.run();
