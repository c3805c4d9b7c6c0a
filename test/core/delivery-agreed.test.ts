import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Selection } from '../../src/core/cart-api';
import type { GroupNode } from '../../src/core/cart-node';
import { keepDelivery } from '../../src/core/delivery';
import { cartNode, groupNode, optionNode, payload } from '../setup/fake-cart';
import { type FakeClock, fakeClock } from '../setup/fake-clock';
import { fails, fakeGraphql, inOrder } from '../setup/fake-graphql';
import { openCart } from '../setup/open-cart';

let clock: FakeClock;
test.before.each(() => {
  clock = fakeClock();
});
test.after.each(() => clock.restore());

const near = optionNode('near', { deliveryMethodType: 'LOCAL' });
const pickUp = optionNode('pick-up', { deliveryMethodType: 'PICK_UP' });
const slow = optionNode('slow');
const fast = optionNode('fast');
const bike = optionNode('bike', { deliveryMethodType: 'LOCAL' });
const cartOf = (...groups: GroupNode[]) => cartNode({ groups });
const chosen = (option: typeof slow | null) => ({ selectedDeliveryOption: option });
const select = (...pairs: [group: string, handle: string][]): Selection[] =>
  pairs.map(([deliveryGroupId, deliveryOptionHandle]) => ({ deliveryGroupId, deliveryOptionHandle }));

/** The groups of the whole address, and what the server has chosen once it was asked for other options. */
async function keep(agreed: Selection[], groups: GroupNode[], selected: unknown = chooseAsAsked(groups)) {
  const graphql = fakeGraphql({
    cartBuyerIdentityUpdate: payload(cartOf(...groups)),
    cartSelectedDeliveryOptionsUpdate: selected,
  });
  const result = await clock.run(keepDelivery(await openCart(graphql), { email: 'ana@example.com' }, agreed));
  const selections = graphql.calls.slice(1).map(({ variables }) => variables.selectedDeliveryOptions);
  return { result, graphql, selections };
}

/** A server that chooses what it is asked to. */
function chooseAsAsked(groups: GroupNode[]) {
  return ({ selectedDeliveryOptions }: Record<string, unknown>) => {
    const asked = selectedDeliveryOptions as Selection[];
    return payload(
      cartOf(
        ...groups.map(group => {
          const handle = asked.find(
            ({ deliveryGroupId }) => deliveryGroupId === group.id,
          )?.deliveryOptionHandle;
          const option = group.deliveryOptions?.find(each => each.handle === handle);
          return { ...group, ...(option && chosen(option)) };
        }),
      ),
    );
  };
}

const KEPT: [what: string, agreed: Selection[], groups: GroupNode[], selections: Selection[][]][] = [
  [
    'leaves the local option that the shopper agreed to',
    select(['g1', 'near']),
    [groupNode('g1', [near, slow], chosen(near))],
    [],
  ],
  [
    'goes back to the option that the shopper agreed to',
    select(['g1', 'near']),
    [groupNode('g1', [near, slow, fast], chosen(slow))],
    [select(['g1', 'near'])],
  ],
  [
    'keeps the option of each group where two groups have the same',
    select(['g1', 'slow'], ['g2', 'fast']),
    [groupNode('g1', [slow, fast], chosen(slow)), groupNode('g2', [slow, fast], chosen(fast))],
    [],
  ],
  [
    'goes back in each group by its id where two groups have the same options',
    select(['g1', 'slow'], ['g2', 'fast']),
    [groupNode('g1', [slow, fast], chosen(fast)), groupNode('g2', [slow, fast], chosen(slow))],
    [select(['g1', 'slow'], ['g2', 'fast'])],
  ],
  [
    'finds the option by its handle in a group that came with another id',
    select(['g1', 'fast']),
    [groupNode('new', [slow, fast], chosen(slow))],
    [select(['new', 'fast'])],
  ],
  [
    'finds one option for each of two groups that came with other ids',
    select(['g1', 'fast'], ['g2', 'near']),
    [groupNode('new', [slow, fast], chosen(slow)), groupNode('other', [near, pickUp], chosen(pickUp))],
    [select(['new', 'fast'], ['other', 'near'])],
  ],
  [
    'chooses the first option, which the sheet showed, where the server has chosen none',
    select(['g1', 'bike']),
    [groupNode('g1', [bike], chosen(null))],
    [select(['g1', 'bike'])],
  ],
  ['asks for nothing where there is no group', select(['g1', 'slow']), [], []],
];

for (const [what, agreed, groups, selections] of KEPT)
  test(what, async () => {
    const kept = await keep(agreed, groups);
    assert.equal(kept.result.errors, []);
    assert.is(kept.result.decelerationReason, undefined);
    assert.equal(kept.selections, selections);
  });

const GONE: [what: string, agreed: Selection[], groups: GroupNode[]][] = [
  [
    'where the option is gone, though the server has chosen another',
    select(['g1', 'fast']),
    [groupNode('g1', [near, slow], chosen(slow))],
  ],
  ['where pick-up alone is left', select(['g1', 'fast']), [groupNode('g1', [pickUp], chosen(pickUp))]],
  [
    'where a further group came, which the sheet did not show',
    select(['g1', 'slow']),
    [groupNode('g1', [slow], chosen(slow)), groupNode('g2', [fast], chosen(fast))],
  ],
  [
    'where the group has another group’s option, and its own is gone',
    select(['g1', 'slow'], ['g2', 'fast']),
    [groupNode('g1', [fast], chosen(fast)), groupNode('g2', [fast], chosen(fast))],
  ],
  ['where the sheet showed no delivery at all', [], [groupNode('g1', [slow], chosen(slow))]],
  ['where a group has no options', select(['g1', 'slow']), [groupNode('g1', [], chosen(null))]],
  [
    'where a group has no options, and still what the shopper agreed to as chosen',
    select(['g1', 'slow']),
    [groupNode('g1', [], chosen(slow))],
  ],
];

for (const [what, agreed, groups] of GONE)
  test(`goes to the checkout ${what}`, async () => {
    const { result } = await keep(agreed, groups);
    assert.equal(
      result.errors.map(({ code }) => code),
      ['DELIVERY_OPTION_GONE'],
    );
    assert.is(result.decelerationReason, 'cart_not_ready');
  });

test('goes to the checkout where the server chooses another option than it was asked for', async () => {
  const groups = [groupNode('g1', [slow, fast], chosen(slow))];
  const { result, selections } = await keep(select(['g1', 'fast']), groups, payload(cartOf(...groups)));
  assert.equal(selections, [select(['g1', 'fast'])]);
  assert.is(result.decelerationReason, 'cart_not_ready');
});

test('takes two options that the shopper’s handles name in one group for an error', async () => {
  const { result, selections } = await keep(select(['g1', 'slow'], ['g2', 'fast']), [
    groupNode('new', [slow, fast], chosen(slow)),
  ]);
  assert.equal(
    result.errors.map(({ code }) => code),
    ['AMBIGUOUS_DELIVERY_OPTION'],
  );
  assert.equal(selections, []);
});

test('finds the agreed options anew at each attempt while groups are pending', async () => {
  const pending = payload(cartOf(groupNode('new', [slow, fast], chosen(slow))), [
    { code: 'PENDING_DELIVERY_GROUPS' },
  ]);
  const groups = [groupNode('new', [slow, fast], chosen(fast))];
  const { result, selections } = await keep(
    select(['g1', 'fast']),
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
    select(['g1', 'fast']),
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
    const { errors } = await clock.run(keepDelivery(api, {}, select(['g1', 'fast'])));
    assert.is(errors[0]?.code, code);
    assert.is(graphql.calls.length, 1);
  });

test('gives back what the server refuses of the choice', async () => {
  const groups = [groupNode('g1', [slow, fast], chosen(slow))];
  const refused = payload(cartOf(...groups), [{ code: 'INVALID_DELIVERY_OPTION' }]);
  const { result } = await keep(select(['g1', 'fast']), groups, refused);
  assert.is(result.errors[0]?.code, 'INVALID_DELIVERY_OPTION');
});

test.run();
