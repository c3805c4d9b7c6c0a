import '../../run/dom';
import * as assert from 'uvu/assert';
import { toAction } from '../../../src/core/errors/actions';
import { decelerations, errorPolicies, findReaction } from '../../../src/core/errors/policies';
import { errorResult } from '../../../src/core/storefront/result';
import type { DecelerationReason } from '../../../src/core/types/result';
import { contextOf } from '../../fakes/context';
import { recordErrors } from '../../fakes/fake-console';
import { test } from '../../run/suite';

/** Most urgent first, with the marker in the checkout URL. */
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

test('lists every reason in its precedence, with its marker', () => {
  assert.equal(decelerations, ORDER);
});

for (const [index, [reason]] of ORDER.entries())
  test(`prefers ${reason} over later ones`, () => {
    const rest = ORDER.slice(index).flatMap(([reason]) =>
      Object.keys(errorPolicies).filter(code => Object(errorPolicies[code]).reason === reason),
    );
    const { errors } = errorResult(...rest.reverse().map(code => ({ code })));
    assert.is(findReaction(errors, 'decelerate')?.reason, reason);
  });

test('returns no reason for no errors', () => {
  assert.is(findReaction([], 'decelerate'), undefined);
});

const REPORTS: [what: string, code: string, field: string | undefined, lines: number][] = [
  ['an unknown code', 'CODE_OF_TOMORROW', undefined, 1],
  ['an invalid cart', 'INVALID', 'cartId', 1],
  ['an invalid country of the request', 'INVALID', 'country', 1],
  ['an invalid language', 'INVALID', 'language', 1],
  ['no invalid country of an address', 'INVALID', 'deliveryAddress.country', 0],
  ['no code with its own row', 'MERCHANDISE_OUT_OF_STOCK', undefined, 0],
  ['no lost connection', 'NETWORK', undefined, 0],
];

for (const [what, code, field, count] of REPORTS)
  test(`reports ${what}`, () => {
    const { lines } = recordErrors();
    toAction(errorResult({ code, field }), contextOf('GooglePay'));
    assert.is(lines.length, count);
  });

test('reports an unknown code beside a deceleration, which it does not report', () => {
  const { lines } = recordErrors();
  const result = errorResult({ code: 'CODE_OF_TODAY' }, { code: 'CAPTCHA_COMPLETION_REQUIRED' });
  const action = toAction(result, contextOf('GooglePay'));
  assert.equal(action, { type: 'decelerate', reason: 'captcha_required' });
  assert.equal(lines, ['[portable-wallets] Error: The server answered CODE_OF_TODAY']);
});

test.run();
