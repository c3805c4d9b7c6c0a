import '../../../run/dom';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { settle } from '../../../fakes/settle';
import { ApplePayError } from './apple-pay-error';
import { nameOf, openUntilAsked, part, TOTAL } from './sample-session';
import { ApplePaySession } from './session';

Object.assign(window, { isSecureContext: true });
const test = suite('apple pay payment');

test.after.each(() => {
  window.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
});

async function untilAuthorized() {
  const scene = await openUntilAsked('paymentmethodselected', { requiredShippingContactFields: ['email'] });
  scene.session.completePaymentMethodSelection({ newTotal: TOTAL });
  scene.listen('paymentauthorized');
  await settle();
  part('pay')?.click();
  const { payment } = (await scene.next('paymentauthorized')) as { payment: ApplePayJS.ApplePayPayment };
  return { ...scene, payment };
}

test('hands over what the request asks for, and a token in the shape of Apple’s', async () => {
  const { payment } = await untilAuthorized();
  assert.equal(payment.shippingContact, { emailAddress: 'ana@example.com' });
  assert.is(payment.billingContact, undefined);
  assert.equal(Object.keys(payment.token.paymentData).sort(), ['data', 'header', 'signature', 'version']);
  assert.is(payment.token.paymentMethod.displayName, 'Visa 1111');
});

test('a success ends the session', async () => {
  const { session } = await untilAuthorized();
  session.completePayment({ status: 0 });
  assert.is(part('sheet'), null);
  assert.is(
    nameOf(() => session.abort()),
    'InvalidAccessError',
  );
});

test('a failure with errors leaves the sheet open, one without ends it', async () => {
  const { session, listen, next } = await untilAuthorized();
  session.completePayment({ status: 1, errors: [new ApplePayError('unknown', undefined, 'Recusado.')] });
  await settle();
  assert.is(part('error')?.textContent, 'Recusado.');
  listen('paymentauthorized');
  part('pay')?.click();
  await next('paymentauthorized');
  session.completePayment({ status: 1, errors: [] });
  assert.is(part('sheet'), null);
});

test('a status of versions 1 and 2 is a failure with an error', async () => {
  const { session } = await untilAuthorized();
  session.completePayment(ApplePaySession.STATUS_INVALID_SHIPPING_POSTAL_ADDRESS);
  await settle();
  const error = part('error')?.firstElementChild as HTMLElement;
  assert.equal([error.dataset.code, error.dataset.field], ['shippingContactInvalid', 'postalAddress']);
});

for (const status of [8, -1, 404])
  test(`a payment has no status ${status}`, async () => {
    const { session } = await untilAuthorized();
    for (const result of [status, { status }])
      assert.is(
        nameOf(() => session.completePayment(result)),
        'InvalidAccessError',
      );
    session.completePayment(0);
  });

for (const [result, what] of [
  [{ status: 1, errors: null }, 'errors that are no list'],
  [{ status: 1, errors: [null] }, 'an error that is none'],
  [{ status: 1, errors: [{ code: 'unknown' }] }, 'an error of another class'],
  [{ errors: [] }, 'no status'],
  ['paid', 'no object'],
] as const)
  test(`a result with ${what} is a TypeError, and another may follow`, async () => {
    const { session } = await untilAuthorized();
    assert.is(
      nameOf(() => session.completePayment(result as never)),
      'TypeError',
    );
    session.completePayment(0);
  });

for (const status of [5, 6, 7])
  test(`the status ${status} of a card’s PIN leaves the sheet open`, async () => {
    const { session } = await untilAuthorized();
    session.completePayment(status);
    await settle();
    assert.ok(part('sheet'));
  });

test('the shopper’s cancel says so, also while a payment is authorized', async () => {
  const { session, next } = await untilAuthorized();
  part('close')?.click();
  assert.ok((await next('cancel')) as { sessionError: unknown });
  assert.is(
    nameOf(() => session.completePayment(0)),
    'InvalidAccessError',
  );
});

test.run();
