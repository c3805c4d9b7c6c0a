import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buttonProperties } from '../../../build/styling.mjs';
import { createShopper } from '../pages/shopper';
import { createShop, type Shop } from '../server';
import { WALLET_NAMES } from '../web/wallets';
import { OPTIONS, readFilters, toQuery, USUAL } from './filters';
import { PARTS } from './parts';
import { PROPERTIES } from './properties';
import { toCss } from './script/css';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.after(() => shop.close());

const read = async (path: string) => (await fetch(shop.url + path)).text();

test('has a control with its default for each of the eleven properties', async () => {
  const text = await read('/gallery');
  assert.is(PROPERTIES.length, 11);
  assert.equal(PROPERTIES.map(({ name }) => name).sort(), buttonProperties.map(({ name }) => name).sort());
  for (const property of PROPERTIES) {
    const { name } = property;
    const shown = property.kind === 'range' ? `${property.default}${property.unit}` : property.default;
    const documented = buttonProperties.find(known => known.name === name)?.default.split(',')[0];
    assert.is(shown.replace(/^0\./, '.'), documented, name);
    assert.match(text, `<label for="${name}">`);
    assert.match(text, `<code>${name}</code> · default`);
  }
});

const readSources = async (query: string) =>
  [...(await read(`/gallery${query}`)).matchAll(/<iframe[^>]* src="([^"]*)"/g)].map(([, source = '']) =>
    source.replaceAll('&amp;', '&'),
  );

test('shows one screen as usual: every wallet at rest in one theme', async () => {
  assert.equal(await readSources(''), ['/gallery/states?theme=aurora&state=rest']);
});

test('has a frame for each theme and each window that its address asks for', async () => {
  assert.equal(await readSources('?view=widths&theme=all'), [
    ...['aurora', 'noite', 'bloco'].flatMap(theme => Array(2).fill(`/gallery/widths?theme=${theme}`)),
  ]);
  const text = await read('/gallery?view=widths&width=390');
  assert.match(text, 'width: 390px"');
  assert.not.match(text, 'width: 1280px"');
});

test('hands a frame the filters that its view heeds, and no other', async () => {
  const query = '&wallet=paypal&state=busy&theme=noite&language=zh-cn';
  for (const [view, source] of [
    ['states', 'theme=noite&wallet=paypal&state=busy&locale=zh-CN&words=zh-cn'],
    ['grids', 'theme=noite&locale=zh-CN&words=zh-cn'],
    ['skeletons', 'theme=noite'],
    ['backgrounds', 'theme=aurora&wallet=paypal&locale=zh-CN&words=zh-cn'],
  ])
    assert.equal(await readSources(`?view=${view}${query}`), [`/gallery/${view}?${source}`]);
});

test('has every view behind a link that keeps the filters, and hides those that it does not heed', async () => {
  const text = await read('/gallery?wallet=paypal&theme=noite');
  for (const view of Object.keys(PARTS)) assert.match(text, `data-view="${view}"`);
  assert.match(text, 'href="?view=grids&amp;wallet=paypal&amp;theme=noite"');
  assert.match(await read('/gallery?view=grids'), '<label hidden>Wallet');
});

test('says in an address what is not as usual, and reads it back', () => {
  assert.is(toQuery(USUAL), '?');
  for (const [name, options] of Object.entries(OPTIONS))
    for (const [value] of options) {
      const filters = { ...USUAL, [name]: value };
      assert.equal(readFilters(new URLSearchParams(toQuery(filters))), filters);
    }
});

test('takes what cannot be as usual', () => {
  assert.equal(readFilters(new URLSearchParams('view=x&wallet=cheque&state=__proto__&width=1')), USUAL);
});

test('shows one wallet in one state where that is asked for', async () => {
  const text = await read('/gallery/states?wallet=paypal&state=sold-out');
  assert.is(text.split('<figure').length - 1, 1);
  assert.match(text, '<figcaption lang="en">PayPal');
  assert.match(text, '&quot;name&quot;:&quot;paypal&quot;');
});

test('shows every wallet in each state', async () => {
  const text = await read('/gallery/states');
  for (const name of WALLET_NAMES.filter(name => name !== 'buy_it_now'))
    assert.is(text.split(`&quot;name&quot;:&quot;${name}&quot;`).length - 1, 4, name);
  for (const caption of ['at rest', 'disabled', 'busy', 'sold out'])
    assert.is(text.split(`<figcaption lang="en">${caption}<`).length - 1, WALLET_NAMES.length);
});

test('shows grids of one to seven wallets on both sides of each width that matters', async () => {
  const text = await read('/gallery/grids');
  const shown = [...text.matchAll(/<figcaption lang="en">(\d) wallets? in (\d+) px/g)].map(
    ([, count, width]) => [count, width].join(' in '),
  );
  assert.equal(shown, [
    '1 in 320',
    '2 in 210',
    '2 in 211',
    '3 in 320',
    '3 in 321',
    '4 in 430',
    '4 in 431',
    '5 in 540',
    '5 in 541',
    '6 in 700',
    '7 in 700',
  ]);
});

test('fills the cart of a visitor who has none, and leaves one that is filled', async () => {
  const shopper = createShopper(shop.url);
  await shopper.get('/gallery');
  const [cookie] = shopper.cookies.values();
  await shopper.get('/gallery/grids');
  assert.equal([...shopper.cookies.values()], [cookie]);
  assert.is([...shop.store.carts.values()].at(-1)?.lines.length, 1);
});

test('leaves the script out where the skeletons are', async () => {
  assert.not.match(await read('/gallery/skeletons'), '/dist/');
  assert.match(await read('/gallery/grids'), '/dist/portable-wallets.js');
});

test('answers 404 for a part that it does not have', async () => {
  assert.is((await fetch(`${shop.url}/gallery/nada`)).status, 404);
});

const plain = { properties: [], direction: '', dir: '' };

test('writes as CSS what differs from the default, and nothing else', () => {
  assert.match(toCss(plain), /^\/\* Everything is the default/);
  assert.is(
    toCss({ ...plain, properties: [['row-gap', '12px']] }),
    'shopify-accelerated-checkout,\nshopify-accelerated-checkout-cart {\n  --shopify-accelerated-checkout-row-gap: 12px;\n}\n',
  );
});

test('says the class and the direction in words that do no harm in a style sheet', () => {
  assert.is(
    toCss({ ...plain, direction: 'vertical', dir: 'rtl' }),
    '/* <div class="additional-checkout-buttons additional-checkout-buttons--vertical"> */\n\n/* <html dir="rtl"> */\n',
  );
});

test.run();
