import '../../../run/dom';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { settle } from '../../../fakes/settle';
import {
  createMerchantSession,
  createRequest,
  nameOf,
  openSession,
  openUntilAsked,
  part,
} from './sample-session';
import { ApplePaySession } from './session';

Object.assign(window, { isSecureContext: true });
const test = suite('apple pay session');
/** Sessions that a test leaves open would keep the next from beginning. */
const endAll = () => window.dispatchEvent(new Event('pagehide'));

const ADDRESS = { requiredShippingContactFields: ['postalAddress' as const] };

test.before.each(() => sessionStorage.clear());
test.after.each(() => {
  endAll();
  document.body.replaceChildren();
});

test('says which versions it speaks, and throws for none', () => {
  assert.ok(ApplePaySession.supportsVersion(3));
  assert.ok(ApplePaySession.supportsVersion(14));
  assert.not.ok(ApplePaySession.supportsVersion(15));
  assert.is(
    nameOf(() => ApplePaySession.supportsVersion(0)),
    'InvalidAccessError',
  );
});

test('has the statuses as constants', () => {
  assert.is(ApplePaySession.STATUS_SUCCESS, 0);
  assert.is(ApplePaySession.STATUS_FAILURE, 1);
  assert.is(ApplePaySession.STATUS_PIN_LOCKOUT, 7);
});

test('can pay, cannot, or throws, as the control says', () => {
  assert.ok(ApplePaySession.canMakePayments());
  sessionStorage.setItem('apay-sandbox', '{"available":false}');
  assert.not.ok(ApplePaySession.canMakePayments());
  sessionStorage.setItem('apay-sandbox', '{"available":"throws"}');
  assert.throws(() => ApplePaySession.canMakePayments(), /Third-party iframes/);
});

test('throws on an insecure page', () => {
  Object.assign(window, { isSecureContext: false });
  assert.throws(() => ApplePaySession.canMakePayments(), /from an insecure document/);
  assert.throws(() => new ApplePaySession(3, createRequest()), /from an insecure document/);
  Object.assign(window, { isSecureContext: true });
});

test('throws for a version that it does not speak', () => {
  assert.throws(() => new ApplePaySession(99, createRequest()), /^"99" is not a supported version\.$/);
});

test('begins once, and one on a page', () => {
  const { session } = openSession();
  assert.throws(() => session.begin(), /^Payment session is already active\.$/);
  const second = new ApplePaySession(3, createRequest());
  assert.throws(() => second.begin(), /^Page already has an active payment session\.$/);
  session.abort();
  second.begin();
});

test('validates the merchant first, after the call of begin', async () => {
  const { heard, next } = openSession();
  assert.equal(heard, []);
  const { validationURL } = await next('validatemerchant');
  assert.match(validationURL, /^https:/);
});

test('takes an object for a merchant session, and one that Apple has signed', async () => {
  const { session, next } = openSession();
  await next('validatemerchant');
  assert.is(
    nameOf(() => session.completeMerchantValidation('{}')),
    'TypeError',
  );
  assert.is(
    nameOf(() => session.completeMerchantValidation({})),
    'InvalidAccessError',
  );
  const old = { ...createMerchantSession(), expiresAt: 1 };
  assert.is(
    nameOf(() => session.completeMerchantValidation(old)),
    'InvalidAccessError',
  );
  session.completeMerchantValidation(createMerchantSession());
  assert.is(
    nameOf(() => session.completeMerchantValidation(createMerchantSession())),
    'InvalidAccessError',
  );
});

test('tells of a contact no more than where it is', async () => {
  sessionStorage.setItem('apay-sandbox', '{"contact":"gb"}');
  const { event } = await openUntilAsked('shippingcontactselected', ADDRESS);
  const { shippingContact } = event as unknown as { shippingContact: Record<string, string> };
  assert.equal(shippingContact, {
    locality: 'London',
    administrativeArea: '',
    postalCode: 'SW1A',
    country: '',
    countryCode: 'GB',
  });
});

test('abort takes the sheet away without a word', async () => {
  const { session, heard } = openSession();
  session.abort();
  await settle();
  assert.is(part('sheet'), null);
  assert.equal(heard, []);
  assert.is(
    nameOf(() => session.abort()),
    'InvalidAccessError',
  );
});

test('an answer that takes too long cancels the session, and the sheet says so', async () => {
  const { error } = console;
  console.error = () => {};
  sessionStorage.setItem('apay-sandbox', '{"answerTimeoutMs":10}');
  const { next } = await openUntilAsked('shippingcontactselected', ADDRESS);
  await next('cancel');
  console.error = error;
  assert.match(part('error')?.textContent ?? '', 'não concluído');
  part('close')?.click();
  await settle();
  assert.is(part('sheet'), null);
});

const hidePage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

test('a page that is kept for the way back has its session over at once, and hears so later', async () => {
  const { session, heard, next } = openSession();
  hidePage(true);
  assert.equal(heard, []);
  assert.is(part('sheet'), null);
  assert.is(
    nameOf(() => session.abort()),
    'InvalidAccessError',
  );
  await next('cancel');
});

test('a page that is gone hears of nothing', async () => {
  const { heard } = openSession();
  hidePage(false);
  await settle();
  assert.is(part('sheet'), null);
  assert.equal(heard, []);
});

test('says that there is no version 0', () => {
  assert.throws(() => new ApplePaySession(0, createRequest()), /^"0" is not a supported version\.$/);
});

test('a request with functions in it opens a sheet', () => {
  const { session } = openSession({ onclick: () => {}, merchantName: 'Loja' } as never);
  assert.ok(part('sheet'));
  session.abort();
});

test.run();
