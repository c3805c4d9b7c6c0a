import '../../run/dom';
import * as assert from 'uvu/assert';
import { addMoney, displayMoney, exceeds, formatMoney } from '../../../src/core/i18n/money';
import type { Money } from '../../../src/core/types/cart';
import { brl } from '../../fakes/fake-cart';
import { test } from '../../run/suite';

test('formats amounts with two decimals', () => {
  for (const [amount, text] of [
    ['188.0', '188.00'],
    ['0.1', '0.10'],
    ['12', '12.00'],
    ['1234.5', '1234.50'],
  ] as const)
    assert.is(formatMoney(brl(amount)), text);
});

test('adds without floating-point errors', () => {
  assert.equal(addMoney(brl('0.1'), brl('0.2')), brl('0.30'));
});

test('formats amounts in the language of the texts', () => {
  assert.is(displayMoney(brl('1234.5')).replace(/\s/g, ' '), 'R$ 1.234,50');
});

const LIMITS: [what: string, amount: Money, exceeding: boolean][] = [
  ['the same amount does not exceed it', brl('188.0'), false],
  ['the same amount with more decimals does not exceed it', brl('188.00'), false],
  ['a lower amount does not exceed it', brl('187.99'), false],
  ['zero does not exceed it', brl('0'), false],
  ['a negative amount does not exceed it', brl('-1.0'), false],
  ['one cent more exceeds it', brl('188.01'), true],
  ['another currency exceeds it', { amount: '1.0', currencyCode: 'USD' }, true],
  ['an invalid number exceeds it', brl('188,0'), true],
  ['a number with a thousands separator exceeds it', brl('1,000.00'), true],
  ['a missing amount exceeds it', { currencyCode: 'BRL' } as Money, true],
  ['an empty amount exceeds it', brl(''), true],
  ['a blank amount exceeds it', brl(' '), true],
  ['null exceeds it', brl(null as unknown as string), true],
];

for (const [what, amount, exceeding] of LIMITS)
  test(`limit: ${what}`, () => {
    assert.is(exceeds(amount, brl('188.0')), exceeding);
  });

test('any amount exceeds an invalid limit', () => {
  for (const limit of [brl('nonsense'), brl(''), brl(' '), brl('188,0'), { currencyCode: 'BRL' } as Money])
    assert.is(exceeds(brl('0'), limit), true);
});

test('adds the third decimal of a currency that has one', () => {
  const kwd = (amount: string) => ({ amount, currencyCode: 'KWD' });
  assert.equal(addMoney(kwd('1.234'), kwd('1.1')), kwd('2.334'));
  assert.equal(addMoney(kwd('1.234'), kwd('1.006')), kwd('2.24'));
});

const AMOUNTS: [page: string, amount: string, currencyCode: string, text: string][] = [
  ['pt-BR', '1234', 'JPY', 'JP¥ 1.234'],
  ['pt-BR', '1.2', 'KWD', 'KWD 1,200'],
  ['ja', '1234.0', 'JPY', '￥1,234'],
  ['fr', '1234.5', 'EUR', '1 234,50 €'],
  ['de', '1234.5', 'BRL', '1.234,50 R$'],
  ['de-CH', '1234.5', 'CHF', 'CHF 1’234.50'],
  ['en_US', '1234.5', 'USD', '$1,234.50'],
  ['he', '12.5', 'ILS', '12.50 ₪'],
  // Invalid and unsupported languages fall back to that of the texts.
  ['{{ lang }}', '1.5', 'BRL', 'R$ 1,50'],
  ['', '1.5', 'BRL', 'R$ 1,50'],
  ['tlh', '1.5', 'BRL', 'R$ 1,50'],
];

for (const [page, amount, currencyCode, text] of AMOUNTS)
  test(`formats ${amount} ${currencyCode} as "${text}" on a page in "${page}"`, () => {
    document.documentElement.lang = page;
    const plain = displayMoney({ amount, currencyCode })
      .replace(/\s/g, ' ')
      .replace(/[\u200e\u200f]/g, '')
      // CLDR versions differ in this.
      .replace("'", '’');
    assert.is(plain.trim(), text);
  });

for (const [page, currencyCode, end] of [
  ['ar', 'USD', 'US$\u200e'],
  ['ar', 'BRL', 'R$\u200e'],
  ['ar', 'GBP', 'UK£\u200e'],
  ['he', 'CAD', 'CA$\u200e'],
  ['ar', 'EUR', '€'],
] as const)
  test(`keeps the symbol after the letters of ${currencyCode} in right-to-left text, on a page in ${page}`, () => {
    document.documentElement.lang = page;
    const text = displayMoney({ amount: '9.0', currencyCode });
    assert.ok(text.endsWith(end), JSON.stringify(text));
  });

test('creates one formatter for each currency', () => {
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
