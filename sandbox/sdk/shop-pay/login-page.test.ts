import { runInNewContext } from 'node:vm';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShop, type Shop } from '../../server/server';

let shop: Shop;

test.before(async () => {
  shop = await createShop();
});
test.after(() => shop.close());

interface Visit {
  target?: string;
  flow?: string;
  /** Query string of the page around the iframe. */
  page?: string;
  cookie?: string;
}

/** Returns the types that the iframe posts, and their target. */
async function visit({ target = shop.url, flow = 'shop_pay_button', page = '', cookie = '' }: Visit) {
  const query = new URLSearchParams({ target_origin: target, flow });
  const response = await fetch(`${shop.url}/services/login_with_shop/authorize?${query}`, {
    headers: { referer: `${shop.url}/products/x?${page}`, cookie },
  });
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(await response.text()) ?? [];
  const types: string[] = [];
  const postMessage = ({ type }: { type: string }, origin: string) => types.push(`${type} to ${origin}`);
  runInNewContext(script, { parent: { postMessage } });
  return types.map(type => type.replace(` to ${shop.url}`, ''));
}

const MATCHED = ['loaded', 'shop_user_matched'];

test('posts to the shop whether the shopper is known', async () => {
  assert.equal(await visit({}), ['loaded', 'shop_user_not_matched']);
  assert.equal(await visit({ page: 'shop-pay-sandbox=toString' }), ['loaded', 'shop_user_not_matched']);
  assert.equal(await visit({ cookie: 'shop-pay-sandbox=known' }), MATCHED);
  const page = 'shop-pay-sandbox=known';
  assert.equal(await visit({ page, cookie: 'shop-pay-sandbox=error' }), MATCHED);
});

test('posts nothing to another origin or for another flow', async () => {
  const page = 'shop-pay-sandbox=known';
  for (const wrong of [{ target: 'https://evil.example' }, { target: '' }, { flow: 'discount' }])
    assert.equal(await visit({ page, ...wrong }), []);
});

test.run();
