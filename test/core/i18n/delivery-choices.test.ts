import '../../run/dom';
import * as assert from 'uvu/assert';
import { toChoices } from '../../../src/core/i18n/delivery-choices';
import { brl, createCart, groupNode, optionNode } from '../../fakes/fake-cart';
import { test } from '../../run/suite';

const fast = optionNode('fast', { estimatedCost: brl('30.1') });
const slow = optionNode('slow', { estimatedCost: brl('0.0') });
const plan = optionNode('plan', { estimatedCost: brl('5.2') });
const plain = (text?: string) => text?.replace(/\s/g, ' ');

test('returns no options before the groups have loaded', () => {
  assert.equal(toChoices(createCart()), []);
});

test('returns no options for groups without any', () => {
  assert.equal(toChoices(createCart({ groups: [groupNode('g1', [])] })), []);
});

test('maps each option of a group', () => {
  const choices = toChoices(createCart({ groups: [groupNode('g1', [fast, slow])] }));
  assert.equal(
    choices.map(({ detail, ...choice }) => ({ ...choice, detail: plain(detail) })),
    [
      { id: 'fast', label: 'Entrega fast', amount: '30.10', selected: true, detail: 'R$ 30,10', promise: '' },
      { id: 'slow', label: 'Entrega slow', amount: '0.00', selected: false, detail: 'Grátis', promise: '' },
    ],
  );
});

const promise = (days: number | null) => ({ deliveryPromise: { maxCalendarDaysToDelivery: days } });

for (const [promises, text] of [
  [[promise(0)], 'Entrega hoje'],
  [[promise(1)], 'Entrega amanhã'],
  [[promise(2)], 'Entrega em 2 dias'],
  [[promise(3)], ''],
  [[promise(null)], ''],
  [[{ deliveryPromise: null }], ''],
  [[promise(0), promise(2)], 'Entrega em 2 dias'],
  [[promise(0), {}], ''],
] as const)
  test(`shows "${text}" if the groups promise ${JSON.stringify(promises)}`, () => {
    const groups = promises.map((over, index) => groupNode(`g${index}`, [optionNode(`o${index}`, over)]));
    assert.is(toChoices(createCart({ groups }))[0]?.promise, text);
  });

for (const [currencyCode, detail] of [
  ['BRL', 'R$ 30,10'],
  ['JPY', 'JP¥ 30'],
  ['KWD', 'KWD 30,100'],
])
  test(`formats the cost in ${currencyCode} with its own digits, and two decimals for the sheet`, () => {
    const estimatedCost = { amount: '30.1', currencyCode: currencyCode as string };
    const groups = [groupNode('g1', [optionNode('fast', { estimatedCost })])];
    const [choice] = toChoices(createCart({ groups }));
    assert.equal([plain(choice?.detail), choice?.amount], [detail, '30.10']);
  });

test('combines the options of two groups in the order of the groups', () => {
  const choices = toChoices(
    createCart({
      groups: [
        groupNode('g1', [fast, slow], { selectedDeliveryOption: slow }),
        groupNode('g2', [plan], { groupType: 'SUBSCRIPTION' }),
      ],
    }),
  );
  assert.equal(
    choices.map(({ id, amount, selected }) => [id, amount, selected]),
    [
      ['fast,plan', '35.30', false],
      ['slow,plan', '5.20', true],
    ],
  );
  assert.is(choices[0]?.label, 'Entrega fast + Entrega plan');
});

test('leaves out groups without options', () => {
  const choices = toChoices(createCart({ groups: [groupNode('g1', []), groupNode('g2', [fast])] }));
  assert.equal(
    choices.map(({ id }) => id),
    ['fast'],
  );
});

test('shows a name that two options share once', () => {
  const groups = [groupNode('g1', [fast]), groupNode('g2', [optionNode('other', { title: 'Entrega fast' })])];
  assert.is(toChoices(createCart({ groups }))[0]?.label, 'Entrega fast');
});

test('names an option without a title by its code, else by its handle', () => {
  const options = [optionNode('a', { title: null }), optionNode('b', { title: null, code: null })];
  assert.equal(
    toChoices(createCart({ groups: [groupNode('g1', options)] })).map(({ label }) => label),
    ['A', 'b'],
  );
});

test('names an option with an empty title as one without a title', () => {
  const options = [optionNode('a', { title: '' }), optionNode('b', { title: ' ', code: '' })];
  assert.equal(
    toChoices(createCart({ groups: [groupNode('g1', options)] })).map(({ label }) => label),
    ['A', 'b'],
  );
});

test('selects the first shipped option of a group without a selection', () => {
  const near = optionNode('near', { deliveryMethodType: 'LOCAL' });
  const groups = [
    groupNode('g1', [near, fast, slow], { selectedDeliveryOption: null }),
    groupNode('g2', [optionNode('plan'), optionNode('other')], {
      selectedDeliveryOption: optionNode('other'),
    }),
  ];
  const selected = toChoices(createCart({ groups })).filter(choice => choice.selected);
  assert.equal(
    selected.map(({ id }) => id),
    ['fast,other'],
  );
});

/** Groups by their options: `+` marks the selected one, a name in capitals is delivered locally. */
const toGroups = (groups: string[]) =>
  groups.map((options, index) => {
    const nodes = options
      .split(' ')
      .filter(Boolean)
      .map(option => {
        const handle = option.replace('+', '');
        const deliveryMethodType = /[A-Z]/.test(handle) ? 'LOCAL' : 'SHIPPING';
        return { node: optionNode(handle, { deliveryMethodType }), isSelected: option !== handle };
      });
    const selectedDeliveryOption = nodes.find(({ isSelected }) => isSelected)?.node ?? null;
    return groupNode(
      `g${index}`,
      nodes.map(({ node }) => node),
      { selectedDeliveryOption },
    );
  });

/** A group of each kind. */
const GROUPS = [
  '',
  '+a',
  'a',
  'A',
  '+A',
  'A B',
  'A +B',
  'A b',
  '+A b',
  'a +a',
  'a B +B',
  'a a',
  'b,a +b',
  '+a a,b',
];

test('lists choices only if each has its own id and one is selected or shipped', () => {
  const results = new Set<boolean>();
  for (const first of GROUPS)
    for (const second of GROUPS) {
      const choices = toChoices(createCart({ groups: toGroups([first, second]) }));
      const groups = [first, second].filter(Boolean).map(group => group.split(' '));
      const handles = groups.map(group => group.map(option => option.replace('+', '')));
      const ids = (handles[0] ?? ['']).flatMap(one => (handles[1] ?? ['']).map(two => `${one}|${two}`));
      const isUnique = new Set(ids.map(id => id.replace('|', ','))).size === ids.length;
      const isSelectable = groups.every(group => group.some(option => /\+|^[a-z]/.test(option)));
      const isListed = groups.length > 0 && isUnique && isSelectable;
      results.add(isListed);
      assert.is(choices.length, isListed ? ids.length : 0, `${first} | ${second}`);
      const selected = groups.map(
        group => group.find(option => option[0] === '+') ?? group.find(option => /[a-z]/.test(option)),
      );
      assert.equal(
        choices.filter(choice => choice.selected).map(({ id }) => id),
        isListed ? [selected.join().replaceAll('+', '')] : [],
      );
    }
  assert.is(results.size, 2);
});

test('returns every combination', () => {
  const groups = [7, 6, 5].map((count, group) =>
    groupNode(
      `g${group}`,
      Array.from({ length: count }, (_, option) => optionNode(`${group}-${option}`)),
    ),
  );
  assert.is(new Set(toChoices(createCart({ groups })).map(({ id }) => id)).size, 7 * 6 * 5);
});

test.run();
