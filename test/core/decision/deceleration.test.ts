import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decelerations, firstReason } from '../../../src/core/decision/deceleration';
import type { DecelerationReason } from '../../../src/core/types/result';

/** Most urgent first, with the marker on the checkout's URL. */
const ORDER: [reason: DecelerationReason, marker: string][] = [
  ['payment_method_not_applicable', 'wallet_payment_method_not_applicable'],
  ['invalid_payment_deferred_payment_required', 'wallet_invalid_payment_deferred_payment_required'],
  ['cart_not_ready', 'wallet_cart_not_ready'],
  ['cart_throttled', 'wallet_cart_not_ready'],
  ['not_enough_stock', 'wallet_not_enough_stock'],
  ['currency_changed', 'wallet_currency_change'],
  ['dynamic_tax', 'wallet_dynamic_tax'],
  ['captcha_required', 'wallet_captcha_required'],
  ['localization_extension_field_error', 'wallet_localization_extension_field_error'],
];

test('knows every reason in its precedence, with its marker', () => {
  assert.equal(decelerations, ORDER);
});

for (const [index, [reason]] of ORDER.entries())
  test(`lets ${reason} go before what stands behind it`, () => {
    const rest = ORDER.slice(index).map(([name]) => name);
    assert.is(firstReason(new Set(rest.reverse())), reason);
  });

test('finds no reason where there is none', () => {
  assert.is(firstReason(new Set()), undefined);
});

test.run();
