import '../../../test/run/dom';
import * as assert from 'uvu/assert';
import { recordErrors } from '../../../test/fakes/fake-console';
import { settle } from '../../../test/fakes/settle';
import { stub, test } from '../../../test/run/suite';
import {
  ADDRESS,
  assertThrows,
  createMerchantSession,
  createRequest,
  openSession,
  openUntilEvent,
  part,
  setUpSessions,
} from './sample-session';
import { ApplePaySession } from './session';

setUpSessions();

test('supports versions up to the newest', () => {
  assert.ok(ApplePaySession.supportsVersion(3));
  assert.ok(ApplePaySession.supportsVersion(14));
  assert.not.ok(ApplePaySession.supportsVersion(15));
  assertThrows('InvalidAccessError', () => ApplePaySession.supportsVersion(0));
  for (const version of [0, 99])
    assert.throws(
      () => new ApplePaySession(version, createRequest()),
      new RegExp(`^"${version}" is not a supported version\\.$`),
    );
});

test('returns or throws from canMakePayments by the control', () => {
  assert.ok(ApplePaySession.canMakePayments());
  sessionStorage.setItem('apay-sandbox', '{"available":false}');
  assert.not.ok(ApplePaySession.canMakePayments());
  sessionStorage.setItem('apay-sandbox', '{"available":"throws"}');
  assert.throws(() => ApplePaySession.canMakePayments(), /Third-party iframes/);
});

test('throws on an insecure page', () => {
  stub(window, { isSecureContext: false });
  assert.throws(() => ApplePaySession.canMakePayments(), /from an insecure document/);
  assert.throws(() => new ApplePaySession(3, createRequest()), /from an insecure document/);
});

test('begins once, and one at a time on a page', () => {
  const { session } = openSession();
  assert.throws(() => session.begin(), /^Payment session is already active\.$/);
  const second = new ApplePaySession(3, createRequest());
  assert.throws(() => second.begin(), /^Page already has an active payment session\.$/);
  session.abort();
  second.begin();
});

test('validates the merchant first, after begin has returned', async () => {
  const { events, next } = openSession();
  assert.equal(events, []);
  const { validationURL } = await next('validatemerchant');
  assert.match(validationURL, /^https:/);
});

test('accepts one merchant session, which must be signed and not expired', async () => {
  const { session, next } = openSession();
  await next('validatemerchant');
  const complete = (given: unknown) => () => session.completeMerchantValidation(given);
  assertThrows('TypeError', complete('{}'));
  assertThrows('InvalidAccessError', complete({}), complete({ ...createMerchantSession(), expiresAt: 1 }));
  session.completeMerchantValidation(createMerchantSession());
  assertThrows('InvalidAccessError', complete(createMerchantSession()));
});

test('redacts the contact before the payment', async () => {
  sessionStorage.setItem('apay-sandbox', '{"contact":"gb"}');
  const { event } = await openUntilEvent('shippingcontactselected', ADDRESS);
  assert.equal(event.shippingContact, {
    locality: 'London',
    administrativeArea: '',
    postalCode: 'SW1A',
    country: '',
    countryCode: 'GB',
  });
});

test('abort closes the sheet without a cancel event', async () => {
  const { session, events } = openSession();
  session.abort();
  await settle();
  assert.is(part('sheet'), null);
  assert.equal(events, []);
  assertThrows('InvalidAccessError', () => session.abort());
});

test('cancels the session and shows an error if a response times out', async () => {
  recordErrors();
  sessionStorage.setItem('apay-sandbox', '{"answerTimeoutMs":10}');
  const { next } = openSession();
  await next('cancel');
  assert.ok(part('error'));
  part('close')?.click();
  await settle();
  assert.is(part('sheet'), null);
});

const hidePage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

test('ends at once in the back/forward cache, and fires cancel in a later task', async () => {
  const { session, events, next } = openSession();
  hidePage(true);
  assert.equal(events, []);
  assert.is(part('sheet'), null);
  assertThrows('InvalidAccessError', () => session.abort());
  await next('cancel');
});

test('fires nothing on a page that is unloaded', async () => {
  const { events } = openSession();
  hidePage(false);
  await settle();
  assert.is(part('sheet'), null);
  assert.equal(events, []);
});

test.run();
