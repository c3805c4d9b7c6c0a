import '../../test/run/dom';
import * as assert from 'uvu/assert';
import { test } from '../../test/run/suite';
import { formatAmount, getSheetLanguage, getSheetMessage, toLanguage } from './sheet-messages';

const root = document.documentElement;
for (const [locale, name] of [
  [null, 'pt-br'],
  ['', 'pt-br'],
  ['pt', 'pt-br'],
  ['pt_PT', 'pt-br'],
  ['en_US', 'en'],
  ['zh_TW', 'en'],
  ['__proto__', 'en'],
] as const)
  test(`maps ${locale} to ${name}`, () => {
    assert.is(toLanguage(locale).name, name);
  });

test('uses the current language of the page', () => {
  root.lang = 'en-GB';
  assert.is(getSheetMessage('payNow'), 'Pay');
  root.lang = 'pt-BR';
  assert.is(getSheetMessage('payNow'), 'Pagar');
});

test('is in English, from left to right, on a page in another language', () => {
  root.lang = 'he';
  assert.is(getSheetMessage('payNow'), 'Pay');
  assert.equal(getSheetLanguage(), { name: 'en', dir: 'ltr' });
});

for (const [lang, amount, text] of [
  ['pt-BR', '42.90', 'R$\u00a042,90'],
  ['en', '-1.005', '-R$1.00'],
] as const)
  test(`formats an amount in ${lang}: ${amount}`, () => {
    root.lang = lang;
    assert.is(formatAmount(amount, 'BRL'), text);
  });

test.run();
