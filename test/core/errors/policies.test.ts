import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decelerations, errorPolicies, getReaction } from '../../../src/core/errors/policies';
import { EXPECTED } from '../../run/expected-reactions';

for (const { row, code, path, reaction } of EXPECTED)
  test(`has an action for ${row}`, () => {
    assert.equal(getReaction(code, path), reaction);
  });

for (const [code, path] of [
  ['INVALID', 'input.buyerIdentity.countryCode'],
  ['INVALID', 'input.attributes.key'],
  ['INVALID', ''],
  ['INVALID_PAYMENT', 'payment'],
  ['CODE_OF_TOMORROW', ''],
  ['CODE_OF_TOMORROW', 'deliveryAddress.city'],
] as const)
  test(`aborts with the wallet's error and reports it after ${code} of ${path || 'nothing'}`, () => {
    assert.equal(getReaction(code, path), {
      do: 'abort',
      reason: 'wallet_error',
      report: true,
      canRedirect: true,
    });
  });

const PATH = 'buyerIdentity.deliveryAddressPreferences.deliveryAddress';

test('shows an error of a billing field at the billing address', () => {
  const pathed = EXPECTED.filter(
    ({ path, reaction }) => path && reaction.do === 'show' && reaction.on === 'field' && reaction.field,
  );
  assert.ok(pathed.length);
  for (const { code, reaction } of pathed) {
    const { field } = reaction as { field: string };
    assert.equal(getReaction(code, `${PATH}.${field}`), reaction, `${code} ${field}`);
    assert.equal(getReaction(code, `billingAddress.${field}`), { ...reaction, on: 'billing' });
  }
});

test('shows an error of a whole address at the address', () => {
  const key = 'errors.invalid.shipping_address';
  const whole = { do: 'show', on: 'address', key, field: undefined };
  assert.equal(getReaction('UNSPECIFIED_ADDRESS_ERROR', PATH), whole);
});

test('shows an error of the billing address at the billing address', () => {
  const reaction = getReaction('UNSPECIFIED_ADDRESS_ERROR', 'billingAddress');
  assert.is(reaction.do === 'show' && reaction.on, 'billing');
});

test('shows a billing address that the payment rejects as correctable', () => {
  const path = 'payment.walletPaymentMethod.googlePayWalletContent.billingAddress.zip';
  const key = 'errors.invalid.billing_address';
  assert.equal(getReaction('INVALID_PAYMENT', path), { do: 'show', on: 'billing', key, field: undefined });
});

test('has a marker for every reason', () => {
  const known = decelerations.map(([reason]) => reason);
  for (const [code, reaction] of Object.entries(errorPolicies))
    if (reaction.do === 'decelerate') assert.ok(known.includes(reaction.reason), code);
});

test('treats the name of an object method as an unknown code', () => {
  for (const code of ['toString', 'constructor', '__proto__', 'valueOf'])
    assert.is(getReaction(code), getReaction('NO_SUCH_CODE'), code);
});

test.run();
