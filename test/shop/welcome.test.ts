import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSandbox } from './open-sandbox';
import { createShopper } from './pages/shopper';
import { createShop, type Shop } from './server';
import { WALLET_NAMES } from './web/wallets';
import { refusal, welcome } from './welcome';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.after(() => shop.close());

const readPaths = () =>
  [...welcome(shop).matchAll(/http:\S+/g)]
    .map(([url]) => new URL(url))
    .filter(({ origin }) => origin === shop.url);

test('leads to pages that are there', async () => {
  const paths = readPaths().map(({ pathname, search }) => pathname + search);
  for (const path of ['/panel', '/gallery', '/shapes', '/collector']) assert.ok(paths.includes(path), path);
  for (const path of paths) {
    const shopper = createShopper(shop.url);
    let answer = await shopper.get(path);
    while (answer.headers.has('location'))
      answer = await shopper.get(answer.headers.get('location') as string);
    assert.is(answer.status, 200, path);
  }
});

test('leads to a cart that has something in it', async () => {
  const [cart] = readPaths().filter(({ pathname }) => /^\/cart\/\d/.test(pathname));
  assert.ok(cart);
  const shopper = createShopper(shop.url);
  const added = await shopper.get(cart.pathname + cart.search);
  const page = await shopper.get(added.headers.get('location') as string);
  assert.match(await page.text(), 'data-testid="line"');
});

test('leads to a product page of each wallet', async () => {
  const wallets = readPaths().flatMap(({ searchParams }) => searchParams.get('recommended') ?? []);
  assert.equal(
    wallets,
    WALLET_NAMES.map(name => (name === 'buy_it_now' ? 'null' : name)),
  );
});

test('says where the second origin is', () => {
  assert.match(
    welcome({ url: 'http://127.0.0.1:4000', otherUrl: 'http://127.0.0.1:4001' }),
    /http:\/\/127\.0\.0\.1:4001\n {2}on the next port/,
  );
});

test('says in one line that PORT is no port', async () => {
  for (const wrong of ['65535', 'abc'])
    assert.is(
      await openSandbox(wrong),
      `PORT=${wrong} is no port that has another one after it: choose a number from 1024 to 65534.`,
    );
});

test('keeps quiet about our own mistakes', () => {
  assert.is(refusal(new TypeError('x is null'), '4000'), undefined);
});

test.run();
