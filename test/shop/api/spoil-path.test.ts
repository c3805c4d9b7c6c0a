import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShop } from '../server';
import type { FaultName } from '../store/types';

const shop = await createShop();
test.after(() => shop.close());
test.before.each(() => shop.store.reset());

const spoil = (name: FaultName, operations: string[]) =>
  shop.store.settings.faults.push({ name, operations, times: 1 });

/** The status of a path; 0 where its answer never came whole. */
const meet = async (path: string, url = shop.url) =>
  fetch(url + path)
    .then(async response => ((await response.text()) ? response.status : 0))
    .catch(() => 0);

const SPOILED: [name: FaultName, status: number][] = [
  ['refused', 0],
  ['cut', 0],
  ['http_500', 500],
  ['http_429', 429],
  ['html', 200],
];

for (const [name, status] of SPOILED)
  test(`${name} spoils the next answer to what begins like this, and is gone`, async () => {
    spoil(name, ['/products/']);
    assert.is(await meet('/cart'), 200);
    assert.is(await meet('/products/cafe-da-serra'), status);
    assert.equal(shop.store.settings.faults, []);
    assert.is(await meet('/products/cafe-da-serra'), 200);
  });

test('spoils the files of the other origin, too', async () => {
  spoil('http_500', ['/sdk/paypal.js']);
  assert.is(await meet('/sdk/paypal.js', shop.otherUrl), 500);
});

test('a page in the place of a script is none', async () => {
  spoil('html', ['/sdk/']);
  const response = await fetch(`${shop.url}/sdk/google-pay.js`);
  assert.match(response.headers.get('content-type') ?? '', 'text/html');
});

test('leaves pages alone where a fault names operations, or nothing', async () => {
  spoil('http_500', ['cartCreate']);
  spoil('http_500', []);
  assert.is(await meet('/cart'), 200);
  assert.is(shop.store.settings.faults.length, 2);
});

test.run();
