import { runInNewContext } from 'node:vm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createShop, type Shop } from '../../server';
import { SHOPPERS } from './shoppers';

const test = suite('shop’s sign-in page');
let shop: Shop;

test.before(async () => {
  shop = await createShop();
});
test.after(() => shop.close());

interface Asked {
  target?: string;
  flow?: string;
  /** Query string of the page around the iframe. */
  page?: string;
  cookie?: string;
}

/** What the page around the iframe gets, and to whom it is addressed. */
async function ask({ target = shop.url, flow = 'shop_pay_button', page = '', cookie = '' }: Asked) {
  const query = new URLSearchParams({ target_origin: target, flow });
  const response = await fetch(`${shop.url}/services/login_with_shop/authorize?${query}`, {
    headers: { referer: `${shop.url}/products/x?${page}`, cookie },
  });
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(await response.text()) ?? [];
  const posted: [message: object, origin: string][] = [];
  const parent = { postMessage: (...message: (typeof posted)[number]) => posted.push(message) };
  runInNewContext(script, { parent });
  // Through JSON, because another realm's objects are no equals of ours.
  return { response, posted: JSON.parse(JSON.stringify(posted)) };
}

for (const [name, { messages, ...shopper }] of Object.entries(SHOPPERS)) {
  test(`says to the shop what it knows of a shopper who is ${name}`, async () => {
    const { response, posted } = await ask({ page: `shop-pay-sandbox=${name}` });
    assert.equal(
      posted,
      messages.map(message => [message, shop.url]),
    );
    assert.is(response.status, 'status' in shopper ? shopper.status : 200);
  });

  test(`takes ${name} from the visitor's cookie, too`, async () => {
    const { posted } = await ask({ cookie: `shop-pay-sandbox=${name}` });
    assert.is(posted.length, messages.length);
  });
}

test('says that it is there before anything else', () => {
  for (const { messages } of Object.values(SHOPPERS)) {
    const [first] = messages as { type: string }[];
    if (first) assert.is(first.type, 'loaded');
  }
});

test('says with a type of its own that the shopper is known, is not known, and that it failed', () => {
  const last = (name: keyof typeof SHOPPERS) => SHOPPERS[name].messages.at(-1)?.type;
  assert.is(last('known'), 'shop_user_matched');
  assert.is(last('unknown'), 'shop_user_not_matched');
  assert.is(last('error'), 'error');
});

test('knows nobody unless it is told', async () => {
  for (const page of ['', 'shop-pay-sandbox=', 'shop-pay-sandbox=toString', 'shop-pay-sandbox=nobody']) {
    const { posted } = await ask({ page });
    assert.is(posted.at(-1)[0].type, 'shop_user_not_matched');
  }
});

test('takes the query string rather than the cookie', async () => {
  const { posted } = await ask({ page: 'shop-pay-sandbox=known', cookie: 'shop-pay-sandbox=error' });
  assert.is(posted.at(-1)[0].type, 'shop_user_matched');
});

test('says nothing to another origin, and nothing for another purpose', async () => {
  const page = 'shop-pay-sandbox=known';
  for (const asked of [{ target: 'https://evil.example' }, { target: '' }, { flow: 'discount' }])
    assert.equal((await ask({ page, ...asked })).posted, []);
});

test('has an origin of its own where the shopper is foreign, and only there', async () => {
  for (const name of Object.keys(SHOPPERS)) {
    const { response } = await ask({ page: `shop-pay-sandbox=${name}` });
    const policy = response.headers.get('content-security-policy');
    assert.is(policy, name === 'foreign' ? 'sandbox allow-scripts' : null);
  }
});

test('stands on the list of calls', async () => {
  shop.store.calls.length = 0;
  await ask({});
  assert.match(shop.store.calls[0]?.url ?? '', '/services/login_with_shop/authorize?target_origin=');
});

test.run();
