import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShop, type Shop } from '../server';
import { say } from '../words/say';
import { FILE_LANGUAGES, LANGUAGES } from './languages';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.after(() => shop.close());

for (const { words, locale, title } of LANGUAGES)
  test(`opens the shop with its buttons in ${title}`, async () => {
    const page = await fetch(`${shop.url}/products/cafe-da-serra?locale=${locale}&words=${words}`);
    const text = await page.text();
    const dir = ['ar', 'he'].includes(words) ? 'rtl' : 'ltr';
    assert.match(text, `<html lang="${locale}" dir="${dir}"`);
    assert.match(text, `/dist/portable-wallets.${words}.js"`);
    assert.match(text, `buyer-locale="${locale}"`);
    for (const word of ['addToCart', 'quantity', 'products', 'cart'] as const)
      assert.match(text, `>${say({ words }, word)}<`);
    // Each would be compressed otherwise, for this one time.
    const headers = { 'accept-encoding': 'identity' };
    const file = await fetch(`${shop.url}/dist/portable-wallets.${words}.js`, { headers });
    assert.is(file.status, 200);
  });

test('has each language once, under the name that its file has', () => {
  const names = LANGUAGES.map(({ words }) => words);
  assert.is(new Set(names).size, names.length);
  for (const name of names) assert.ok(FILE_LANGUAGES.includes(name));
});

test.run();
