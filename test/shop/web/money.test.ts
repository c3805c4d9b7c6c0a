import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatMoney } from './money';

for (const [locale, text] of [
  ['pt-BR', 'R$\u00a042,90'],
  ['de', '42,90\u00a0R$'],
  ['xx-unknown', 'R$\u00a042,90'],
] as const)
  test(`writes an amount as ${locale} does`, () => {
    assert.is(formatMoney(4290, 'BRL', locale), text);
  });

for (const locale of ['ar', 'he'])
  test(`keeps the sign of a currency behind its letter in ${locale}`, () => {
    assert.match(formatMoney(4290, 'BRL', locale), 'R$\u200e');
    assert.not.match(formatMoney(4290, 'EUR', locale), '\u200e€');
  });

test.run();
