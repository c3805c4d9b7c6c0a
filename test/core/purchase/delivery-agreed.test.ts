import '../../run/dom';
import * as assert from 'uvu/assert';
import type { ChosenDelivery } from '../../../src/core/i18n/delivery-choices';
import { setDeliveryAddress } from '../../../src/core/purchase/delivery';
import type { DeliverySelection } from '../../../src/core/storefront/cart-api';
import type { GroupNode } from '../../../src/core/storefront/read-cart';
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
import { fakeClock } from '../../fakes/fake-clock';
import { fails, fakeGraphql, inOrder, openCart } from '../../fakes/fake-graphql';
import { fixture, test } from '../../run/suite';

const clock = fixture(fakeClock);
const KEPT: [
  what: string,
  agreed: ChosenDelivery[],
  groups: GroupNode[],
  selections: DeliverySelection[][],
][] = [
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

const GONE: [what: string, agreed: ChosenDelivery[], groups: GroupNode[]][] = [
  [
    'where the option is gone, though the server has chosen another',
    agree(['g1', fast]),
    [groupNode('g1', [near, slow], chosen(slow))],
  ],
  ['where pick-up alone is left', agree(['g1', fast]), [groupNode('g1', [pickUp], chosen(pickUp))]],
  [
    'where a further group came, which the sheet did not show',
    agree(['g1', slow]),
    [groupNode('g1', [slow], chosen(slow)), groupNode('g2', [fast], chosen(fast))],
  ],
  [
    'where the group has another group’s option, and its own is gone',
    agree(['g1', slow], ['g2', fast]),
    [groupNode('g1', [fast], chosen(fast)), groupNode('g2', [fast], chosen(fast))],
  ],
  ['where the sheet showed no delivery at all', [], [groupNode('g1', [slow], chosen(slow))]],
  [
    'where the sheet showed no delivery at all, and nothing is chosen either',
    [],
    [groupNode('g1', [slow], chosen(null))],
  ],
  ['where no group is left', agree(['g1', slow]), []],
  [
    'where two groups became one',
    agree(['g1', slow], ['g2', fast]),
    [groupNode('new', [slow], chosen(slow))],
  ],
  [
    'where two groups with the same option became one',
    agree(['g1', slow], ['g2', slow]),
    [groupNode('g1', [slow], chosen(slow))],
  ],
  [
    'where one group became two',
    agree(['g1', slow]),
    [groupNode('new', [slow], chosen(slow)), groupNode('other', [slow], chosen(slow))],
  ],
  [
    'where both groups came with other ids and one option, which one of them had',
    agree(['g1', slow], ['g2', fast]),
    [groupNode('new', [slow], chosen(slow)), groupNode('other', [slow], chosen(slow))],
  ],
  [
    'where the groups came with other ids and each has the option of the other’s type alone',
    agree(['g1', slow], ['g2', fast, 'SUBSCRIPTION']),
    [
      groupNode('new', [fast], chosen(fast)),
      groupNode('other', [slow], { ...chosen(slow), groupType: 'SUBSCRIPTION' }),
    ],
  ],
  [
    'where the group came back as one of another type',
    agree(['g1', slow]),
    [groupNode('g1', [slow], { ...chosen(slow), groupType: 'SUBSCRIPTION' })],
  ],
  [
    'where the option of the same handle is picked up now',
    agree(['g1', slow]),
    [
      groupNode(
        'g1',
        [{ ...slow, deliveryMethodType: 'PICK_UP' }],
        chosen({ ...slow, deliveryMethodType: 'PICK_UP' }),
      ),
    ],
  ],
  ['where a group has no options', agree(['g1', slow]), [groupNode('g1', [], chosen(null))]],
  [
    'where a group has no options, and still what the shopper agreed to as chosen',
    agree(['g1', slow]),
    [groupNode('g1', [], chosen(slow))],
  ],
];

for (const [what, agreed, groups] of GONE)
  test(`goes to the checkout ${what}`, async () => {
    const { result } = await keep(clock, agreed, groups);
    assert.equal(
      result.errors.map(({ code }) => code),
      ['DELIVERY_OPTION_GONE'],
    );
    assert.is(result.decelerationReason, 'cart_not_ready');
  });

test('goes to the checkout where the server chooses another option than it was asked for', async () => {
  const groups = [groupNode('g1', [slow, fast], chosen(slow))];
  const { result, selections } = await keep(clock, agree(['g1', fast]), groups, payload(cartOf(...groups)));
  assert.equal(selections, [select(['g1', 'fast'])]);
  assert.is(result.decelerationReason, 'cart_not_ready');
});

test('goes to the checkout where the server gives each of two groups the option of the other', async () => {
  const swapped = [groupNode('g1', [slow, fast], chosen(fast)), groupNode('g2', [slow, fast], chosen(slow))];
  const agreed = agree(['g1', slow], ['g2', fast]);
  const { result, selections } = await keep(clock, agreed, swapped, payload(cartOf(...swapped)));
  assert.equal(selections, [select(['g1', 'slow'], ['g2', 'fast'])]);
  assert.is(result.decelerationReason, 'cart_not_ready');
});

test('decelerates if two groups of one type come with new ids and both options', async () => {
  const { result, selections } = await keep(clock, agree(['g1', slow], ['g2', fast]), [
    groupNode('new', [slow, fast], chosen(slow)),
    groupNode('other', [slow, fast], chosen(fast)),
  ]);
  assert.equal(
    result.errors.map(({ code }) => code),
    ['DELIVERY_OPTION_GONE'],
  );
  assert.equal(selections, []);
});

test('decelerates if one group has two of the agreed options', async () => {
  const { result, selections } = await keep(clock, agree(['g1', slow], ['g2', fast]), [
    groupNode('new', [slow, fast], chosen(slow)),
  ]);
  assert.equal(
    result.errors.map(({ code }) => code),
    ['DELIVERY_OPTION_GONE'],
  );
  assert.equal(selections, []);
});

test.run();
