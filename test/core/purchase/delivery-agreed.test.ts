import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type AgreedDelivery, setDeliveryAddress } from '../../../src/core/purchase/delivery';
import type { Selection } from '../../../src/core/server/cart-api';
import type { GroupNode } from '../../../src/core/server/cart-node';
import {
  agree,
  bike,
  cartOf,
  chosen,
  fast,
  keep,
  near,
  pickUp,
  select,
  slow,
} from '../../fakes/agreed-delivery';
import { groupNode, payload } from '../../fakes/fake-cart';
import { type FakeClock, fakeClock } from '../../fakes/fake-clock';
import { fails, fakeGraphql, inOrder } from '../../fakes/fake-graphql';
import { openCart } from '../../fakes/open-cart';

let clock: FakeClock;
test.before.each(() => {
  clock = fakeClock();
});
test.after.each(() => clock.restore());

const KEPT: [what: string, agreed: AgreedDelivery[], groups: GroupNode[], selections: Selection[][]][] = [
  [
    'leaves the local option that the shopper agreed to',
    agree(['g1', near]),
    [groupNode('g1', [near, slow], chosen(near))],
    [],
  ],
  [
    'goes back to the option that the shopper agreed to',
    agree(['g1', near]),
    [groupNode('g1', [near, slow, fast], chosen(slow))],
    [select(['g1', 'near'])],
  ],
  [
    'keeps the option of each group where two groups have the same',
    agree(['g1', slow], ['g2', fast]),
    [groupNode('g1', [slow, fast], chosen(slow)), groupNode('g2', [slow, fast], chosen(fast))],
    [],
  ],
  [
    'goes back in each group by its id where two groups have the same options',
    agree(['g1', slow], ['g2', fast]),
    [groupNode('g1', [slow, fast], chosen(fast)), groupNode('g2', [slow, fast], chosen(slow))],
    [select(['g1', 'slow'], ['g2', 'fast'])],
  ],
  [
    'finds the option by its handle in a group that came with another id',
    agree(['g1', fast]),
    [groupNode('new', [slow, fast], chosen(slow))],
    [select(['new', 'fast'])],
  ],
  [
    'finds one option for each of two groups that came with other ids',
    agree(['g1', fast], ['g2', near]),
    [groupNode('new', [slow, fast], chosen(slow)), groupNode('other', [near, pickUp], chosen(pickUp))],
    [select(['new', 'fast'], ['other', 'near'])],
  ],
  [
    'goes back by their types in two groups that came with other ids and each other’s options',
    agree(['g1', slow], ['g2', fast, 'SUBSCRIPTION']),
    [
      groupNode('new', [slow, fast], chosen(fast)),
      groupNode('other', [slow, fast], { ...chosen(slow), groupType: 'SUBSCRIPTION' }),
    ],
    [select(['new', 'slow'], ['other', 'fast'])],
  ],
  [
    'takes a group that came with another id and a group that kept its own, in whatever order',
    agree(['g1', slow], ['g2', fast, 'SUBSCRIPTION']),
    [
      groupNode('other', [slow, fast], { ...chosen(fast), groupType: 'SUBSCRIPTION' }),
      groupNode('g1', [slow, fast], chosen(slow)),
    ],
    [],
  ],
  [
    'leaves two groups of one type that have the same option',
    agree(['g1', slow], ['g2', slow]),
    [groupNode('new', [slow], chosen(slow)), groupNode('other', [slow], chosen(slow))],
    [],
  ],
  [
    'chooses the first option, which the sheet showed, where the server has chosen none',
    agree(['g1', bike]),
    [groupNode('g1', [bike], chosen(null))],
    [select(['g1', 'bike'])],
  ],
  ['asks for nothing where there is no group', [], [], []],
];

for (const [what, agreed, groups, selections] of KEPT)
  test(what, async () => {
    const kept = await keep(clock, agreed, groups);
    assert.equal(kept.result.errors, []);
    assert.is(kept.result.decelerationReason, undefined);
    assert.equal(kept.selections, selections);
  });

test('finds the agreed options anew at each attempt while groups are pending', async () => {
  const pending = payload(cartOf(groupNode('new', [slow, fast], chosen(slow))), [
    { code: 'PENDING_DELIVERY_GROUPS' },
  ]);
  const groups = [groupNode('new', [slow, fast], chosen(fast))];
  const { result, selections } = await keep(
    clock,
    agree(['g1', fast]),
    [groupNode('g1', [slow, fast], chosen(slow))],
    inOrder(pending, payload(cartOf(...groups))),
  );
  assert.equal(result.errors, []);
  assert.equal(selections, [select(['g1', 'fast']), select(['new', 'fast'])]);
});

test('goes to the checkout where the option goes away while groups are pending', async () => {
  const pending = payload(cartOf(groupNode('g1', [slow], chosen(slow))), [
    { code: 'PENDING_DELIVERY_GROUPS' },
  ]);
  const { result, selections } = await keep(
    clock,
    agree(['g1', fast]),
    [groupNode('g1', [slow, fast], chosen(slow))],
    inOrder(pending, payload(cartOf(groupNode('g1', [slow], chosen(slow))))),
  );
  assert.is(result.decelerationReason, 'cart_not_ready');
  assert.is(selections.length, 1);
});

const REFUSED: [what: string, answer: unknown, code: string][] = [
  [
    'an address that is refused',
    payload(cartOf(groupNode('g1', [slow])), [{ code: 'ZIP_CODE_NOT_SUPPORTED' }]),
    'ZIP_CODE_NOT_SUPPORTED',
  ],
  ['a lost connection', fails('NETWORK'), 'NETWORK'],
];

for (const [what, answer, code] of REFUSED)
  test(`chooses nothing after ${what}`, async () => {
    const graphql = fakeGraphql({ cartBuyerIdentityUpdate: answer });
    const api = await openCart(graphql);
    const { errors } = await clock.run(setDeliveryAddress(api, {}, agree(['g1', fast])));
    assert.is(errors[0]?.code, code);
    assert.is(graphql.calls.length, 1);
  });

test('gives back what the server refuses of the choice', async () => {
  const groups = [groupNode('g1', [slow, fast], chosen(slow))];
  const refused = payload(cartOf(...groups), [{ code: 'INVALID_DELIVERY_OPTION' }]);
  const { result } = await keep(clock, agree(['g1', fast]), groups, refused);
  assert.is(result.errors[0]?.code, 'INVALID_DELIVERY_OPTION');
});

test.run();
