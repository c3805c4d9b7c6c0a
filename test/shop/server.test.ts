import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShop } from './server';

const shop = await createShop();
test.after(() => shop.close());

test('takes an address that begins with more slashes than one for a path of its own', async () => {
  assert.is((await fetch(`${shop.url}//`)).status, 200);
  assert.is((await fetch(`${shop.url}//elsewhere`)).status, 404);
});

test.run();
