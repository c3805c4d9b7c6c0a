import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decide } from '../../../src/core/purchase/decide';
import { toRefusal } from '../../../src/core/server/result';
import { contextOf } from '../../fakes/context';
import { recordErrors } from '../../fakes/fake-console';

const REPORTS: [what: string, code: string, field: string | undefined, lines: number][] = [
  ['an unknown code', 'CODE_OF_TOMORROW', undefined, 1],
  ['an invalid cart', 'INVALID', 'cartId', 1],
  ['an invalid country of the request', 'INVALID', 'country', 1],
  ['an invalid language', 'INVALID', 'language', 1],
  ['no invalid country of an address', 'INVALID', 'deliveryAddress.country', 0],
  ['no code that has its reaction', 'MERCHANDISE_OUT_OF_STOCK', undefined, 0],
  ['no lost connection', 'NETWORK', undefined, 0],
];

for (const [what, code, field, count] of REPORTS)
  test(`reports ${what}`, () => {
    const { lines, stop } = recordErrors();
    decide(toRefusal({ code, field }), contextOf('GooglePay'));
    stop();
    assert.is(lines.length, count);
  });

test('reports nothing where the purchase goes on in the checkout', () => {
  const { lines, stop } = recordErrors();
  const result = toRefusal({ code: 'CODE_OF_TODAY' }, { code: 'CAPTCHA_COMPLETION_REQUIRED' });
  const action = decide(result, contextOf('GooglePay'));
  stop();
  assert.equal(action, { type: 'decelerate', reason: 'captcha_required' });
  assert.equal(lines, []);
});

test.run();
