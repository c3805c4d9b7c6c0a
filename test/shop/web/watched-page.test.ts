import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShop, type Shop } from '../server';
import { NO_CONTENT } from './no-content';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.before.each(() => shop.store.reset());
test.after(() => shop.close());

const readPage = async (query: string) => (await fetch(`${shop.url}/products/cafe-da-serra${query}`)).text();

test('a page has the watching script before all others, where the shop is watched alone', async () => {
  assert.not.match(await readPage(''), '/complaints');
  const [, first = ''] = (await readPage('?watched=true')).split('<script>');
  assert.match(first, "'/complaints'");
});

test('keeps what pages complain of, until it is reset', async () => {
  await fetch(`${shop.url}/complaints`, { method: 'POST', body: 'Uncaught Error: one' });
  assert.equal(shop.store.complaints, ['Uncaught Error: one']);
  shop.store.reset();
  assert.equal(shop.store.complaints, []);
});

test('has a path that leads to no page', async () => {
  assert.is((await fetch(shop.url + NO_CONTENT)).status, 204);
});

test.run();
