import '../../run/dom';
import * as assert from 'uvu/assert';
import { toAction } from '../../../src/core/errors/actions';
import { toResult } from '../../../src/core/storefront/result';
import type { SheetAction } from '../../../src/core/types/action';
import { contextOf } from '../../fakes/context';
import { cartNode, createCart, lineNode, PLAN, payload } from '../../fakes/fake-cart';
import { recordErrors } from '../../fakes/fake-console';
import { CONTACT, openApplePay } from '../../fakes/open-apple-pay';
import { test } from '../../run/suite';

const UPDATE: SheetAction = { type: 'update', cart: createCart() };

const plan = (interval: string, intervalCount: number): typeof PLAN =>
  PLAN && { ...PLAN, sellingPlan: { ...PLAN.sellingPlan, billingPolicy: { interval, intervalCount } } };

for (const [interval, count, unit, length] of [
  ['YEAR', 1, 'year', 1],
  ['MONTH', 2, 'month', 2],
  ['WEEK', 1, 'day', 7],
  ['WEEK', 2, 'day', 14],
  ['DAY', 10, 'day', 10],
] as const)
  test(`maps ${count} ${interval} of a selling plan to ${length} ${unit}`, async () => {
    const lines = [lineNode({ quantity: 2, sellingPlanAllocation: plan(interval, count) }), lineNode()];
    const { session } = openApplePay({ cart: createCart({ lines }), answers: { setAddress: UPDATE } });
    const { newRecurringPaymentRequest } = await session.chooseContact(CONTACT);
    assert.equal(newRecurringPaymentRequest, {
      paymentDescription: 'Loja Exemplo',
      managementURL: 'https://shop.example/account',
      regularBilling: {
        label: 'Loja Exemplo',
        amount: '376.00',
        paymentTiming: 'recurring',
        recurringPaymentIntervalUnit: unit,
        recurringPaymentIntervalCount: length,
      },
    });
  });

test('sums the lines with the first interval, and leaves out the others', async () => {
  const lines = [
    lineNode(),
    ...[plan('MONTH', 1), plan('MONTH', 1), plan('YEAR', 1), plan('MONTH', 3)].map(sellingPlanAllocation =>
      lineNode({ sellingPlanAllocation }),
    ),
  ];
  const { session } = openApplePay({ cart: createCart({ lines }), answers: { setAddress: UPDATE } });
  const { newRecurringPaymentRequest } = await session.chooseContact(CONTACT);
  assert.is(newRecurringPaymentRequest?.regularBilling.amount, '376.00');
});

test("uses the line's price if the plan changes none", async () => {
  const month = plan('MONTH', 1);
  const lines = [
    lineNode({ quantity: 2, sellingPlanAllocation: month && { ...month, priceAdjustments: [] } }),
  ];
  const { session } = openApplePay({ cart: createCart({ lines }), answers: { setAddress: UPDATE } });
  const { newRecurringPaymentRequest } = await session.chooseContact(CONTACT);
  assert.is(newRecurringPaymentRequest?.regularBilling.amount, '188.00');
});

for (const [what, allocation] of [
  ['a selling plan', null],
  ['an interval', PLAN && { ...PLAN, sellingPlan: { ...PLAN.sellingPlan, billingPolicy: null } }],
] as const)
  test(`requests no recurring payment without ${what}`, async () => {
    const lines = [lineNode({ sellingPlanAllocation: allocation })];
    const { session } = openApplePay({ cart: createCart({ lines }), answers: { setAddress: UPDATE } });
    assert.is((await session.chooseContact(CONTACT)).newRecurringPaymentRequest, undefined);
  });

test('ends on an unknown interval before the sheet opens', async () => {
  const lines = [lineNode({ sellingPlanAllocation: plan('FORTNIGHT', 1) })];
  const result = toResult({ result: payload(cartNode({ lines })), errors: [] }, { currency: 'BRL' });
  const { lines: reported } = recordErrors();
  const setAddress = toAction(result, contextOf('ApplePay'));
  assert.is(setAddress.type, 'abort');
  assert.match(reported.join(), 'The server answered BAD_ANSWER');
  const { session, purchase } = openApplePay({ answers: { setAddress } });
  await session.chooseContact(CONTACT);
  assert.is(session.state.state, 'Aborted');
  assert.equal(purchase.calls.at(-1), ['finish', setAddress]);
  assert.not(purchase.calls.some(([method]) => method === 'fail'));
});

test.run();
