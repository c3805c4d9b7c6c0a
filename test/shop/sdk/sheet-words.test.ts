import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatAmount, getSheetLanguage, sayInSheet } from './sheet-words';

const root = document.documentElement;
test.after.each(() => {
  root.lang = 'pt-BR';
});

test('speaks the language that the page has now', () => {
  root.lang = 'de-AT';
  assert.is(sayInSheet('payNow'), 'Bezahlen');
  root.lang = 'he';
  assert.is(sayInSheet('payNow'), 'תשלום');
  assert.is(getSheetLanguage().dir, 'rtl');
});

test('is Brazilian where the page names no language', () => {
  root.removeAttribute('lang');
  assert.is(sayInSheet('payNow'), 'Pagar');
});

for (const [lang, amount, text] of [
  ['pt-BR', '42.90', 'R$\u00a042,90'],
  ['en', '-1.005', '-R$1.00'],
  ['fr', '0', '0,00\u00a0R$'],
] as const)
  test(`writes ${amount} as ${lang} does`, () => {
    root.lang = lang;
    assert.is(formatAmount(amount, 'BRL'), text);
  });

test.run();
