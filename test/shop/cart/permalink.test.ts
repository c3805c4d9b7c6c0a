import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper, type Shopper } from '../pages/shopper';
import { createShop, type Shop } from '../server';

const COFFEE = 46448623321341;
const MUG = 46448788275453;

let shop: Shop;
let shopper: Shopper;
test.before(async () => {
  shop = await createShop();
});
test.before.each(() => {
  shop.store.reset();
  shopper = createShopper(shop.url);
});
test.after(() => shop.close());

async function readLines(): Promise<[id: number, quantity: number][]> {
  const { items } = (await (await shopper.get('/cart.js')).json()) as {
    items: { id: number; quantity: number }[];
  };
  return items.map(({ id, quantity }) => [id, quantity]);
}

test('leads to the same cart however often it is followed', async () => {
  for (const visit of ['first', 'second']) {
    const answer = await shopper.get(`/cart/${COFFEE}:2,${MUG}:1?storefront=true`);
    assert.is(answer.headers.get('location'), '/cart', visit);
    assert.equal(
      await readLines(),
      [
        [COFFEE, 2],
        [MUG, 1],
      ],
      visit,
    );
  }
  assert.is(shop.store.carts.size, 1);
});

test('keeps what its address replaces', async () => {
  const answer = await shopper.get(`/cart/${COFFEE}:1?storefront=true&theme=noite`);
  assert.is(answer.headers.get('location'), '/cart?theme=noite');
});

test('leads to the checkout where it does not ask for the cart', async () => {
  const answer = await shopper.get(`/cart/${COFFEE}:1`);
  assert.match(answer.headers.get('location') ?? '', /^\/cart\/c\/\w/);
});

test('says why a line can’t be had, and leaves the cart as it was', async () => {
  await shopper.get(`/cart/${COFFEE}:1?storefront=true`);
  for (const [lines, status] of [
    [`${MUG}:1,1:1`, 404],
    [`${MUG}:3`, 422],
    [`${MUG}:0`, 422],
  ] as const) {
    assert.is((await shopper.get(`/cart/${lines}?storefront=true`)).status, status, lines);
    assert.equal(await readLines(), [[COFFEE, 1]], lines);
  }
});

test.run();
