import '../../run/dom';
import * as assert from 'uvu/assert';
import { onMetric } from '../../../src/core/platform/metric';
import type { SheetAction } from '../../../src/core/types/action';
import { ADDRESS } from '../../fakes/answers';
import { cartNode, groupNode, optionNode, payload } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { fails } from '../../fakes/fake-graphql';
import { openPurchase, takeOverRemoval } from '../../fakes/open-purchase';
import { settle } from '../../fakes/settle';
import { fixture, onEnd, test } from '../../run/suite';

fixture(fakeClock);
test.after(() => takeOverRemoval());

const shipped = payload(cartNode({ groups: [groupNode('g1', [optionNode('slow')])] }));

/** A response that the test releases. */
function createGate(answer: unknown) {
  let open = () => {};
  const gate = new Promise(resolve => {
    open = () => resolve(answer);
  });
  return { answer: () => gate, open };
}

test('sends nothing if no personal data was sent', async () => {
  const { purchase, graphql } = openPurchase();
  await purchase.open();
  purchase.cancel();
  await settle();
  assert.equal(graphql.operations(), ['cart']);
  assert.is(purchase.status.value, 'cancelled');
});

for (const verb of ['setAddress', 'setBilling'] as const)
  test(`removes the data of ${verb} once`, async () => {
    const { purchase, graphql } = openPurchase({
      cartBuyerIdentityUpdate: shipped,
      cartBillingAddressUpdate: payload(),
    });
    await purchase[verb](ADDRESS);
    for (let times = 3; times; times--) purchase.cancel();
    await settle();
    assert.equal(
      graphql.operations().filter(name => name === 'cartRemovePersonalData'),
      ['cartRemovePersonalData'],
    );
    const { keepalive, retries } = graphql.calls.at(-1)?.options ?? {};
    assert.equal({ keepalive, retries }, { keepalive: true, retries: 0 });
  });

test('counts a cancel once', () => {
  const metrics: unknown[] = [];
  onEnd(onMetric(([name, labels]) => metrics.push([name, labels])));
  const { purchase } = openPurchase();
  purchase.cancel();
  purchase.cancel();
  assert.equal(metrics, [['cancelled', { instrument: 'GooglePay' }]]);
});

test('sends nothing more if the shopper cancels while the cart loads', async () => {
  const gate = createGate(cartNode());
  const { purchase, graphql } = openPurchase({ cart: gate.answer });
  const step = purchase.setAddress(ADDRESS);
  await settle(2);
  purchase.cancel();
  gate.open();
  await step;
  await settle();
  assert.equal(graphql.operations(), ['cart']);
});

test("removes data after the running step, so that the step can't send it again", async () => {
  const gate = createGate(shipped);
  const { purchase, graphql } = openPurchase({ cartBuyerIdentityUpdate: gate.answer });
  const step = purchase.setAddress(ADDRESS);
  await settle(2);
  purchase.cancel();
  await settle(2);
  assert.equal(graphql.operations(), ['cart', 'cartBuyerIdentityUpdate']);
  gate.open();
  await step;
  await settle();
  assert.equal(graphql.operations(), ['cart', 'cartBuyerIdentityUpdate', 'cartRemovePersonalData']);
});

test('removes data at once on pagehide', async () => {
  const gate = createGate(shipped);
  const { purchase, graphql } = openPurchase({ cartBuyerIdentityUpdate: gate.answer });
  void purchase.setAddress(ADDRESS);
  await settle(2);
  purchase.cancel(true);
  assert.is(graphql.operations().at(-1), 'cartRemovePersonalData');
});

test('removes data on pagehide after a cancel that waits for a step, and again after that step', async () => {
  const gate = createGate(shipped);
  const { purchase, graphql } = openPurchase({ cartBuyerIdentityUpdate: gate.answer });
  void purchase.setAddress(ADDRESS);
  await settle(2);
  purchase.cancel();
  await settle();
  assert.not(graphql.operations().includes('cartRemovePersonalData'));
  window.dispatchEvent(new Event('pagehide'));
  assert.is(graphql.operations().at(-1), 'cartRemovePersonalData');
  gate.open();
  await settle();
  // The step may have sent the data again.
  assert.equal(graphql.operations().slice(2), ['cartRemovePersonalData', 'cartRemovePersonalData']);
});

test('drops a cart that arrives after a cancel', async () => {
  const gate = createGate(cartNode());
  const { purchase } = openPurchase({ cart: gate.answer });
  const opened = purchase.open();
  await settle(2);
  purchase.cancel();
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
    const { purchase, graphql } = openPurchase({ cartBuyerIdentityUpdate: shipped });
    await purchase.setAddress(ADDRESS);
    purchase.finish(action);
    purchase.cancel();
    await settle();
    assert.is(graphql.operations().filter(name => name === 'cartRemovePersonalData').length, 1);
  });

for (const [status, action] of [
  ['completed', { type: 'complete', redirectUrl: 'https://shop.example/thanks' }],
  ['redirecting', { type: 'decelerate', reason: 'dynamic_tax' }],
  ['redirecting', { type: 'redirect', cart: { checkoutUrl: 'https://shop.example/c' } }],
] as const)
  test(`keeps personal data after an end with ${action.type}`, async () => {
    const { purchase, graphql } = openPurchase({ cartBuyerIdentityUpdate: shipped });
    await purchase.setAddress(ADDRESS);
    purchase.finish(action as Parameters<typeof purchase.finish>[0]);
    purchase.cancel();
    await settle();
    assert.not(graphql.operations().includes('cartRemovePersonalData'));
    assert.is(purchase.status.value, status);
  });

test('removes personal data after a deceleration without a checkout URL', async () => {
  recordErrors();
  const { purchase, graphql, visited } = openPurchase({
    cartBuyerIdentityUpdate: payload({ ...cartNode(), checkoutUrl: 'javascript:alert(1)' }),
  });
  await purchase.setAddress(ADDRESS);
  purchase.finish({ type: 'decelerate', reason: 'dynamic_tax' });
  await settle();
  assert.equal(visited, []);
  assert.ok(graphql.operations().includes('cartRemovePersonalData'));
});

test('reports a failed removal of personal data, and throws nothing', async () => {
  const { lines } = recordErrors();
  const { purchase } = openPurchase({
    cartBuyerIdentityUpdate: shipped,
    cartRemovePersonalData: () => {
      throw new Error('bug');
    },
  });
  await purchase.setAddress(ADDRESS);
  purchase.cancel();
  await settle();
  assert.match(lines.join(), 'bug');
});

test("maps a wallet's exception to a generic error, and reports and counts it", () => {
  const metrics: unknown[] = [];
  const { lines } = recordErrors();
  onEnd(onMetric(([name, labels]) => name === 'error' && metrics.push([name, labels])));
  const { purchase } = openPurchase();
  const action = purchase.fail(new Error('thrown in a sheet'));
  purchase.fail(new DOMException('late', 'TimeoutError'));
  assert.is(action.type === 'abort' && action.title, 'Não foi possível pagar com Google Pay');
  assert.match(lines.join(), 'thrown in a sheet');
  assert.equal(metrics, [
    ['error', { instrument: 'GooglePay', status: 'failed' }],
    ['error', { instrument: 'GooglePay', status: 'timeout' }],
  ]);
  assert.is(purchase.status.value, 'busy');
});

test('does not report a server rejection', async () => {
  const { lines } = recordErrors();
  const { purchase } = openPurchase({ cart: fails('NETWORK') });
  await purchase.open();
  assert.equal(lines, []);
});

test.run();
