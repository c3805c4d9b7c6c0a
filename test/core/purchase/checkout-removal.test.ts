import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADDRESS, createAnswers, SUCCESS } from '../../fakes/answers';
import { type FakeClock, fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { type FakeGraphql, fails, inOrder } from '../../fakes/fake-graphql';
import { hold } from '../../fakes/hold';
import { openCheckout } from '../../fakes/open-checkout';

let clock: FakeClock;
let logged: ReturnType<typeof recordErrors>;
test.before.each(() => {
  clock = fakeClock();
  logged = recordErrors();
});
test.after.each(() => {
  logged.stop();
  clock.restore();
});

const removals = (graphql: FakeGraphql) =>
  graphql.operations().filter(name => name === 'cartRemovePersonalData').length;

/** A purchase whose shopper the server knows, and what it answers to the removal. */
async function open(cartRemovePersonalData: unknown, answers: FakeGraphql['answers'] = {}) {
  const opened = openCheckout({ ...createAnswers(), ...answers, cartRemovePersonalData });
  await opened.checkout.setAddress(ADDRESS);
  return opened;
}

test('sends a removal whose answer is lost again, four times in all with pauses, and then reports it', async () => {
  const { checkout, graphql } = await open(fails('NETWORK'));
  checkout.cancel();
  for (const [ms, sent] of [
    [0, 1],
    [499, 1],
    [1, 2],
    [500, 3],
    [500, 4],
  ] as const) {
    await clock.advance(ms);
    assert.is(removals(graphql), sent, `after ${clock.elapsed} ms`);
    assert.equal(logged.lines, []);
  }
  await clock.advance(60_000);
  assert.is(removals(graphql), 4);
  assert.is(logged.lines.length, 1);
  assert.match(logged.lines.join(), 'Personal data could not be removed');
});

for (const code of ['NETWORK', 'TIMEOUT', 'HTTP', 'BAD_ANSWER', 'INTERNAL_SERVER_ERROR'])
  test(`sends no removal after the one that is answered, where the first was lost as ${code}`, async () => {
    const { checkout, graphql } = await open(inOrder(fails(code), {}));
    checkout.cancel();
    await clock.advance(60_000);
    assert.is(removals(graphql), 2);
    assert.equal(logged.lines, []);
  });

test('sends one removal where it is answered, whatever ends the purchase a second time', async () => {
  const { checkout, graphql } = await open({});
  checkout.cancel(true);
  checkout.cancel(true);
  window.dispatchEvent(new Event('pagehide'));
  await clock.advance(60_000);
  assert.is(removals(graphql), 1);
});

test('tells no earlier than after the last removal that nothing is under way any more', async () => {
  const { promise, release } = hold<unknown>();
  const { checkout, graphql } = await open(inOrder(fails('NETWORK'), promise));
  let isIdle = false;
  checkout.cancel();
  void checkout.whenIdle().then(() => {
    isIdle = true;
  });
  await clock.advance(60_000);
  assert.is(removals(graphql), 2);
  assert.is(isIdle, false);
  release({});
  await clock.advance(0);
  assert.is(isIdle, true);
});

test('tells that nothing is under way any more also where a removal throws', async () => {
  const { checkout } = await open(() => {
    throw new Error('removal of a test');
  });
  checkout.cancel();
  await clock.run(checkout.whenIdle());
  assert.match(logged.lines.join(), 'removal of a test');
});

test('removes at once, in the turn in which the page goes away, while a step is under way', async () => {
  const { promise, release } = hold<unknown>();
  const { checkout, graphql } = await open({}, { cartBillingAddressUpdate: () => promise });
  void checkout.setBilling(ADDRESS);
  await clock.advance(0);
  checkout.cancel();
  await clock.advance(0);
  assert.is(removals(graphql), 0);
  window.dispatchEvent(new Event('pagehide'));
  assert.is(graphql.operations().at(-1), 'cartRemovePersonalData');
  assert.is(graphql.calls.at(-1)?.options.keepalive, true);
  // The step may have told the server anew.
  release(createAnswers().cartBillingAddressUpdate);
  await clock.advance(60_000);
  assert.is(graphql.operations().at(-1), 'cartRemovePersonalData');
});

test('removes once at the leave of a page that is told twice, while a step is under way', async () => {
  const { promise, release } = hold<unknown>();
  const { checkout, graphql } = await open({}, { cartBillingAddressUpdate: () => promise });
  void checkout.setBilling(ADDRESS);
  await clock.advance(0);
  checkout.cancel(true);
  window.dispatchEvent(new Event('pagehide'));
  assert.is(removals(graphql), 1);
  release(createAnswers().cartBillingAddressUpdate);
  await clock.run(checkout.whenIdle());
});

test('removes at once where the page goes away in the pause after a removal that was lost', async () => {
  const { checkout, graphql } = await open(fails('NETWORK'));
  checkout.cancel();
  await clock.advance(0);
  assert.is(removals(graphql), 1);
  window.dispatchEvent(new Event('pagehide'));
  assert.is(removals(graphql), 2);
  assert.is(clock.elapsed, 0);
});

test('throws nothing into the page where a removal throws as the page goes away', async () => {
  const thrown: unknown[] = [];
  const listen = (error: unknown) => thrown.push(error);
  const { promise } = hold<unknown>();
  const { checkout, graphql } = await open(
    () => {
      throw new Error('removal as the page goes away');
    },
    { cartBillingAddressUpdate: () => promise },
  );
  process.on('unhandledRejection', listen);
  void checkout.setBilling(ADDRESS);
  await clock.advance(0);
  checkout.cancel(true);
  await clock.advance(0);
  process.off('unhandledRejection', listen);
  graphql.answers.cartRemovePersonalData = {};
  assert.equal(thrown, []);
});

test('removes nothing of an order', async () => {
  const { checkout, graphql } = await open({}, { cartSubmitForCompletion: SUCCESS });
  checkout.show(checkout.cart.value as never);
  checkout.finish(
    await clock.run(checkout.authorize({ billingAddress: ADDRESS, shippingAddress: ADDRESS, wallet: {} })),
  );
  window.dispatchEvent(new Event('pagehide'));
  await clock.run(checkout.whenIdle());
  assert.is(removals(graphql), 0);
});

/** Events of the window that something listens to, while a test runs. */
function watchListeners() {
  const { addEventListener, removeEventListener } = globalThis;
  const heard: string[] = [];
  const add = (type: string) => heard.push(type);
  const remove = (type: string) => heard.splice(heard.indexOf(type), 1);
  Object.assign(globalThis, { addEventListener: add, removeEventListener: remove });
  return { heard, stop: () => Object.assign(globalThis, { addEventListener, removeEventListener }) };
}

for (const [what, answer, waits] of [
  ['has been removed', SUCCESS, []],
  ['could not be removed', fails('NETWORK'), ['pagehide']],
] as const)
  test(`waits for the end of the page ${waits.length ? 'where' : 'no longer once'} the shopper's data ${what}`, async () => {
    const { checkout } = await open(answer);
    const { heard, stop } = watchListeners();
    checkout.cancel();
    assert.equal(heard, ['pagehide']);
    await clock.advance(60_000);
    stop();
    assert.equal(heard, waits);
  });

test.run();
