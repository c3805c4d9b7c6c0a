import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper } from '../../test/fakes/shopper';
import { openSandbox, welcome } from './open-sandbox';
import { createShop, type Shop } from './server';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.after(() => shop.close());

const readPaths = () =>
  [...welcome(shop).matchAll(/http:\S+/g)]
    .map(([url]) => new URL(url))
    .filter(({ origin }) => origin === shop.url);

test('prints only URLs of existing pages', async () => {
  const paths = readPaths().map(({ pathname, search }) => pathname + search);
  for (const path of ['/panel', '/gallery', '/shapes', '/panel/collector'])
    assert.ok(paths.includes(path), path);
  for (const path of paths) {
    const shopper = createShopper(shop.url);
    let answer = await shopper.get(path);
    while (answer.headers.has('location'))
      answer = await shopper.get(answer.headers.get('location') as string);
    assert.is(answer.status, 200, path);
  }
});

test('opens on the next free ports if one is in use', async () => {
  const { port } = new URL(shop.url);
  const next = await openSandbox(port);
  if (typeof next === 'string') throw new Error(next);
  await next.close();
  const taken = [shop.url, shop.otherUrl].map(url => Number(new URL(url).port));
  const [first = 0, second] = [next.url, next.otherUrl].map(url => Number(new URL(url).port));
  assert.ok(first > Number(port) && !taken.includes(first), String(first));
  assert.is(second, first + 1);
});

test('prints one line for an invalid PORT', async () => {
  for (const wrong of ['65535', 'abc'])
    assert.is(
      await openSandbox(wrong),
      `PORT=${wrong} is not a valid port. Set a number from 1024 to 65534.`,
    );
});

test.run();
