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
import { nextOf } from '../../fakes/answers';
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
  ['keeps the agreed local option', agree(['g1', near]), [groupNode('g1', [near, slow], chosen(near))], []],
  [
    'restores the agreed option',
    agree(['g1', near]),
    [groupNode('g1', [near, slow, fast], chosen(slow))],
    [select(['g1', 'near'])],
  ],
  [
    'keeps the option of each group if two groups have the same',
    agree(['g1', slow], ['g2', fast]),
    [groupNode('g1', [slow, fast], chosen(slow)), groupNode('g2', [slow, fast], chosen(fast))],
    [],
  ],
  [
    "restores by the group's id if two groups have the same options",
    agree(['g1', slow], ['g2', fast]),
    [groupNode('g1', [slow, fast], chosen(fast)), groupNode('g2', [slow, fast], chosen(slow))],
    [select(['g1', 'slow'], ['g2', 'fast'])],
  ],
  [
    'finds the option by its handle in a group with a new id',
    agree(['g1', fast]),
    [groupNode('new', [slow, fast], chosen(slow))],
    [select(['new', 'fast'])],
  ],
  [
    'finds one option for each of two groups with new ids',
    agree(['g1', fast], ['g2', near]),
    [groupNode('new', [slow, fast], chosen(slow)), groupNode('other', [near, pickUp], chosen(pickUp))],
    [select(['new', 'fast'], ['other', 'near'])],
  ],
  [
    'restores by type in two groups with new ids and swapped options',
    agree(['g1', slow], ['g2', fast, 'SUBSCRIPTION']),
    [
      groupNode('new', [slow, fast], chosen(fast)),
      groupNode('other', [slow, fast], { ...chosen(slow), groupType: 'SUBSCRIPTION' }),
    ],
    [select(['new', 'slow'], ['other', 'fast'])],
  ],
  [
    'matches a group with a new id and a group with its own, in any order',
    agree(['g1', slow], ['g2', fast, 'SUBSCRIPTION']),
    [
      groupNode('other', [slow, fast], { ...chosen(fast), groupType: 'SUBSCRIPTION' }),
      groupNode('g1', [slow, fast], chosen(slow)),
    ],
    [],
  ],
  [
    'keeps two groups of one type with the same option',
    agree(['g1', slow], ['g2', slow]),
    [groupNode('new', [slow], chosen(slow)), groupNode('other', [slow], chosen(slow))],
    [],
  ],
  [
    'selects the first option, which the sheet showed, if the server selects none',
    agree(['g1', bike]),
    [groupNode('g1', [bike], chosen(null))],
    [select(['g1', 'bike'])],
  ],
  ['requests nothing without a group', [], [], []],
];

for (const [what, agreed, groups, selections] of KEPT)
  test(what, async () => {
    const kept = await keep(clock, agreed, groups);
    assert.equal(kept.result.errors, []);
    assert.is(nextOf(kept.result), 'update');
    assert.equal(kept.selections, selections);
  });

test('finds the agreed options again on each attempt while groups are pending', async () => {
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

test('redirects to the checkout if the option disappears while groups are pending', async () => {
  const pending = payload(cartOf(groupNode('g1', [slow], chosen(slow))), [
    { code: 'PENDING_DELIVERY_GROUPS' },
  ]);
  const { result, selections } = await keep(
    clock,
    agree(['g1', fast]),
    [groupNode('g1', [slow, fast], chosen(slow))],
    inOrder(pending, payload(cartOf(groupNode('g1', [slow], chosen(slow))))),
  );
  assert.is(nextOf(result), 'decelerate cart_not_ready');
  assert.is(selections.length, 1);
});

const REFUSED: [what: string, answer: unknown, code: string][] = [
  [
    'a rejected address',
    payload(cartOf(groupNode('g1', [slow])), [{ code: 'ZIP_CODE_NOT_SUPPORTED' }]),
    'ZIP_CODE_NOT_SUPPORTED',
  ],
  ['a lost connection', fails('NETWORK'), 'NETWORK'],
];

for (const [what, answer, code] of REFUSED)
  test(`selects nothing after ${what}`, async () => {
    const graphql = fakeGraphql({ cartBuyerIdentityUpdate: answer });
    const api = await openCart(graphql);
    const { errors } = await clock.run(setDeliveryAddress(api, {}, agree(['g1', fast])));
    assert.is(errors[0]?.code, code);
    assert.is(graphql.calls.length, 1);
  });

test("returns the server's rejection of the selection", async () => {
  const groups = [groupNode('g1', [slow, fast], chosen(slow))];
  const rejected = payload(cartOf(...groups), [{ code: 'INVALID_DELIVERY_OPTION' }]);
  const { result } = await keep(clock, agree(['g1', fast]), groups, rejected);
  assert.is(result.errors[0]?.code, 'INVALID_DELIVERY_OPTION');
});

const GONE: [what: string, agreed: ChosenDelivery[], groups: GroupNode[]][] = [
  [
    'if the option is gone, although the server selected another',
    agree(['g1', fast]),
    [groupNode('g1', [near, slow], chosen(slow))],
  ],
  ['if only pick-up is left', agree(['g1', fast]), [groupNode('g1', [pickUp], chosen(pickUp))]],
  [
    'if there is another group that the sheet did not show',
    agree(['g1', slow]),
    [groupNode('g1', [slow], chosen(slow)), groupNode('g2', [fast], chosen(fast))],
  ],
  [
    "if the group has another group's option, and its own is gone",
    agree(['g1', slow], ['g2', fast]),
    [groupNode('g1', [fast], chosen(fast)), groupNode('g2', [fast], chosen(fast))],
  ],
  ['if the sheet showed no delivery at all', [], [groupNode('g1', [slow], chosen(slow))]],
  [
    'if the sheet showed no delivery at all, and nothing is selected either',
    [],
    [groupNode('g1', [slow], chosen(null))],
  ],
  ['if no group is left', agree(['g1', slow]), []],
  ['if two groups became one', agree(['g1', slow], ['g2', fast]), [groupNode('new', [slow], chosen(slow))]],
  [
    'if two groups with the same option became one',
    agree(['g1', slow], ['g2', slow]),
    [groupNode('g1', [slow], chosen(slow))],
  ],
  [
    'if one group became two',
    agree(['g1', slow]),
    [groupNode('new', [slow], chosen(slow)), groupNode('other', [slow], chosen(slow))],
  ],
  [
    'if both groups have new ids and one option that one of them had',
    agree(['g1', slow], ['g2', fast]),
    [groupNode('new', [slow], chosen(slow)), groupNode('other', [slow], chosen(slow))],
  ],
  [
    "if the groups have new ids and each has only the option of the other's type",
    agree(['g1', slow], ['g2', fast, 'SUBSCRIPTION']),
    [
      groupNode('new', [fast], chosen(fast)),
      groupNode('other', [slow], { ...chosen(slow), groupType: 'SUBSCRIPTION' }),
    ],
  ],
  [
    'if the group has a new id and another type',
    agree(['g1', slow]),
    [groupNode('g1', [slow], { ...chosen(slow), groupType: 'SUBSCRIPTION' })],
  ],
  [
    'if the option with the same handle is a pick-up now',
    agree(['g1', slow]),
    [
      groupNode(
        'g1',
        [{ ...slow, deliveryMethodType: 'PICK_UP' }],
        chosen({ ...slow, deliveryMethodType: 'PICK_UP' }),
      ),
    ],
  ],
  ['if a group has no options', agree(['g1', slow]), [groupNode('g1', [], chosen(null))]],
  [
    'if a group has no options but still the agreed selection',
    agree(['g1', slow]),
    [groupNode('g1', [], chosen(slow))],
  ],
];

for (const [what, agreed, groups] of GONE)
  test(`redirects to the checkout ${what}`, async () => {
    const { result } = await keep(clock, agreed, groups);
    assert.equal(
      result.errors.map(({ code }) => code),
      ['DELIVERY_OPTION_GONE'],
    );
    assert.is(nextOf(result), 'decelerate cart_not_ready');
  });

test('redirects to the checkout if the server selects another option than requested', async () => {
  const groups = [groupNode('g1', [slow, fast], chosen(slow))];
  const { result, selections } = await keep(clock, agree(['g1', fast]), groups, payload(cartOf(...groups)));
  assert.equal(selections, [select(['g1', 'fast'])]);
  assert.is(nextOf(result), 'decelerate cart_not_ready');
});

test('redirects to the checkout if the server swaps the options of two groups', async () => {
  const swapped = [groupNode('g1', [slow, fast], chosen(fast)), groupNode('g2', [slow, fast], chosen(slow))];
  const agreed = agree(['g1', slow], ['g2', fast]);
  const { result, selections } = await keep(clock, agreed, swapped, payload(cartOf(...swapped)));
  assert.equal(selections, [select(['g1', 'slow'], ['g2', 'fast'])]);
  assert.is(nextOf(result), 'decelerate cart_not_ready');
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
