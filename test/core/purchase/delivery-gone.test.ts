import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AgreedDelivery } from '../../../src/core/purchase/delivery';
import type { GroupNode } from '../../../src/core/server/cart-node';
import { agree, cartOf, chosen, fast, keep, near, pickUp, select, slow } from '../../fakes/agreed-delivery';
import { groupNode, payload } from '../../fakes/fake-cart';
import { type FakeClock, fakeClock } from '../../fakes/fake-clock';

let clock: FakeClock;
test.before.each(() => {
  clock = fakeClock();
});
test.after.each(() => clock.restore());

const GONE: [what: string, agreed: AgreedDelivery[], groups: GroupNode[]][] = [
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

test('takes two groups of one type that came with other ids and both options for an error', async () => {
  const { result, selections } = await keep(clock, agree(['g1', slow], ['g2', fast]), [
    groupNode('new', [slow, fast], chosen(slow)),
    groupNode('other', [slow, fast], chosen(fast)),
  ]);
  assert.equal(
    result.errors.map(({ code }) => code),
    ['AMBIGUOUS_DELIVERY_OPTION'],
  );
  assert.equal(selections, []);
});

test('takes two options that the shopper’s handles name in one group for an error', async () => {
  const { result, selections } = await keep(clock, agree(['g1', slow], ['g2', fast]), [
    groupNode('new', [slow, fast], chosen(slow)),
  ]);
  assert.equal(
    result.errors.map(({ code }) => code),
    ['AMBIGUOUS_DELIVERY_OPTION'],
  );
  assert.equal(selections, []);
});

test.run();
