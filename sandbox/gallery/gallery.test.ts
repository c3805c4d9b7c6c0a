import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper } from '../../test/fakes/shopper';
import { createShop, type Shop } from '../server/server';
import { WALLET_NAMES } from '../server/web/wallets';
import { DEFAULT_FILTERS, OPTIONS, PARTS, readFilters, toQuery } from './filters';
import { toCss } from './look';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.after(() => shop.close());

const read = async (path: string) => (await fetch(shop.url + path)).text();

const readSources = async (query: string) =>
  [...(await read(`/gallery${query}`)).matchAll(/<iframe[^>]* src="([^"]*)"/g)].map(([, source = '']) =>
    source.replaceAll('&amp;', '&'),
  );

test('shows every wallet at rest in one theme by default', async () => {
  assert.equal(await readSources(''), ['/gallery/states?theme=aurora&state=rest']);
});

test('renders a frame for each theme and window', async () => {
  assert.equal(await readSources('?view=widths&theme=all'), [
    ...['aurora', 'noite', 'bloco'].flatMap(theme => Array(2).fill(`/gallery/widths?theme=${theme}`)),
  ]);
  const text = await read('/gallery?view=widths&width=390');
  assert.match(text, 'width: 390px"');
  assert.not.match(text, 'width: 1280px"');
});

test('passes a frame the filters of its view, and no other', async () => {
  const query = '&wallet=paypal&state=busy&theme=noite&language=zh-cn';
  for (const [view, source] of [
    ['states', 'theme=noite&wallet=paypal&state=busy&locale=zh-CN&scriptLanguage=zh-cn'],
    ['grids', 'theme=noite&locale=zh-CN&scriptLanguage=zh-cn'],
    ['skeletons', 'theme=noite'],
    ['backgrounds', 'theme=aurora&wallet=paypal&locale=zh-CN&scriptLanguage=zh-cn'],
  ])
    assert.equal(await readSources(`?view=${view}${query}`), [`/gallery/${view}?${source}`]);
});

test('links to every view with the filters, and hides those that do not apply', async () => {
  const text = await read('/gallery?wallet=paypal&theme=noite');
  for (const { name } of Object.values(PARTS)) assert.match(text, `>${name}</a>`);
  assert.match(text, 'href="?view=grids&amp;wallet=paypal&amp;theme=noite"');
  assert.match(await read('/gallery?view=grids'), '<label hidden>Wallet');
});

test('writes non-default filters into the URL, and reads it back', () => {
  assert.is(toQuery(DEFAULT_FILTERS), '?');
  for (const [name, options] of Object.entries(OPTIONS))
    for (const [value] of options) {
      const filters = { ...DEFAULT_FILTERS, [name]: value };
      assert.equal(readFilters(new URLSearchParams(toQuery(filters))), filters);
    }
});

test('replaces an invalid filter by the default', () => {
  assert.equal(
    readFilters(new URLSearchParams('view=x&wallet=cheque&state=__proto__&width=1')),
    DEFAULT_FILTERS,
  );
});

test('shows one wallet in one state', async () => {
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

test('fills the cart of a visitor without one, and keeps a filled one', async () => {
  const shopper = createShopper(shop.url);
  await shopper.get('/gallery');
  const [cookie] = shopper.cookies.values();
  await shopper.get('/gallery/grids');
  assert.equal([...shopper.cookies.values()], [cookie]);
  assert.is([...shop.store.carts.values()].at(-1)?.lines.length, 1);
});

test('does not load the script for skeletons', async () => {
  assert.not.match(await read('/gallery/skeletons'), '/dist/');
  assert.match(await read('/gallery/grids'), '/dist/portable-wallets.js');
});

test('responds with 404 to an unknown view', async () => {
  assert.is((await fetch(`${shop.url}/gallery/nada`)).status, 404);
});

const plain = { properties: [], direction: '', dir: '' };

test('writes CSS only for properties that differ from the default', () => {
  assert.match(toCss(plain), /^\/\* All properties have their default/);
  assert.is(
    toCss({ ...plain, properties: [['row-gap', '12px']] }),
    'shopify-accelerated-checkout,\nshopify-accelerated-checkout-cart {\n  --shopify-accelerated-checkout-row-gap: 12px;\n}\n',
  );
});

test('writes the class and the direction into comments of the style sheet', () => {
  assert.is(
    toCss({ ...plain, direction: 'vertical', dir: 'rtl' }),
    '/* <div class="additional-checkout-buttons additional-checkout-buttons--vertical"> */\n\n/* <html dir="rtl"> */\n',
  );
});

test.run();
