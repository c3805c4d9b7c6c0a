import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addMoney, displayMoney, formatMoney } from '../../src/core/money';

const brl = (amount: string) => ({ amount, currencyCode: 'BRL' });

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

test.run();
