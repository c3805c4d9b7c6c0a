import '../../run/dom';
import * as assert from 'uvu/assert';
import { running } from '../../../src/core/purchase/click';
import { ADDRESS, createResponses, SUCCESS } from '../../fakes/answers';
import { cartNode } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { type FakeGraphql, fails, inOrder } from '../../fakes/fake-graphql';
import { hold } from '../../fakes/hold';
import { openPurchase, takeOverRemoval } from '../../fakes/open-purchase';
import { show } from '../../fakes/page';
import { recordRejections } from '../../fakes/record-rejections';
import { fixture, onEnd, stub, test } from '../../run/suite';

const clock = fixture(fakeClock);
const logged = fixture(recordErrors);
const removals = (graphql: FakeGraphql) =>
  graphql.operations().filter(name => name === 'cartRemovePersonalData').length;

/** Starts a purchase with personal data on the server, and with these responses to its removal. */
async function open(cartRemovePersonalData: unknown, answers: FakeGraphql['answers'] = {}) {
  const opened = openPurchase({ ...createResponses(), ...answers, cartRemovePersonalData });
  await opened.purchase.setAddress(ADDRESS);
  return opened;
}

test('sends a lost removal with growing pauses while the page lives, when online again and on unload', async () => {
  const { purchase, graphql } = await open(fails('NETWORK'));
  purchase.cancel();
  for (const [ms, sent] of [
    [0, 1],
    [499, 1],
    [1, 2],
    [500, 3],
    [499, 3],
  ] as const) {
    await clock.advance(ms);
    assert.is(removals(graphql), sent, `after ${clock.elapsed} ms`);
    assert.equal(logged.lines, []);
  }
  await clock.advance(1);
  assert.is(removals(graphql), 4);
  assert.is(logged.lines.length, 1);
  assert.match(logged.lines.join(), 'Personal data could not be removed');
  for (const [ms, sent] of [
    [999, 4],
    [1, 5],
    [2000, 6],
    [4000, 7],
    [8000, 8],
  ] as const) {
    await clock.advance(ms);
    assert.is(removals(graphql), sent, `after ${clock.elapsed} ms`);
  }
  window.dispatchEvent(new Event('online'));
  await clock.advance(0);
  assert.is(removals(graphql), 9);
  await clock.advance(3_600_000);
  assert.ok(removals(graphql) >= 9 + 3_600_000 / 300_000, 'the longest pause is five minutes');
  const before = removals(graphql);
  graphql.answers.cartRemovePersonalData = {};
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  await clock.advance(3_600_000);
  assert.is(removals(graphql), before + 1);
  assert.is(logged.lines.length, 1, 'the failure is reported once');
});

test('sends no lost removal again once the shopper has left for the checkout', async () => {
  const link = show('<a href="/checkout">Finalizar</a>', 'a');
  link.addEventListener('click', event => event.preventDefault());
  const { purchase, graphql } = await open(fails('NETWORK'));
  purchase.cancel();
  await clock.advance(1500);
  (link as HTMLElement).click();
  window.dispatchEvent(new Event('pagehide'));
  await clock.advance(9000);
  assert.is(removals(graphql), 4);
  graphql.answers.cartRemovePersonalData = {};
  await clock.advance(60_000);
  assert.is(removals(graphql), 5, 'the shopper is still here');
});

for (const code of ['NETWORK', 'TIMEOUT', 'HTTP', 'BAD_ANSWER', 'INTERNAL_SERVER_ERROR'])
  test(`sends no removal after the one that succeeds, if the first was lost as ${code}`, async () => {
    const { purchase, graphql } = await open(inOrder(fails(code), {}));
    purchase.cancel();
    await clock.advance(60_000);
    assert.is(removals(graphql), 2);
    assert.equal(logged.lines, []);
  });

test('sends one successful removal, however often the purchase ends', async () => {
  const { purchase, graphql } = await open({});
  purchase.cancel(true);
  purchase.cancel(true);
  window.dispatchEvent(new Event('pagehide'));
  await clock.advance(60_000);
  assert.is(removals(graphql), 1);
});

test('keeps the button disabled until a removal has a response', async () => {
  const { promise, release } = hold<unknown>();
  const { purchase, graphql } = await open(inOrder(fails('NETWORK'), promise));
  let isIdle = false;
  purchase.cancel();
  void purchase.whenIdle().then(() => {
    isIdle = true;
  });
  await clock.advance(18_000);
  assert.is(removals(graphql), 2);
  assert.is(isIdle, false);
  release({});
  await clock.advance(0);
  assert.is(isIdle, true);
});

test('enables the button if a removal throws', async () => {
  const { purchase } = await open(() => {
    throw new Error('removal of a test');
  });
  purchase.cancel();
  await clock.run(purchase.whenIdle());
  assert.match(logged.lines.join(), 'removal of a test');
});

test('removes synchronously on pagehide while a step is running', async () => {
  const { promise, release } = hold<unknown>();
  const { purchase, graphql } = await open({}, { cartBillingAddressUpdate: () => promise });
  void purchase.setBilling(ADDRESS);
  await clock.advance(0);
  purchase.cancel();
  await clock.advance(0);
  assert.is(removals(graphql), 0);
  window.dispatchEvent(new Event('pagehide'));
  assert.is(graphql.operations().at(-1), 'cartRemovePersonalData');
  assert.is(graphql.calls.at(-1)?.options.keepalive, true);
  // The step may have sent the data again.
  release(createResponses().cartBillingAddressUpdate);
  await clock.advance(60_000);
  assert.is(graphql.operations().at(-1), 'cartRemovePersonalData');
});

test('removes once on a second pagehide while a step is running', async () => {
  const { promise, release } = hold<unknown>();
  const { purchase, graphql } = await open({}, { cartBillingAddressUpdate: () => promise });
  void purchase.setBilling(ADDRESS);
  await clock.advance(0);
  purchase.cancel(true);
  window.dispatchEvent(new Event('pagehide'));
  assert.is(removals(graphql), 1);
  release(createResponses().cartBillingAddressUpdate);
  await clock.run(purchase.whenIdle());
});

test('removes at once on pagehide in the pause after a lost removal', async () => {
  const { purchase, graphql } = await open(fails('NETWORK'));
  purchase.cancel();
  await clock.advance(0);
  assert.is(removals(graphql), 1);
  window.dispatchEvent(new Event('pagehide'));
  assert.is(removals(graphql), 2);
  assert.is(clock.elapsed, 0);
});

test('throws nothing into the page if a removal throws on pagehide', async () => {
  const { promise } = hold<unknown>();
  const { purchase, graphql } = await open(
    () => {
      throw new Error('removal as the page goes away');
    },
    { cartBillingAddressUpdate: () => promise },
  );
  const thrown = recordRejections();
  void purchase.setBilling(ADDRESS);
  await clock.advance(0);
  purchase.cancel(true);
  await clock.advance(0);
  graphql.answers.cartRemovePersonalData = {};
  assert.equal(thrown, []);
});

test('removes nothing from an order', async () => {
  const { purchase, graphql } = await open({}, { cartSubmitForCompletion: SUCCESS });
  purchase.show(purchase.cart.value as never);
  purchase.finish(
    await clock.run(purchase.authorize({ billingAddress: ADDRESS, shippingAddress: ADDRESS, wallet: {} })),
  );
  window.dispatchEvent(new Event('pagehide'));
  await clock.run(purchase.whenIdle());
  assert.is(removals(graphql), 0);
});

for (const code of ['NETWORK', 'TIMEOUT', 'HTTP']) {
  test(`removes a second time 30 s later if a step ended with ${code}`, async () => {
    const { purchase, graphql } = await open({}, { cartBillingAddressUpdate: fails(code) });
    await purchase.setBilling(ADDRESS);
    purchase.cancel();
    await clock.advance(29_999);
    assert.is(removals(graphql), 1);
    await clock.advance(1);
    assert.is(removals(graphql), 2);
    window.dispatchEvent(new Event('pagehide'));
    await clock.advance(60_000);
    assert.is(removals(graphql), 2);
  });

  test(`removes a second time on unload if a step ended with ${code}`, async () => {
    const { purchase, graphql } = await open({}, { cartBillingAddressUpdate: fails(code) });
    await purchase.setBilling(ADDRESS);
    purchase.cancel();
    await clock.run(purchase.whenIdle());
    window.dispatchEvent(new Event('pagehide'));
    assert.is(removals(graphql), 2);
    assert.is(graphql.calls.at(-1)?.options.keepalive, true);
    await clock.advance(60_000);
  });
}

test('enables the button before the second removal', async () => {
  const { purchase } = await open({}, { cartBillingAddressUpdate: fails('TIMEOUT') });
  await purchase.setBilling(ADDRESS);
  purchase.cancel();
  await clock.run(purchase.whenIdle());
  assert.is(clock.elapsed, 0);
  await clock.advance(60_000);
});

test('enables the button within 20 s of a cancel if the removal hangs', async () => {
  const { promise, release } = hold<unknown>();
  const { purchase } = await open(promise);
  purchase.cancel();
  await clock.run(purchase.whenIdle());
  assert.ok(clock.elapsed < 20_000, String(clock.elapsed));
  release({});
  await clock.advance(0);
});

test('sends a lost removal again without keepalive', async () => {
  const { purchase, graphql } = await open({});
  const kept: unknown[] = [];
  graphql.answers.cartRemovePersonalData = () => {
    const keepalive = graphql.calls.at(-1)?.options.keepalive;
    kept.push(keepalive);
    return keepalive ? fails('NETWORK') : {};
  };
  purchase.cancel();
  await clock.run(purchase.whenIdle());
  assert.equal(kept, [true, false]);
});

test('sends a removal without keepalive once more on unload', async () => {
  const { promise, release } = hold<unknown>();
  const { purchase, graphql } = await open(inOrder(fails('NETWORK'), promise, {}));
  purchase.cancel();
  await clock.advance(500);
  assert.is(graphql.calls.at(-1)?.options.keepalive, false);
  window.dispatchEvent(new Event('pagehide'));
  assert.is(removals(graphql), 3);
  assert.is(graphql.calls.at(-1)?.options.keepalive, true);
  release({});
  await clock.advance(60_000);
});

/** Starts another purchase like a click. */
function beginNext(answers: FakeGraphql['answers'] = {}) {
  // The click precedes its purchase.
  const click = { owner: document.body } as unknown as NonNullable<typeof running.value>;
  running.value = click;
  onEnd(() => {
    running.value = undefined;
  });
  const next = openPurchase({ ...createResponses(), ...answers });
  return Object.assign(click, next, { loaded: next.purchase });
}

/** Opens a purchase whose second removal is pending. */
async function openPendingRemoval() {
  const { purchase, graphql } = await open({}, { cartBillingAddressUpdate: fails('TIMEOUT') });
  await purchase.setBilling(ADDRESS);
  purchase.cancel();
  await clock.run(purchase.whenIdle());
  assert.is(removals(graphql), 1);
  return graphql;
}

test('leaves the second removal to the next purchase of the cart, which removes at its own end', async () => {
  const graphql = await openPendingRemoval();
  const next = beginNext();
  await next.purchase.open();
  await clock.advance(60_000);
  // The page would cancel a running purchase.
  running.value = undefined;
  window.dispatchEvent(new Event('pagehide'));
  assert.is(removals(graphql), 1);
  assert.is(removals(next.graphql), 0);
  next.purchase.cancel();
  await clock.advance(60_000);
  assert.is(removals(graphql), 1);
  assert.is(removals(next.graphql), 2);
});

test('sends no second removal after the next purchase of the cart becomes an order', async () => {
  const graphql = await openPendingRemoval();
  const next = beginNext();
  await next.purchase.open();
  next.purchase.finish({ type: 'complete', redirectUrl: 'https://shop.example/thanks' });
  await clock.advance(60_000);
  assert.is(removals(graphql) + removals(next.graphql), 1);
});

test('delays the second removal while another purchase has no cart yet', async () => {
  const graphql = await openPendingRemoval();
  const next = beginNext({ cart: fails('NETWORK') });
  await next.purchase.open();
  await clock.advance(60_000);
  assert.is(removals(graphql), 1);
  next.purchase.cancel();
  await clock.advance(1000);
  assert.is(removals(graphql), 2);
});

test('removes a second time 30 s later during a purchase of another cart', async () => {
  const graphql = await openPendingRemoval();
  const next = beginNext({ cart: cartNode({ id: 'gid://shopify/Cart/other' }) });
  await next.purchase.open();
  await clock.advance(30_000);
  assert.is(removals(graphql), 2);
  assert.is(removals(next.graphql), 0);
});

/** Records the listeners of the window during a test. */
function watchListeners() {
  const listeners = new Map<unknown, string>();
  const stop = stub(globalThis, {
    addEventListener: (type: string, listener: unknown) => listeners.set(listener, type),
    removeEventListener: (_: string, listener: unknown) => listeners.delete(listener),
  });
  return { listensForUnload: () => [...listeners.values()].includes('pagehide'), stop };
}

for (const [what, answer, waits] of [
  ['has been removed', SUCCESS, false],
  ['failed to be removed', fails('NETWORK'), true],
] as const)
  test(`${waits ? 'listens' : 'stops listening'} for pagehide if the shopper's data ${what}`, async () => {
    const { purchase } = await open(answer);
    const { listensForUnload, stop } = watchListeners();
    purchase.cancel();
    assert.ok(listensForUnload());
    await clock.advance(60_000);
    stop();
    assert.is(listensForUnload(), waits);
    await takeOverRemoval(clock);
  });

test.run();
