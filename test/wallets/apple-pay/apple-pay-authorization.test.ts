import '../../run/dom';
import * as assert from 'uvu/assert';
import type { FinalAction } from '../../../src/core/types/action';
import type { Payment } from '../../../src/core/types/purchase';
import { COMPLETE } from '../../fakes/answers';
import type { FakeSession } from '../../fakes/fake-apple-pay';
import { type FakePurchase, methodsOf } from '../../fakes/fake-purchase';
import { hold } from '../../fakes/hold';
import { openApplePay } from '../../fakes/open-apple-pay';
import { settle } from '../../fakes/settle';
import { test } from '../../run/suite';

const DECELERATE: FinalAction = { type: 'decelerate', reason: 'captcha_required' };
const ABORT: FinalAction = { type: 'abort', reason: 'out_of_stock', title: 'Falha', message: 'Acabou.' };
const REFUSED: FinalAction = {
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

/** Returns the payment data that the wallet submitted. */
function submitted({ calls }: FakePurchase) {
  const [call] = calls.filter(([method]) => method === 'authorize');
  if (!call) throw new Error('It does not pay');
  return call[1] as Payment;
}

test("submits the e-mail, the addresses and Apple's signed token", async () => {
  const { session, purchase } = openApplePay({ answers: { authorize: COMPLETE } });
  await session.authorize(createPayment());
  assert.equal(purchase.calls[0], [
    'authorize',
    {
      email: 'maria@example.com',
      phone: '+55 11 98888-7777',
      shippingAddress: MAPPED,
      billingAddress: MAPPED,
      wallet: { applePayWalletContent: { ...DATA, billingAddress: MAPPED, lastDigits: '1111' } },
    },
  ]);
});

test("submits the sheet's phone number also without shipping", async () => {
  const { session, purchase } = openApplePay({
    answers: { authorize: COMPLETE },
    settings: { requiresShipping: false },
  });
  await session.authorize(createPayment({ shippingContact: { phoneNumber: '+55 11 5555-0100' } }));
  const { phone, shippingAddress } = submitted(purchase);
  assert.equal([phone, shippingAddress], ['+55 11 5555-0100', undefined]);
});

for (const [customerAccountEmail, email] of [
  ['ana@example.com', 'ana@example.com'],
  ['', 'maria@example.com'],
  [null, 'maria@example.com'],
])
  test(`submits ${email} if the account has ${customerAccountEmail ? 'another e-mail' : `no e-mail (${JSON.stringify(customerAccountEmail)})`}`, async () => {
    const { session, purchase } = openApplePay({
      answers: { authorize: COMPLETE },
      params: { customerAccountEmail },
    });
    await session.authorize(createPayment());
    assert.is(submitted(purchase).email, email);
    assert.is(submitted(purchase).uneditable, customerAccountEmail ? 'email' : undefined);
    assert.is(session.request.requiredShippingContactFields?.includes('email'), !customerAccountEmail);
  });

test("submits no last digits if the card's name has none", async () => {
  const { session, purchase } = openApplePay({ answers: { authorize: COMPLETE } });
  await session.authorize(createPayment({}, 'Simulated Instrument'));
  const { applePayWalletContent } = submitted(purchase).wallet as {
    applePayWalletContent: { lastDigits?: string };
  };
  assert.is(applePayWalletContent.lastDigits, undefined);
});

test("submits the account's e-mail for a signed-in shopper", async () => {
  const { session, purchase } = openApplePay({
    answers: { authorize: COMPLETE },
    params: { customerAccountEmail: 'conta@example.com' },
  });
  await session.authorize(createPayment());
  assert.is(submitted(purchase).email, 'conta@example.com');
});

test('submits no shipping address without shipping', async () => {
  const { session, purchase } = openApplePay({
    settings: { requiresShipping: false },
    answers: { authorize: COMPLETE },
  });
  await session.authorize(createPayment({ shippingContact: { emailAddress: 'maria@example.com' } }));
  const { shippingAddress, email } = submitted(purchase);
  assert.is(shippingAddress, undefined);
  assert.is(email, 'maria@example.com');
});

test('submits a payment without a billing contact, and lets the checkout reject it', async () => {
  const { session, purchase } = openApplePay({ answers: { authorize: REFUSED } });
  const { status } = await session.authorize(createPayment({ billingContact: undefined }));
  assert.is(submitted(purchase).billingAddress, undefined);
  assert.is(status, 1);
});

test("maps an address by its country's rules", async () => {
  const { session, purchase } = openApplePay({ answers: { authorize: COMPLETE } });
  const shippingContact = { ...CONTACT, countryCode: 'HK', postalCode: 'Kowloon', familyName: '' };
  await session.authorize(createPayment({ shippingContact }));
  const { shippingAddress } = submitted(purchase);
  assert.is(shippingAddress?.province, 'Kowloon');
  assert.is(shippingAddress?.zip, '');
  assert.is(shippingAddress?.lastName, 'Maria');
});

test('completes a paid order in the sheet, then redirects', async () => {
  const { session, purchase } = openApplePay({ answers: { authorize: COMPLETE } });
  const { status, errors } = await session.authorize(createPayment());
  assert.is(status, 0);
  assert.equal(errors, []);
  assert.is(session.state.state, 'Completed');
  assert.equal(purchase.calls.at(-1), ['finish', COMPLETE]);
});

test('keeps the sheet open after an error, and pays on retry', async () => {
  const { session, purchase } = openApplePay({ answers: { authorize: REFUSED } });
  const { status, errors } = await session.authorize(createPayment());
  assert.is(status, 1);
  assert.equal(
    errors?.map(error => ({ ...error })),
    [{ code: 'shippingContactInvalid', contactField: 'postalCode', message: 'Insira um CEP válido.' }],
  );
  assert.is(session.state.state, 'Active');
  assert.equal(methodsOf(purchase), ['authorize']);
  purchase.answers.authorize = COMPLETE;
  assert.is((await session.authorize(createPayment())).status, 0);
  assert.equal(purchase.calls.at(-1), ['finish', COMPLETE]);
});

test('closes the sheet of an abort without errors, then shows its dialog', async () => {
  const { session, purchase } = openApplePay({ answers: { authorize: ABORT } });
  const { status, errors } = await session.authorize(createPayment());
  assert.is(status, 1);
  assert.equal(errors, []);
  assert.is(session.state.state, 'Completed');
  assert.equal(purchase.calls.at(-1), ['finish', ABORT]);
});

test('aborts the sheet if the purchase continues in the checkout', async () => {
  const { session, purchase } = openApplePay({ answers: { authorize: DECELERATE } });
  await session.authorize(createPayment());
  assert.is(session.state.state, 'Aborted');
  await settle();
  assert.equal(purchase.calls.at(-1), ['finish', DECELERATE]);
});

test("reports an exception, closes the sheet and shows the wallet's dialog", async () => {
  const { session, purchase } = openApplePay({ answers: { authorize: new Error('bug') } });
  await session.authorize(createPayment());
  assert.is(session.state.state, 'Aborted');
  assert.equal(methodsOf(purchase), ['authorize', 'fail', 'finish']);
  assert.is(purchase.status.value, 'failed');
});

test("reports a payment without Apple's data, and submits nothing", async () => {
  const { session, purchase } = openApplePay({ answers: { authorize: COMPLETE } });
  await session.authorize(createPayment({ token: undefined as never }));
  assert.equal(methodsOf(purchase), ['fail', 'finish']);
  assert.is(session.state.state, 'Aborted');
});

const CHECKED =
  'Seu pagamento está sendo verificado. Por favor, não pague outra vez. Se não receber a confirmação por e-mail, fale com a loja.';
const PENDING: FinalAction = { type: 'show_error', errors: [{ on: 'other', message: CHECKED }] };

test('leaves the 27 s payment timeout to the checkout', async () => {
  const { session, host } = openApplePay({ answers: { authorize: new Promise(() => {}) } });
  void session.authorize(createPayment());
  await settle();
  assert.equal(host.timeouts, []);
  assert.is(session.state.state, 'Authorized');
});

test('keeps the sheet open while a payment is being checked', async () => {
  const { session, purchase } = openApplePay({ answers: { authorize: PENDING } });
  const { status, errors } = await session.authorize(createPayment());
  assert.is(status, 1);
  assert.is(errors?.[0]?.code, 'unknown');
  assert.is(errors?.[0]?.message, CHECKED);
  assert.is(session.state.state, 'Active');
  assert.equal(methodsOf(purchase), ['authorize']);
});

for (const action of [COMPLETE, DECELERATE, ABORT])
  test(`aborts the sheet on a late ${action.type}, as the page redirects`, async () => {
    const { session, purchase } = openApplePay({ answers: { authorize: PENDING } });
    await session.authorize(createPayment());
    // The checkout does this itself once the submission has an outcome.
    purchase.finish(action);
    assert.is(session.state.state, 'Aborted');
  });

for (const [what, leave] of [
  ['the shopper has closed the sheet', session => session.cancel()],
  ['the browser has ended the session', session => session.suspend()],
] satisfies [string, (session: FakeSession) => void][])
  for (const action of [COMPLETE, REFUSED, ABORT])
    test(`the checkout continues with ${action.type} after ${what}, and nothing throws`, async () => {
      const { promise, release } = hold<FinalAction>();
      const { session, purchase } = openApplePay({ answers: { authorize: promise } });
      void session.authorize(createPayment());
      leave(session);
      release(action);
      await settle();
      // The browser may report the end of the session in a later task.
      const others = purchase.calls.filter(([method]) => method !== 'cancel');
      assert.equal(others.at(-1), ['finish', action]);
      assert.is(purchase.calls.length - others.length, 1);
      assert.not(methodsOf(purchase).includes('fail'));
    });

test('reports a session that throws on completion, and finishes the purchase', async () => {
  const { session, purchase } = openApplePay({ answers: { authorize: COMPLETE } });
  Object.assign(ApplePaySession.prototype, {
    completePayment() {
      throw new TypeError('Member status is required');
    },
  });
  void session.authorize(createPayment());
  await settle();
  assert.equal(methodsOf(purchase), ['authorize', 'fail', 'finish']);
});

test.run();
