import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readLocales } from '../../../build/locales.mjs';
import { createShop, type Shop } from '../server';
import { LANGUAGES } from './languages';
import { formatMoney } from './money';

const locales = await readLocales();

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.after(() => shop.close());

test('opens the shop in each language of the script, in its direction', async () => {
  for (const { name, locale } of LANGUAGES) {
    const page = await fetch(`${shop.url}/products/cafe-da-serra?locale=${locale}&scriptLanguage=${name}`);
    const text = await page.text();
    assert.match(text, `<html lang="${locale}" dir="${locales[name]?.page.dir}"`);
    assert.match(text, `/dist/portable-wallets.${name}.js"`);
    assert.match(text, `buyer-locale="${locale}"`);
  }
});

for (const [locale, text] of [
  ['pt-BR', 'R$\u00a042,90'],
  ['de', '42,90\u00a0R$'],
  ['xx-unknown', 'R$\u00a042,90'],
] as const)
  test(`formats an amount in ${locale}`, () => {
    assert.is(formatMoney(4290, 'BRL', locale), text);
  });

for (const locale of ['ar', 'he'])
  test(`keeps the currency symbol after its letter in ${locale}`, () => {
    assert.match(formatMoney(4290, 'BRL', locale), 'R$\u200e');
    assert.not.match(formatMoney(4290, 'EUR', locale), '\u200e€');
  });

test.run();
