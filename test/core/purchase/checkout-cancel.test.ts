import '../../run/dom';
import * as assert from 'uvu/assert';
import { onMetric } from '../../../src/core/platform/metric';
import type { SheetAction } from '../../../src/core/types/action';
import { ADDRESS } from '../../fakes/answers';
import { cartNode, groupNode, optionNode, payload } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fails } from '../../fakes/fake-graphql';
import { openCheckout, takeOverRemoval } from '../../fakes/open-checkout';
import { settle } from '../../fakes/settle';
import { fixture, onEnd, test } from '../../run/suite';

fixture(fakeClock);
test.after(() => takeOverRemoval());

const shipped = payload(cartNode({ groups: [groupNode('g1', [optionNode('slow')])] }));

/** An answer that comes when the test says so. */
function createGate(answer: unknown) {
  let open = () => {};
  const gate = new Promise(resolve => {
    open = () => resolve(answer);
  });
  return { answer: () => gate, open };
}

test('sends nothing where the server was told nothing', async () => {
  const { checkout, graphql } = openCheckout();
  await checkout.open();
  checkout.cancel();
  await settle();
  assert.equal(graphql.operations(), ['cart']);
  assert.is(checkout.status.value, 'cancelled');
});

for (const verb of ['setAddress', 'setBilling'] as const)
  test(`forgets once what ${verb} has told`, async () => {
    const { checkout, graphql } = openCheckout({
      cartBuyerIdentityUpdate: shipped,
      cartBillingAddressUpdate: payload(),
    });
    await checkout[verb](ADDRESS);
    for (let times = 3; times; times--) checkout.cancel();
    await settle();
    assert.equal(
      graphql.operations().filter(name => name === 'cartRemovePersonalData'),
      ['cartRemovePersonalData'],
    );
    assert.equal(graphql.calls.at(-1)?.options, { keepalive: true, retries: 0 });
  });

test('counts a cancel once', () => {
  const heard: unknown[] = [];
  onEnd(onMetric(([name, labels]) => heard.push([name, labels])));
  const { checkout } = openCheckout();
  checkout.cancel();
  checkout.cancel();
  assert.equal(heard, [['cancelled', { instrument: 'GooglePay' }]]);
});

test('sends nothing more where the shopper cancels while the cart is on its way', async () => {
  const gate = createGate(cartNode());
  const { checkout, graphql } = openCheckout({ cart: gate.answer });
  const step = checkout.setAddress(ADDRESS);
  await settle(2);
  checkout.cancel();
  gate.open();
  await step;
  await settle();
  assert.equal(graphql.operations(), ['cart']);
});

test('forgets after the step that is under way, so that it does not tell anew', async () => {
  const gate = createGate(shipped);
  const { checkout, graphql } = openCheckout({ cartBuyerIdentityUpdate: gate.answer });
  const step = checkout.setAddress(ADDRESS);
  await settle(2);
  checkout.cancel();
  await settle(2);
  assert.equal(graphql.operations(), ['cart', 'cartBuyerIdentityUpdate']);
  gate.open();
  await step;
  await settle();
  assert.equal(graphql.operations(), ['cart', 'cartBuyerIdentityUpdate', 'cartRemovePersonalData']);
});

test('forgets at once where the page goes away', async () => {
  const gate = createGate(shipped);
  const { checkout, graphql } = openCheckout({ cartBuyerIdentityUpdate: gate.answer });
  void checkout.setAddress(ADDRESS);
  await settle(2);
  checkout.cancel(true);
  assert.is(graphql.operations().at(-1), 'cartRemovePersonalData');
});

test('forgets at once where the page goes away after a cancel that waits for a step, and again after that step', async () => {
  const gate = createGate(shipped);
  const { checkout, graphql } = openCheckout({ cartBuyerIdentityUpdate: gate.answer });
  void checkout.setAddress(ADDRESS);
  await settle(2);
  checkout.cancel();
  await settle();
  assert.not(graphql.operations().includes('cartRemovePersonalData'));
  window.dispatchEvent(new Event('pagehide'));
  assert.is(graphql.operations().at(-1), 'cartRemovePersonalData');
  gate.open();
  await settle();
  // The step may have told the server anew.
  assert.equal(graphql.operations().slice(2), ['cartRemovePersonalData', 'cartRemovePersonalData']);
});

test('gives a cart that comes after a cancel to nobody', async () => {
  const gate = createGate(cartNode());
  const { checkout } = openCheckout({ cart: gate.answer });
  const opened = checkout.open();
  await settle(2);
  checkout.cancel();
  gate.open();
  const action = await opened;
  assert.is(action.type === 'abort' && action.reason, 'silent');
});

for (const action of [
  { type: 'decelerate', reason: 'cart_not_ready', keepsData: false },
  { type: 'abort', reason: 'wallet_error', title: '', message: '' },
  { type: 'show_error', errors: [] },
] satisfies SheetAction[])
  test(`removes personal data after the sheet ends with ${JSON.stringify(action)}`, async () => {
    const { checkout, graphql } = openCheckout({ cartBuyerIdentityUpdate: shipped });
    await checkout.setAddress(ADDRESS);
    checkout.finish(action);
    checkout.cancel();
    await settle();
    assert.is(graphql.operations().filter(name => name === 'cartRemovePersonalData').length, 1);
  });

for (const [status, action] of [
  ['completed', { type: 'complete', redirectUrl: 'https://shop.example/thanks' }],
  ['redirecting', { type: 'decelerate', reason: 'dynamic_tax' }],
  ['redirecting', { type: 'update', cart: { checkoutUrl: 'https://shop.example/c' } }],
] as const)
  test(`keeps personal data after an end with ${action.type}`, async () => {
    const { checkout, graphql } = openCheckout({ cartBuyerIdentityUpdate: shipped });
    await checkout.setAddress(ADDRESS);
    checkout.finish(action as Parameters<typeof checkout.finish>[0]);
    checkout.cancel();
    await settle();
    assert.not(graphql.operations().includes('cartRemovePersonalData'));
    assert.is(checkout.status.value, status);
  });

test('removes personal data after a deceleration without a checkout to go to', async () => {
  recordErrors();
  const { checkout, graphql, visited } = openCheckout({
    cartBuyerIdentityUpdate: payload({ ...cartNode(), checkoutUrl: 'javascript:alert(1)' }),
  });
  await checkout.setAddress(ADDRESS);
  checkout.finish({ type: 'decelerate', reason: 'dynamic_tax' });
  await settle();
  assert.equal(visited, []);
  assert.ok(graphql.operations().includes('cartRemovePersonalData'));
});

test('reports where personal data could not be removed, and throws nothing', async () => {
  const { lines } = recordErrors();
  const { checkout } = openCheckout({
    cartBuyerIdentityUpdate: shipped,
    cartRemovePersonalData: () => {
      throw new Error('bug');
    },
  });
  await checkout.setAddress(ADDRESS);
  checkout.cancel();
  await settle();
  assert.match(lines.join(), 'bug');
});

test('makes a generic error of what a wallet throws, reports and counts it', () => {
  const heard: unknown[] = [];
  const { lines } = recordErrors();
  onEnd(onMetric(([name, labels]) => name === 'error' && heard.push([name, labels])));
  const { checkout } = openCheckout();
  const action = checkout.fail(new Error('thrown in a sheet'));
  checkout.fail(new DOMException('late', 'TimeoutError'));
  assert.is(action.type === 'abort' && action.title, 'Google Pay indisponível');
  assert.match(lines.join(), 'thrown in a sheet');
  assert.equal(heard, [
    ['error', { instrument: 'GooglePay', status: 'failed' }],
    ['error', { instrument: 'GooglePay', status: 'timeout' }],
  ]);
  assert.is(checkout.status.value, 'busy');
});

test('answers what the server refuses without a report', async () => {
  const { lines } = recordErrors();
  const { checkout } = openCheckout({ cart: fails('NETWORK') });
  await checkout.open();
  assert.equal(lines, []);
});

test.run();
