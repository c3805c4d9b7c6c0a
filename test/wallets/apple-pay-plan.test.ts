import '../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toPlan } from '../../src/wallets/sheets/apple-pay-plan';
import { createCart, lineNode, PLAN } from '../fakes/fake-cart';

const every = (interval: string, intervalCount: number) =>
  PLAN && { ...PLAN, sellingPlan: { ...PLAN.sellingPlan, billingPolicy: { interval, intervalCount } } };

test('has nothing to pay again without a selling plan', () => {
  assert.is(toPlan(createCart()), undefined);
});

test('has nothing to pay again where a plan has no interval', () => {
  const once = PLAN && { ...PLAN, sellingPlan: { ...PLAN.sellingPlan, billingPolicy: null } };
  assert.is(toPlan(createCart({ lines: [lineNode({ sellingPlanAllocation: once })] })), undefined);
});

for (const interval of ['YEAR', 'MONTH', 'WEEK', 'DAY'])
  test(`knows the interval ${interval}`, () => {
    const plan = toPlan(createCart({ lines: [lineNode({ sellingPlanAllocation: every(interval, 3) })] }));
    assert.equal([plan?.interval, plan?.count], [interval.toLowerCase(), 3]);
  });

test('takes the price that stays, times the quantity, of the lines that share the interval', () => {
  const lines = [
    lineNode({ quantity: 2, sellingPlanAllocation: every('MONTH', 1) }),
    lineNode(),
    lineNode({ quantity: 1, sellingPlanAllocation: every('MONTH', 1) }),
    lineNode({ quantity: 5, sellingPlanAllocation: every('WEEK', 2) }),
  ];
  assert.equal(toPlan(createCart({ lines }))?.amount, '564.00');
});

test.run();
