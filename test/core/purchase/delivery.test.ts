import '../../run/dom';
import * as assert from 'uvu/assert';
import { selectDelivery, setDeliveryAddress } from '../../../src/core/purchase/delivery';
import type { CartApi } from '../../../src/core/storefront/cart-api';
import type { GroupNode } from '../../../src/core/storefront/read-cart';
import { cartOf, chosen, fast, near, pickUp, select, slow } from '../../fakes/agreed-delivery';
import { judged } from '../../fakes/answers';
import { createCart, groupNode, optionNode, payload } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { fails, fakeGraphql, inOrder, openCart } from '../../fakes/fake-graphql';
import { fixture, test } from '../../run/suite';

const clock = fixture(fakeClock);
const pending = (...groups: GroupNode[]) => payload(cartOf(...groups), [{ code: 'PENDING_DELIVERY_GROUPS' }]);

/** Selects a choice that the sheet shows. By default it shows those of the cart. */
const choose = (api: CartApi, id: string, shown = api.current()) => clock.run(selectDelivery(api, shown, id));

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

const CHOICES: [what: string, groups: GroupNode[], selections: object[]][] = [
  ['leaves the server’s choice where it is shipped', [groupNode('g1', [near, slow, fast], chosen(fast))], []],
  ['leaves a pick-up that the server chose', [groupNode('g1', [slow, pickUp], chosen(pickUp))], []],
  [
    'chooses the first that is shipped where the server chose one near the shop',
    [groupNode('g1', [near, pickUp, slow, fast], chosen(near))],
    [select(['g1', 'slow'])],
  ],
  [
    'chooses the first that is shipped where nothing is chosen',
    [groupNode('g1', [near, slow, fast], chosen(null))],
    [select(['g1', 'slow'])],
  ],
  ['leaves a group that has local options alone', [groupNode('g1', [near], chosen(near))], []],
  ['chooses nothing where there is no group', [], []],
  [
    'chooses for all groups where one needs it',
    [groupNode('g1', [near, slow], chosen(near)), groupNode('g2', [slow, fast], chosen(fast))],
    [select(['g1', 'slow'], ['g2', 'fast'])],
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
  await choose(await openCart(graphql, TWO), 'fast,other');
  assert.equal(graphql.calls[0]?.variables.selectedDeliveryOptions, select(['g1', 'fast'], ['g2', 'other']));
});

test('keeps what is chosen in a group that no handle is about', async () => {
  const graphql = fakeGraphql({ cartSelectedDeliveryOptionsUpdate: payload(TWO) });
  const shown = createCart({ groups: [groupNode('g1', [slow, fast])] });
  await choose(await openCart(graphql, TWO), 'fast', shown);
  assert.equal(graphql.calls[0]?.variables.selectedDeliveryOptions, select(['g1', 'fast'], ['g2', 'plan']));
});

test('gives up an option whose groups are pending for 20 seconds', async () => {
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
  const { decelerationReason } = await choose(await openCart(graphql, cart), 'slow,fast,fast');
  assert.is(decelerationReason, 'cart_not_ready');
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
  const shown = createCart({ groups: [groupNode('g1', [slow, fast])] });
  const cart = cartOf(groupNode('new', [slow, fast]));
  const graphql = fakeGraphql({ cartSelectedDeliveryOptionsUpdate: payload(cart) });
  await choose(await openCart(graphql, cart), 'fast', shown);
  assert.equal(graphql.calls[0]?.variables.selectedDeliveryOptions, select(['new', 'fast']));
});

test('finds the shopper’s option anew where its group comes back with another id', async () => {
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

test('asks for the same again while pending groups are not there at all', async () => {
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

test('does not ask again after another error', async () => {
  const graphql = fakeGraphql({ cartSelectedDeliveryOptionsUpdate: fails('NETWORK') });
  const { errors } = await choose(await openCart(graphql, TWO), 'fast,plan');
  assert.is(errors[0]?.code, 'NETWORK');
  assert.is(graphql.calls.length, 1);
});

test('checks at each attempt that one handle names one option, while groups are pending', async () => {
  const graphql = fakeGraphql({
    cartSelectedDeliveryOptionsUpdate: inOrder(
      pending(groupNode('new', [slow, fast])),
      payload(cartOf(groupNode('new', [slow, fast]))),
    ),
  });
  // One option of each of two groups; while they are worked out they become one group that has both.
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

test('keeps what the shopper chose of a group that comes without options and without a choice', async () => {
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

test('does not ask the shopper about a group whose options are still pending', async () => {
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

test('asks the shopper for a group of which nothing is chosen, and no handle is about', async () => {
  const graphql = fakeGraphql();
  const groups = [groupNode('g1', [slow, fast]), groupNode('g2', [near], chosen(null))];
  const api = await openCart(graphql, cartOf(...groups));
  const { errors } = await choose(api, 'fast', createCart({ groups: groups.slice(0, 1) }));
  assert.equal(errors, judged({ code: 'NO_DELIVERY_GROUP_SELECTED' }));
  assert.equal(graphql.calls, []);
});

test.run();
