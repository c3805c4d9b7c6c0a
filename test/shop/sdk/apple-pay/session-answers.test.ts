import '../../../run/dom';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { settle } from '../../../fakes/settle';
import { ApplePayError } from './apple-pay-error';
import {
  createMerchantSession,
  METHODS,
  nameOf,
  openSession,
  openUntilAsked,
  part,
  TOTAL,
  UPDATE,
} from './sample-session';

Object.assign(window, { isSecureContext: true });
const test = suite('apple pay answers');

const ADDRESS = { requiredShippingContactFields: ['postalAddress' as const] };

test.after.each(() => {
  window.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
});

test('answers nothing that it was not asked', () => {
  const { session } = openSession();
  for (const run of [
    () => session.completeShippingContactSelection(UPDATE),
    () => session.completeShippingMethodSelection(UPDATE),
    () => session.completePaymentMethodSelection(UPDATE),
    () => session.completeCouponCodeChange(UPDATE),
    () => session.completePayment(0),
  ])
    assert.is(nameOf(run), 'InvalidAccessError');
});

test('waits for an answer with a total, and takes no second one', async () => {
  const { session } = await openUntilAsked('shippingcontactselected', ADDRESS);
  assert.is(
    nameOf(() => session.completeShippingContactSelection({} as never)),
    'TypeError',
  );
  session.completeShippingContactSelection(UPDATE);
  assert.is(
    nameOf(() => session.completeShippingContactSelection(UPDATE)),
    'InvalidAccessError',
  );
});

test('takes errors of its own class only', async () => {
  const { session } = await openUntilAsked('shippingcontactselected', ADDRESS);
  const plain = { code: 'unknown' as const, message: 'm' };
  assert.is(
    nameOf(() => session.completeShippingContactSelection({ ...UPDATE, errors: [plain] })),
    'TypeError',
  );
  session.completeShippingContactSelection({ ...UPDATE, errors: [new ApplePayError('unknown')] });
});

test('takes the answers of versions 1 and 2', async () => {
  const { session, listen, next } = await openUntilAsked('shippingcontactselected', ADDRESS);
  listen('paymentmethodselected');
  session.completeShippingContactSelection(0, [], TOTAL, []);
  await next('paymentmethodselected');
  session.completePaymentMethodSelection(TOTAL, []);
});

test('goes on by itself where nobody listens', async () => {
  const { session, next } = openSession(ADDRESS);
  await next('validatemerchant');
  session.completeMerchantValidation(createMerchantSession());
  await settle();
  assert.is(part('pay')?.hasAttribute('disabled'), false);
});

test('reads an answer before it asks whether one is due', () => {
  const { session } = openSession();
  for (const run of [
    () => session.completeShippingContactSelection({} as never),
    () => session.completeShippingMethodSelection({ newTotal: 7 } as never),
    () => session.completePaymentMethodSelection(undefined as never),
    () => session.completeCouponCodeChange({ ...UPDATE, newLineItems: '' } as never),
    () => session.completePayment({} as never),
  ])
    assert.is(nameOf(run), 'TypeError');
});

test('takes no status that there is none of for an answer', async () => {
  const { session } = await openUntilAsked('shippingcontactselected', ADDRESS);
  assert.is(
    nameOf(() => session.completeShippingContactSelection(8, [], TOTAL, [])),
    'InvalidAccessError',
  );
  session.completeShippingContactSelection(UPDATE);
});

test('a listener that was taken away, and a handler that is none, are nobody who listens', async () => {
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

/** Opens a session whose shopper has just chosen another shipping method. */
async function openUntilMethod() {
  const scene = await openUntilAsked('shippingcontactselected', ADDRESS);
  scene.listen('shippingmethodselected');
  scene.session.completeShippingContactSelection(UPDATE);
  await settle();
  document
    .querySelector('[data-apay-sandbox]')
    ?.shadowRoot?.querySelector<HTMLInputElement>(`input[value=${METHODS[1]?.identifier}]`)
    ?.click();
  await scene.next('shippingmethodselected');
  return scene;
}

for (const status of [1, 2, 3, 4, 5, 6, 7])
  test(`a shipping method answered with the status ${status} ends the session, which hears so later`, async () => {
    const { session, heard, next } = await openUntilMethod();
    session.completeShippingMethodSelection(status, TOTAL, []);
    assert.equal(heard, []);
    await next('cancel');
    assert.is(part('sheet'), null);
  });

test('a session that is about to be cancelled can be aborted, and hears nothing then', async () => {
  const { session, heard } = await openUntilMethod();
  session.completeShippingMethodSelection(1, TOTAL, []);
  session.abort();
  await settle();
  assert.equal(heard, []);
});

test('a shipping method has no errors, and no status 8', async () => {
  const { session } = await openUntilMethod();
  assert.is(
    nameOf(() => session.completeShippingMethodSelection(8, TOTAL, [])),
    'InvalidAccessError',
  );
  session.completeShippingMethodSelection({
    ...UPDATE,
    errors: 'unknown members count for nothing',
  } as never);
});

test.run();
