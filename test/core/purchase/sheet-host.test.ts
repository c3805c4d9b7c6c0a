import '../../run/dom';
import * as assert from 'uvu/assert';
import { toSummary } from '../../../src/core/purchase/sheet-host';
import { brl, createCart, groupNode, lineNode, optionNode } from '../../fakes/fake-cart';
import { test } from '../../run/suite';

test('leaves out amounts that the server has not set', () => {
  assert.equal(toSummary(createCart()), [{ kind: 'subtotal', label: 'Subtotal', amount: '188.00' }]);
});

test('shows subtotal, discounts, shipping, taxes and duties in this order', () => {
  const cart = createCart({
    discountAllocations: [{ code: 'DEZ', discountedAmount: brl('10.0') }],
    groups: [groupNode('g1', [optionNode('a', { estimatedCost: brl('7.5') })])],
    tax: brl('1.0'),
    duty: brl('2.0'),
  });
  assert.equal(toSummary(cart), [
    { kind: 'subtotal', label: 'Subtotal', amount: '188.00' },
    { kind: 'discount', label: 'DEZ', amount: '-10.00' },
    { kind: 'shipping', label: 'Frete', amount: '7.50' },
    { kind: 'taxes', label: 'Tributos', amount: '1.00' },
    { kind: 'duties', label: 'Taxas de importação', amount: '2.00' },
  ]);
});

test('shows a known tax of zero', () => {
  const kinds = toSummary(createCart({ tax: brl('0.0') })).map(({ kind }) => kind);
  assert.equal(kinds, ['subtotal', 'taxes']);
});

test('leaves out discounts of lines, which the subtotal already includes', () => {
  const discountAllocations = [{ title: 'Leve 3', discountedAmount: brl('5.0') }];
  const cart = createCart({ lines: [lineNode({ discountAllocations })] });
  assert.is(toSummary(cart).length, 1);
});

const LABELS: [what: string, names: { code?: string; title?: string }, label: string][] = [
  ['by its code', { code: 'DEZ', title: 'Dez' }, 'DEZ'],
  ['by its title without a code', { title: 'Leve 3' }, 'Leve 3'],
  ['in general without a name', {}, 'Desconto'],
  ['by its title if the code is empty', { code: '', title: 'Leve 3' }, 'Leve 3'],
  ['in general if its names are blank', { code: '', title: ' ' }, 'Desconto'],
];

for (const [what, names, label] of LABELS)
  test(`names a discount ${what}`, () => {
    const cart = createCart({ discountAllocations: [{ ...names, discountedAmount: brl('1.0') }] });
    assert.is(toSummary(cart)[1]?.label, label);
  });

test.run();
