import '../../run/dom';
import * as assert from 'uvu/assert';
import { selectDelivery, setDeliveryAddress } from '../../../src/core/purchase/delivery';
import type { CartApi } from '../../../src/core/storefront/cart-api';
import type { GroupNode } from '../../../src/core/storefront/read-cart';
import type { Cart } from '../../../src/core/types/cart';
import { cartOf, chosen, fast, near, pickUp, select, slow } from '../../fakes/agreed-delivery';
import { judged, nextOf } from '../../fakes/answers';
import { createCart, groupNode, optionNode, payload } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { fails, fakeGraphql, inOrder, openCart } from '../../fakes/fake-graphql';
import { fixture, test } from '../../run/suite';

const clock = fixture(fakeClock);
const pending = (...groups: GroupNode[]) => payload(cartOf(...groups), [{ code: 'PENDING_DELIVERY_GROUPS' }]);

/** Selects a choice of the sheet. By default, the sheet shows the cart's. */
const choose = (api: CartApi, id: string, displayed = api.cart.value as Cart) =>
  clock.run(selectDelivery(api, displayed, id));

/** Returns the responses to the address update and to the selection after it. */
async function chooseAfter(groups: GroupNode[]) {
  const graphql = fakeGraphql({
    cartBuyerIdentityUpdate: payload(cartOf(...groups)),
    cartSelectedDeliveryOptionsUpdate: payload(cartOf(...groups)),
  });
  const api = await openCart(graphql);
  await clock.run(setDeliveryAddress(api, { email: 'ana@example.com' }));
  return graphql.calls.slice(1).map(({ variables }) => variables.selectedDeliveryOptions);
}

const CHOICES: [what: string, groups: GroupNode[], selections: object[]][] = [
  ["keeps the server's selection if it is shipped", [groupNode('g1', [near, slow, fast], chosen(fast))], []],
  ['keeps a pick-up that the server selected', [groupNode('g1', [slow, pickUp], chosen(pickUp))], []],
  [
    'selects the first shipped option if the server selected a local one',
    [groupNode('g1', [near, pickUp, slow, fast], chosen(near))],
    [select(['g1', 'slow'])],
  ],
  [
    'selects the first shipped option if none is selected',
    [groupNode('g1', [near, slow, fast], chosen(null))],
    [select(['g1', 'slow'])],
  ],
  ['keeps a group with only local options', [groupNode('g1', [near], chosen(near))], []],
  ['selects nothing without a group', [], []],
  [
    'selects for all groups if one needs it',
    [groupNode('g1', [near, slow], chosen(near)), groupNode('g2', [slow, fast], chosen(fast))],
    [select(['g1', 'slow'], ['g2', 'fast'])],
  ],
];

for (const [what, groups, selections] of CHOICES)
  test(what, async () => {
    assert.equal(await chooseAfter(groups), selections);
  });

test('selects nothing after a rejected address', async () => {
  const rejected = payload(cartOf(groupNode('g1', [near, slow])), [{ code: 'PROVINCE_NOT_FOUND' }]);
  const graphql = fakeGraphql({ cartBuyerIdentityUpdate: rejected });
  const { errors } = await clock.run(setDeliveryAddress(await openCart(graphql), {}));
  assert.is(errors[0]?.code, 'PROVINCE_NOT_FOUND');
  assert.is(graphql.calls.length, 1);
});

test('retries while delivery groups are pending', async () => {
  const graphql = fakeGraphql({
    cartBuyerIdentityUpdate: inOrder(pending(), pending(), payload(cartOf(groupNode('g1', [slow])))),
  });
  const { data, errors } = await clock.run(setDeliveryAddress(await openCart(graphql), {}));
  assert.equal(errors, []);
  assert.is(data?.deliveryGroups.length, 1);
  assert.is(graphql.calls.length, 3);
  assert.is(clock.elapsed, 1000);
});

test('stops after groups are pending for 20 seconds', async () => {
  const graphql = fakeGraphql({ cartBuyerIdentityUpdate: pending() });
  const { errors } = await clock.run(setDeliveryAddress(await openCart(graphql), {}));
  assert.is(errors[0]?.code, 'PENDING_DELIVERY_GROUPS');
  assert.is(clock.elapsed, 20_000);
  assert.is(graphql.calls.length, 41);
});

const TWO = cartOf(groupNode('g1', [slow, fast]), groupNode('g2', [optionNode('plan'), optionNode('other')]));

test("selects the shopper's option of each group", async () => {
  const graphql = fakeGraphql({ cartSelectedDeliveryOptionsUpdate: payload(TWO) });
  await choose(await openCart(graphql, TWO), 'fast,other');
  assert.equal(graphql.calls[0]?.variables.selectedDeliveryOptions, select(['g1', 'fast'], ['g2', 'other']));
});

test('keeps the selection of a group without a handle', async () => {
  const graphql = fakeGraphql({ cartSelectedDeliveryOptionsUpdate: payload(TWO) });
  const displayed = createCart({ groups: [groupNode('g1', [slow, fast])] });
  await choose(await openCart(graphql, TWO), 'fast', displayed);
  assert.equal(graphql.calls[0]?.variables.selectedDeliveryOptions, select(['g1', 'fast'], ['g2', 'plan']));
});

test("stops an option's selection after its groups are pending for 20 seconds", async () => {
  const group = groupNode('g1', [slow, fast]);
  const graphql = fakeGraphql({ cartSelectedDeliveryOptionsUpdate: pending(group) });
  const { errors } = await choose(await openCart(graphql, cartOf(group)), 'fast');
  assert.equal(
    errors.map(({ code }) => code),
    ['PENDING_DELIVERY_GROUPS'],
  );
  assert.is(clock.elapsed, 20_000);
});

for (const id of ['undefined', 'shipping_option_unselected', '', 'fast', 'slow,fast', 'other,fast'])
  test(`rejects the unknown choice "${id}" without a request`, async () => {
    const graphql = fakeGraphql();
    const { errors } = await choose(await openCart(graphql, TWO), id);
    assert.equal(errors, judged({ code: 'NO_DELIVERY_GROUP_SELECTED' }));
    assert.equal(graphql.calls, []);
  });

const comma = optionNode('slow,fast');

test('selects a choice whose handles contain commas', async () => {
  const cart = cartOf(groupNode('g1', [slow, comma]), groupNode('g2', [fast, optionNode('a,b')]));
  const graphql = fakeGraphql({ cartSelectedDeliveryOptionsUpdate: payload(cart) });
  await choose(await openCart(graphql, cart), 'slow,fast,a,b');
  assert.equal(graphql.calls[0]?.variables.selectedDeliveryOptions, [
    { deliveryGroupId: 'g1', deliveryOptionHandle: 'slow,fast' },
    { deliveryGroupId: 'g2', deliveryOptionHandle: 'a,b' },
  ]);
});

test('decelerates if two choices have one id', async () => {
  const cart = cartOf(groupNode('g1', [slow, comma]), groupNode('g2', [fast, optionNode('fast,fast')]));
  const graphql = fakeGraphql();
  const result = await choose(await openCart(graphql, cart), 'slow,fast,fast');
  assert.is(nextOf(result), 'decelerate cart_not_ready');
  assert.equal(graphql.calls, []);
});

test('selects an option for each of two groups with the same handles', async () => {
  const cart = cartOf(groupNode('g1', [slow, fast]), groupNode('g2', [slow, fast]));
  const graphql = fakeGraphql({ cartSelectedDeliveryOptionsUpdate: payload(cart) });
  const { errors } = await choose(await openCart(graphql, cart), 'fast,slow');
  assert.equal(errors, []);
  assert.equal(graphql.calls[0]?.variables.selectedDeliveryOptions, select(['g1', 'fast'], ['g2', 'slow']));
});

test('selects a choice of the sheet after the groups got new ids', async () => {
  const displayed = createCart({ groups: [groupNode('g1', [slow, fast])] });
  const cart = cartOf(groupNode('new', [slow, fast]));
  const graphql = fakeGraphql({ cartSelectedDeliveryOptionsUpdate: payload(cart) });
  await choose(await openCart(graphql, cart), 'fast', displayed);
  assert.equal(graphql.calls[0]?.variables.selectedDeliveryOptions, select(['new', 'fast']));
});

test("finds the shopper's option again if its group has a new id", async () => {
  const graphql = fakeGraphql({
    cartSelectedDeliveryOptionsUpdate: inOrder(
      pending(groupNode('new', [slow, fast])),
      payload(cartOf(groupNode('new', [slow, fast], chosen(fast)))),
    ),
  });
  const api = await openCart(graphql, cartOf(groupNode('g1', [slow, fast])));
  const { data } = await choose(api, 'fast');
  assert.equal(
    graphql.calls.map(({ variables }) => variables.selectedDeliveryOptions),
    [select(['g1', 'fast']), select(['new', 'fast'])],
  );
  assert.is(data?.deliveryGroups[0]?.selectedDeliveryOption?.handle, 'fast');
});

test('retries the same request while pending groups are missing', async () => {
  const graphql = fakeGraphql({
    cartSelectedDeliveryOptionsUpdate: inOrder(pending(), payload(cartOf(groupNode('g1', [slow, fast])))),
  });
  const api = await openCart(graphql, cartOf(groupNode('g1', [slow, fast])));
  assert.equal((await choose(api, 'fast')).errors, []);
  assert.equal(
    graphql.calls.map(({ variables }) => variables.selectedDeliveryOptions),
    [select(['g1', 'fast']), select(['g1', 'fast'])],
  );
});

test('does not retry after another error', async () => {
  const graphql = fakeGraphql({ cartSelectedDeliveryOptionsUpdate: fails('NETWORK') });
  const { errors } = await choose(await openCart(graphql, TWO), 'fast,plan');
  assert.is(errors[0]?.code, 'NETWORK');
  assert.is(graphql.calls.length, 1);
});

test('checks on each attempt that one handle names one option while groups are pending', async () => {
  const graphql = fakeGraphql({
    cartSelectedDeliveryOptionsUpdate: inOrder(
      pending(groupNode('new', [slow, fast])),
      payload(cartOf(groupNode('new', [slow, fast]))),
    ),
  });
  // Two groups with one option each become one group with both while pending.
  const api = await openCart(graphql, cartOf(groupNode('g1', [slow]), groupNode('g2', [fast])));
  const { errors } = await choose(api, 'slow,fast');
  assert.equal(errors, judged({ code: 'DELIVERY_OPTION_GONE' }));
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
  assert.equal((await choose(api, 'fast,slow')).errors, []);
  assert.equal(
    graphql.calls.map(({ variables }) => variables.selectedDeliveryOptions),
    [select(['g1', 'fast'], ['g2', 'slow']), select(['g1', 'fast'], ['g2', 'slow'])],
  );
});

test("keeps the shopper's selection of a group without options and without a selection", async () => {
  const graphql = fakeGraphql({
    cartSelectedDeliveryOptionsUpdate: inOrder(
      pending(groupNode('g1', [], chosen(null)), groupNode('g2', [], chosen(null))),
      pending(groupNode('g1', [slow, fast]), groupNode('g2', [], chosen(null))),
      payload(cartOf(groupNode('g1', [slow, fast], chosen(fast)), groupNode('g2', [slow]))),
    ),
  });
  const api = await openCart(graphql, cartOf(groupNode('g1', [slow, fast]), groupNode('g2', [slow])));
  assert.equal((await choose(api, 'fast,slow')).errors, []);
  const same = select(['g1', 'fast'], ['g2', 'slow']);
  assert.equal(
    graphql.calls.map(({ variables }) => variables.selectedDeliveryOptions),
    [same, same, same],
  );
});

test('shows no error for a group whose options are pending', async () => {
  const graphql = fakeGraphql({
    cartSelectedDeliveryOptionsUpdate: inOrder(
      pending(groupNode('g1', [slow, fast]), groupNode('g2', [], chosen(null))),
      payload(cartOf(groupNode('g1', [slow, fast], chosen(fast)), groupNode('g2', [slow]))),
    ),
  });
  const api = await openCart(graphql, cartOf(groupNode('g1', [slow, fast])));
  assert.equal((await choose(api, 'fast')).errors, []);
  assert.is(graphql.calls.length, 2);
});

test('shows an error for a group without a selection and without a handle', async () => {
  const graphql = fakeGraphql();
  const groups = [groupNode('g1', [slow, fast]), groupNode('g2', [near], chosen(null))];
  const api = await openCart(graphql, cartOf(...groups));
  const { errors } = await choose(api, 'fast', createCart({ groups: groups.slice(0, 1) }));
  assert.equal(errors, judged({ code: 'NO_DELIVERY_GROUP_SELECTED' }));
  assert.equal(graphql.calls, []);
});

test.run();
