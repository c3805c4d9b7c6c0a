import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShop, type Shop } from '../server';
import { ACCESS_TOKEN } from '../store/store';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.after(() => shop.close());

const query = 'mutation cartCreate { cartCreate(input: {}) { cart { checkoutUrl } } }';

for (const [page, kept] of [
  ['/products/x?locale=fr&words=fr&variant=1&theme=verde', '&locale=fr&words=fr'],
  ['/cart', ''],
  ['https://elsewhere.example/?theme=noite', ''],
  ['nonsense', ''],
] as const)
  test(`leads from ${page} to the checkout with “${kept}” of the page’s address`, async () => {
    const answer = await fetch(`${shop.url}/api/unstable/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': ACCESS_TOKEN,
        Referer: page.startsWith('/') ? shop.url + page : page,
      },
      body: JSON.stringify({ query }),
    });
    const { data } = await answer.json();
    assert.match(data.cartCreate.cart.checkoutUrl, RegExp(`/cart/c/\\w+\\?key=[0-9a-f]+${kept}$`));
  });

test.run();
