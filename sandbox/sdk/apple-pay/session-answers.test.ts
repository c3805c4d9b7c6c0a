import '../../../test/run/dom';
import * as assert from 'uvu/assert';
import { settle } from '../../../test/fakes/settle';
import { test } from '../../../test/run/suite';
import { ApplePayError } from './dictionaries';
import {
  ADDRESS,
  assertThrows,
  createMerchantSession,
  openSession,
  openUntilEvent,
  part,
  setUpSessions,
  TOTAL,
  UPDATE,
} from './sample-session';
import { ApplePaySession } from './session';

setUpSessions();

test('rejects responses that are not pending', () => {
  const { session } = openSession();
  assertThrows(
    'InvalidAccessError',
    () => session.completeShippingContactSelection(UPDATE),
    () => session.completeShippingMethodSelection(UPDATE),
    () => session.completePaymentMethodSelection(UPDATE),
    () => session.completeCouponCodeChange(UPDATE),
    () => session.completePayment(0),
  );
});

test('converts a response before it checks the state', () => {
  const { session } = openSession();
  assertThrows(
    'TypeError',
    () => session.completeShippingContactSelection({} as never),
    () => session.completeShippingMethodSelection({ newTotal: 7 } as never),
    () => session.completePaymentMethodSelection(undefined as never),
    () => session.completeCouponCodeChange({ ...UPDATE, newLineItems: '' } as never),
    () => session.completePayment({} as never),
  );
});

test('a wrong response leaves the session pending, and a second response throws', async () => {
  const { session } = await openUntilEvent('shippingcontactselected', ADDRESS);
  const errors = [{ code: 'unknown' as const, message: 'not an ApplePayError' }];
  assertThrows(
    'TypeError',
    () => session.completeShippingContactSelection({} as never),
    () => session.completeShippingContactSelection({ ...UPDATE, errors }),
  );
  assertThrows('InvalidAccessError', () => session.completeShippingContactSelection(8, [], TOTAL, []));
  session.completeShippingContactSelection({ ...UPDATE, errors: [new ApplePayError('unknown')] });
  assertThrows('InvalidAccessError', () => session.completeShippingContactSelection(UPDATE));
});

test('accepts the responses of versions 1 and 2', async () => {
  const { session, listen, next } = await openUntilEvent('shippingcontactselected', ADDRESS);
  listen('paymentmethodselected');
  session.completeShippingContactSelection(0, [], TOTAL, []);
  await next('paymentmethodselected');
  session.completePaymentMethodSelection(TOTAL, []);
});

test('continues by itself without a listener, also after one is removed', async () => {
  const { session, next } = openSession(ADDRESS);
  const listener = () => {};
  session.addEventListener('shippingcontactselected', listener);
  session.removeEventListener('shippingcontactselected', listener);
  session.onpaymentmethodselected = listener;
  session.onpaymentmethodselected = null as never;
  await next('validatemerchant');
  session.completeMerchantValidation(createMerchantSession());
  await settle();
  assert.is(part('pay')?.hasAttribute('disabled'), false);
});

/** Opens a session and chooses another shipping method. */
async function openUntilMethod() {
  const scene = await openUntilEvent('shippingcontactselected', ADDRESS);
  scene.listen('shippingmethodselected');
  scene.session.completeShippingContactSelection(UPDATE);
  await settle();
  const { shadowRoot } = document.querySelector('[data-apay-sandbox]') as HTMLElement;
  shadowRoot?.querySelector<HTMLInputElement>('input[value=sedex]')?.click();
  await scene.next('shippingmethodselected');
  return scene;
}

for (const status of [1, 2, 3, 4, 5, 6, 7])
  test(`status ${status} for a shipping method ends the session, and fires cancel in a later task`, async () => {
    const { session, events, next } = await openUntilMethod();
    session.completeShippingMethodSelection(status, TOTAL, []);
    assert.equal(events, []);
    await next('cancel');
    assert.is(part('sheet'), null);
  });

test('abort after a fatal status suppresses the cancel event', async () => {
  const { session, events } = await openUntilMethod();
  session.completeShippingMethodSelection(1, TOTAL, []);
  session.abort();
  await settle();
  assert.equal(events, []);
});

test('a response to a shipping method has no errors member and no status 8', async () => {
  const { session } = await openUntilMethod();
  assertThrows('InvalidAccessError', () => session.completeShippingMethodSelection(8, TOTAL, []));
  session.completeShippingMethodSelection({ ...UPDATE, errors: 'unknown member' } as never);
});

async function openUntilPaid() {
  const scene = await openUntilEvent('paymentmethodselected', { requiredShippingContactFields: ['email'] });
  scene.session.completePaymentMethodSelection({ newTotal: TOTAL });
  scene.listen('paymentauthorized');
  await settle();
  part('pay')?.click();
  const { payment } = (await scene.next('paymentauthorized')) as { payment: ApplePayJS.ApplePayPayment };
  return { ...scene, payment };
}

test('passes the required members, and a token in the shape of EC_v1', async () => {
  const { payment } = await openUntilPaid();
  assert.equal(payment.shippingContact, { emailAddress: 'ana@example.com' });
  assert.is(payment.billingContact, undefined);
  assert.equal(Object.keys(payment.token.paymentData).sort(), ['data', 'header', 'signature', 'version']);
  assert.is(payment.token.paymentMethod.displayName, 'Visa 1111');
});

test('a success ends the session', async () => {
  const { session } = await openUntilPaid();
  session.completePayment({ status: 0 });
  assert.is(part('sheet'), null);
  assertThrows('InvalidAccessError', () => session.abort());
});

test('a failure with errors keeps the sheet open, one without ends the session', async () => {
  const { session, next } = await openUntilPaid();
  session.completePayment({ status: 1, errors: [new ApplePayError('unknown', undefined, 'Recusado.')] });
  await settle();
  assert.is(part('error')?.textContent, 'Recusado.');
  part('pay')?.click();
  await next('paymentauthorized');
  session.completePayment({ status: 1, errors: [] });
  assert.is(part('sheet'), null);
});

test('converts a status of versions 1 and 2 to a failure with an error', async () => {
  const { session } = await openUntilPaid();
  session.completePayment(ApplePaySession.STATUS_INVALID_SHIPPING_POSTAL_ADDRESS);
  await settle();
  const error = part('error')?.firstElementChild as HTMLElement;
  assert.equal([error.dataset.code, error.dataset.field], ['shippingContactInvalid', 'postalAddress']);
});

test('rejects wrong results, and another one can follow', async () => {
  const { session } = await openUntilPaid();
  const complete = (result: unknown) => () => session.completePayment(result as never);
  for (const status of [8, -1, 404])
    assertThrows('InvalidAccessError', complete(status), complete({ status }));
  assertThrows(
    'TypeError',
    complete({ status: 1, errors: null }),
    complete({ status: 1, errors: [null] }),
    complete({ status: 1, errors: [{ code: 'unknown' }] }),
    complete({ errors: [] }),
    complete('paid'),
  );
  session.completePayment(0);
});

for (const status of [5, 6, 7])
  test(`status ${status} of a card’s PIN keeps the sheet open`, async () => {
    const { session } = await openUntilPaid();
    session.completePayment(status);
    await settle();
    assert.ok(part('sheet'));
  });

test('fires cancel when the shopper closes the sheet, also while a payment is authorized', async () => {
  const { session, next } = await openUntilPaid();
  part('close')?.click();
  const { sessionError } = await next('cancel');
  assert.ok(sessionError);
  assertThrows('InvalidAccessError', () => session.completePayment(0));
});

test.run();
