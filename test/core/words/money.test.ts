import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Money } from '../../../src/core/types/money';
import { addMoney, displayMoney, exceeds, formatMoney } from '../../../src/core/words/money';
import { brl } from '../../fakes/fake-cart';

test('writes amounts with two decimals', () => {
  for (const [amount, text] of [
    ['188.0', '188.00'],
    ['0.1', '0.10'],
    ['12', '12.00'],
    ['1234.5', '1234.50'],
  ] as const)
    assert.is(formatMoney(brl(amount)), text);
});

test('adds without the dust of binary fractions', () => {
  assert.equal(addMoney(brl('0.1'), brl('0.2')), brl('0.30'));
});

test('shows amounts in the language of the texts', () => {
  assert.is(displayMoney(brl('1234.5')).replace(/\s/g, ' '), 'R$ 1.234,50');
});

const LIMITS: [what: string, amount: Money, exceeding: boolean][] = [
  ['the same amount does not exceed it', brl('188.0'), false],
  ['the same amount written otherwise does not exceed it', brl('188.00'), false],
  ['less does not exceed it', brl('187.99'), false],
  ['nothing does not exceed it', brl('0'), false],
  ['less than nothing does not exceed it', brl('-1.0'), false],
  ['a cent more exceeds it', brl('188.01'), true],
  ['another currency exceeds it', { amount: '1.0', currencyCode: 'USD' }, true],
  ['what is no number exceeds it', brl('188,0'), true],
  ['more with a separator of thousands exceeds it', brl('1,000.00'), true],
  ['what is missing exceeds it', { currencyCode: 'BRL' } as Money, true],
  ['what is empty exceeds it', brl(''), true],
  ['what is blank exceeds it', brl(' '), true],
  ['null exceeds it', brl(null as unknown as string), true],
];

for (const [what, amount, exceeding] of LIMITS)
  test(`of a limit, ${what}`, () => {
    assert.is(exceeds(amount, brl('188.0')), exceeding);
  });

test('each amount exceeds a limit that can not be read', () => {
  for (const limit of [brl('nonsense'), brl(''), brl(' '), brl('188,0'), { currencyCode: 'BRL' } as Money])
    assert.is(exceeds(brl('0'), limit), true);
});

test('shows two decimals of a currency that has three, or none', () => {
  for (const [amount, currencyCode, shown] of [
    ['1.234', 'KWD', '1,23'],
    ['1234', 'JPY', '1.234,00'],
  ] as const)
    assert.match(displayMoney({ amount, currencyCode }), new RegExp(`\\D${shown.replace('.', '\\.')}$`));
});

test('makes one formatter a currency', () => {
  const { NumberFormat } = Intl;
  let made = 0;
  Intl.NumberFormat = new Proxy(NumberFormat, {
    construct(target, input) {
      made++;
      return new target(...input);
    },
  });
  const texts = ['1.0', '2.0', '3.0'].map(amount => displayMoney({ amount, currencyCode: 'CHF' }));
  Intl.NumberFormat = NumberFormat;
  assert.is(made, 1);
  assert.is(new Set(texts).size, 3);
});

test.run();
