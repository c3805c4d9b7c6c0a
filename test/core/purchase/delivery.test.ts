import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { selectDelivery, setDeliveryAddress } from '../../../src/core/purchase/delivery';
import type { GroupNode } from '../../../src/core/server/cart-node';
import { cartNode, groupNode, optionNode, payload } from '../../fakes/fake-cart';
import { type FakeClock, fakeClock } from '../../fakes/fake-clock';
import { fails, fakeGraphql, inOrder } from '../../fakes/fake-graphql';
import { judged } from '../../fakes/judged';
import { openCart } from '../../fakes/open-cart';

let clock: FakeClock;
test.before.each(() => {
  clock = fakeClock();
});
test.after.each(() => clock.restore());

const near = optionNode('near', { deliveryMethodType: 'LOCAL' });
const slow = optionNode('slow');
const fast = optionNode('fast');
const pickUp = optionNode('pick-up', { deliveryMethodType: 'PICK_UP' });
const cartOf = (...groups: GroupNode[]) => cartNode({ groups });
const pending = (...groups: GroupNode[]) => payload(cartOf(...groups), [{ code: 'PENDING_DELIVERY_GROUPS' }]);

/** What the address update answers, and what is chosen after it. */
async function chooseAfter(groups: GroupNode[]) {
  const graphql = fakeGraphql({
    cartBuyerIdentityUpdate: payload(cartOf(...groups)),
    cartSelectedDeliveryOptionsUpdate: payload(cartOf(...groups)),
  });
  const api = await openCart(graphql);
  await clock.run(setDeliveryAddress(api, { email: 'ana@example.com' }));
  return graphql.calls.slice(1).map(({ variables }) => variables.selectedDeliveryOptions);
}

const select = (...pairs: [group: string, handle: string][]) => [
  pairs.map(([deliveryGroupId, deliveryOptionHandle]) => ({ deliveryGroupId, deliveryOptionHandle })),
];
const chosen = (option: typeof slow | null) => ({ selectedDeliveryOption: option });

const CHOICES: [what: string, groups: GroupNode[], selections: object[]][] = [
  ['leaves the server’s choice where it is shipped', [groupNode('g1', [near, slow, fast], chosen(fast))], []],
  ['leaves a pick-up that the server chose', [groupNode('g1', [slow, pickUp], chosen(pickUp))], []],
  [
    'chooses the first that is shipped where the server chose one near the shop',
    [groupNode('g1', [near, pickUp, slow, fast], chosen(near))],
    select(['g1', 'slow']),
  ],
  [
    'chooses the first that is shipped where nothing is chosen',
    [groupNode('g1', [near, slow, fast], chosen(null))],
    select(['g1', 'slow']),
  ],
  ['leaves a group that has local options alone', [groupNode('g1', [near], chosen(near))], []],
  ['chooses nothing where there is no group', [], []],
  [
    'chooses for all groups where one needs it',
    [groupNode('g1', [near, slow], chosen(near)), groupNode('g2', [slow, fast], chosen(fast))],
    select(['g1', 'slow'], ['g2', 'fast']),
  ],
];

for (const [what, groups, selections] of CHOICES)
  test(what, async () => {
    assert.equal(await chooseAfter(groups), selections);
  });

test('chooses nothing after an address that is refused', async () => {
  const refused = payload(cartOf(groupNode('g1', [near, slow])), [{ code: 'PROVINCE_NOT_FOUND' }]);
  const graphql = fakeGraphql({ cartBuyerIdentityUpdate: refused });
  const { errors } = await clock.run(setDeliveryAddress(await openCart(graphql), {}));
  assert.is(errors[0]?.code, 'PROVINCE_NOT_FOUND');
  assert.is(graphql.calls.length, 1);
});

test('asks again while delivery groups are pending', async () => {
  const graphql = fakeGraphql({
    cartBuyerIdentityUpdate: inOrder(pending(), pending(), payload(cartOf(groupNode('g1', [slow])))),
  });
  const { data, errors } = await clock.run(setDeliveryAddress(await openCart(graphql), {}));
  assert.equal(errors, []);
  assert.is(data?.deliveryGroups.length, 1);
  assert.is(graphql.calls.length, 3);
  assert.is(clock.elapsed, 1000);
});

test('gives up groups that are pending for 20 seconds', async () => {
  const graphql = fakeGraphql({ cartBuyerIdentityUpdate: pending() });
  const { errors } = await clock.run(setDeliveryAddress(await openCart(graphql), {}));
  assert.is(errors[0]?.code, 'PENDING_DELIVERY_GROUPS');
  assert.is(clock.elapsed, 20_000);
  assert.is(graphql.calls.length, 41);
});

const TWO = cartOf(groupNode('g1', [slow, fast]), groupNode('g2', [optionNode('plan'), optionNode('other')]));

test('chooses the shopper’s option of each group', async () => {
  const graphql = fakeGraphql({ cartSelectedDeliveryOptionsUpdate: payload(TWO) });
  await clock.run(selectDelivery(await openCart(graphql, TWO), ['fast', 'other']));
  assert.equal(
    graphql.calls[0]?.variables.selectedDeliveryOptions,
    select(['g1', 'fast'], ['g2', 'other'])[0],
  );
});

test('keeps what is chosen in a group that no handle is about', async () => {
  const graphql = fakeGraphql({ cartSelectedDeliveryOptionsUpdate: payload(TWO) });
  await clock.run(selectDelivery(await openCart(graphql, TWO), ['fast']));
  assert.equal(
    graphql.calls[0]?.variables.selectedDeliveryOptions,
    select(['g1', 'fast'], ['g2', 'plan'])[0],
  );
});

const REFUSALS: [what: string, handles: string[], code: string][] = [
  ['no handle', [], 'NO_DELIVERY_GROUP_SELECTED'],
  ['an unknown handle', ['gone'], 'NO_DELIVERY_GROUP_SELECTED'],
  ['two handles of one group', ['slow', 'fast'], 'AMBIGUOUS_DELIVERY_OPTION'],
];

for (const [what, handles, code] of REFUSALS)
  test(`refuses ${what} without asking the server`, async () => {
    const graphql = fakeGraphql();
    const { errors } = await clock.run(selectDelivery(await openCart(graphql, TWO), handles));
    assert.equal(errors, judged({ code }));
    assert.equal(graphql.calls, []);
  });

test('finds the shopper’s option anew where its group comes back with another id', async () => {
  const graphql = fakeGraphql({
    cartSelectedDeliveryOptionsUpdate: inOrder(
      pending(groupNode('new', [slow, fast])),
      payload(cartOf(groupNode('new', [slow, fast], chosen(fast)))),
    ),
  });
  const api = await openCart(graphql, cartOf(groupNode('g1', [slow, fast])));
  const { data } = await clock.run(selectDelivery(api, ['fast']));
  assert.equal(
    graphql.calls.map(({ variables }) => variables.selectedDeliveryOptions),
    [...select(['g1', 'fast']), ...select(['new', 'fast'])],
  );
  assert.is(data?.deliveryGroups[0]?.selectedDeliveryOption?.handle, 'fast');
});

test('asks for the same again while pending groups are not there at all', async () => {
  const graphql = fakeGraphql({
    cartSelectedDeliveryOptionsUpdate: inOrder(pending(), payload(cartOf(groupNode('g1', [slow, fast])))),
  });
  const api = await openCart(graphql, cartOf(groupNode('g1', [slow, fast])));
  assert.equal((await clock.run(selectDelivery(api, ['fast']))).errors, []);
  assert.equal(
    graphql.calls.map(({ variables }) => variables.selectedDeliveryOptions),
    [...select(['g1', 'fast']), ...select(['g1', 'fast'])],
  );
});

test('does not ask again after another error', async () => {
  const graphql = fakeGraphql({ cartSelectedDeliveryOptionsUpdate: fails('NETWORK') });
  const { errors } = await clock.run(selectDelivery(await openCart(graphql, TWO), ['fast']));
  assert.is(errors[0]?.code, 'NETWORK');
  assert.is(graphql.calls.length, 1);
});

test('checks at each attempt that one handle names one option, while groups are pending', async () => {
  const graphql = fakeGraphql({
    cartSelectedDeliveryOptionsUpdate: inOrder(
      pending(groupNode('g1', [slow, fast])),
      payload(cartOf(groupNode('g1', [slow, fast]))),
    ),
  });
  // One option of each of two groups; while they are worked out they become one group that has both.
  const api = await openCart(graphql, cartOf(groupNode('g1', [slow]), groupNode('g2', [fast])));
  const { errors } = await clock.run(selectDelivery(api, ['slow', 'fast']));
  assert.equal(errors, judged({ code: 'AMBIGUOUS_DELIVERY_OPTION' }));
  assert.is(graphql.calls.length, 1);
});

test('keeps each group in the selection while its options are pending', async () => {
  const graphql = fakeGraphql({
    cartSelectedDeliveryOptionsUpdate: inOrder(
      pending(groupNode('g1', [slow, fast]), groupNode('g2', [], chosen(slow))),
      payload(cartOf(groupNode('g1', [slow, fast], chosen(fast)), groupNode('g2', [slow]))),
    ),
  });
  const api = await openCart(graphql, cartOf(groupNode('g1', [slow, fast]), groupNode('g2', [slow])));
  assert.equal((await clock.run(selectDelivery(api, ['fast']))).errors, []);
  assert.equal(
    graphql.calls.map(({ variables }) => variables.selectedDeliveryOptions),
    [...select(['g1', 'fast'], ['g2', 'slow']), ...select(['g1', 'fast'], ['g2', 'slow'])],
  );
});

test('keeps what the shopper chose of a group that comes without options and without a choice', async () => {
  const graphql = fakeGraphql({
    cartSelectedDeliveryOptionsUpdate: inOrder(
      pending(groupNode('g1', [], chosen(null)), groupNode('g2', [], chosen(null))),
      pending(groupNode('g1', [slow, fast]), groupNode('g2', [], chosen(null))),
      payload(cartOf(groupNode('g1', [slow, fast], chosen(fast)), groupNode('g2', [slow]))),
    ),
  });
  const api = await openCart(graphql, cartOf(groupNode('g1', [slow, fast]), groupNode('g2', [slow])));
  assert.equal((await clock.run(selectDelivery(api, ['fast']))).errors, []);
  const [same] = select(['g1', 'fast'], ['g2', 'slow']);
  assert.equal(
    graphql.calls.map(({ variables }) => variables.selectedDeliveryOptions),
    [same, same, same],
  );
});

test('does not ask the shopper about a group whose options are still pending', async () => {
  const graphql = fakeGraphql({
    cartSelectedDeliveryOptionsUpdate: inOrder(
      pending(groupNode('g1', [slow, fast]), groupNode('g2', [], chosen(null))),
      payload(cartOf(groupNode('g1', [slow, fast], chosen(fast)), groupNode('g2', [slow]))),
    ),
  });
  const api = await openCart(graphql, cartOf(groupNode('g1', [slow, fast])));
  assert.equal((await clock.run(selectDelivery(api, ['fast']))).errors, []);
  assert.is(graphql.calls.length, 2);
});

test('asks the shopper for a group of which nothing is chosen, and no handle is about', async () => {
  const graphql = fakeGraphql();
  const groups = [groupNode('g1', [slow, fast]), groupNode('g2', [near], chosen(null))];
  const api = await openCart(graphql, cartOf(...groups));
  const { errors } = await clock.run(selectDelivery(api, ['fast']));
  assert.equal(errors, judged({ code: 'NO_DELIVERY_GROUP_SELECTED' }));
  assert.equal(graphql.calls, []);
});

test.run();
