import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper } from '../pages/shopper';
import { createShop, type Shop } from '../server';
import { WALLET_NAMES } from '../web/wallets';
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
  for (const { name } of PROPERTIES) {
    assert.match(text, `<label for="${name}">`);
    assert.match(text, `<code>${name}</code> · padrão`);
  }
});

test('has every part in every theme, and windows of each width', async () => {
  const text = await read('/gallery');
  for (const [name, { themes = ['aurora', 'noite', 'bloco'], widths = [] }] of Object.entries(PARTS)) {
    for (const theme of themes) assert.match(text, `src="/gallery/${name}?theme=${theme}"`);
    for (const width of widths) assert.match(text, `width: ${width}px"`);
  }
});

test('shows every wallet in each state', async () => {
  const text = await read('/gallery/states');
  for (const name of WALLET_NAMES.filter(name => name !== 'buy_it_now'))
    assert.is(text.split(`&quot;name&quot;:&quot;${name}&quot;`).length - 1, 4, name);
  for (const caption of ['em repouso', 'desabilitada', 'ocupada', 'esgotada'])
    assert.is(text.split(`<figcaption>${caption}`).length - 1, WALLET_NAMES.length);
});

test('shows grids of one to seven wallets on both sides of each width that matters', async () => {
  const text = await read('/gallery/grids');
  const shown = [...text.matchAll(/<figcaption>(\d) carteiras? em (\d+) px/g)].map(([, count, width]) =>
    [count, width].join(' in '),
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

const plain = { properties: [], direction: '', dir: 'ltr' };

test('writes as CSS what differs from the default, and nothing else', () => {
  assert.match(toCss(plain), /^\/\* Tudo no padrão/);
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
