import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper } from '../pages/shopper';
import { createShop, type Shop } from '../server';
import { ACCESS_TOKEN } from '../store/store';
import { FAULTS } from './faults';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.before.each(() => shop.store.reset());
test.after(() => shop.close());

const post = (path: string, json: unknown) => createShopper(shop.url).post(path, { json });
const call = () => fetch(`${shop.url}/wallets/config/amazon_pay`, { method: 'POST', body: '{}' });

test('takes the settings named in JSON and keeps the others', async () => {
  const answer = await (await post('/panel/settings', { theme: 'noite', cartWallets: ['paypal'] })).text();
  assert.is(JSON.parse(answer).theme, 'noite');
  assert.equal(shop.store.settings.cartWallets, ['paypal']);
  assert.is(shop.store.settings.country, 'BR');
});

test('changes nothing where a setting is unknown or impossible', async () => {
  for (const wrong of [
    { cor: 'azul' },
    { theme: 'verde' },
    { cartWallets: ['cheque'] },
    { faults: [{ name: 'x' }] },
  ]) {
    assert.is((await post('/panel/settings', { country: 'US', ...wrong })).status, 422);
    assert.is(shop.store.settings.country, 'BR');
  }
});

test('takes a whole form, where what is not ticked is off', async () => {
  shop.store.settings.expiredJwt = true;
  const response = await createShopper(shop.url).post('/panel/settings', { theme: 'bloco', locale: 'pt-PT' });
  assert.is(response.headers.get('location'), '/panel');
  assert.is(shop.store.settings.expiredJwt, false);
  assert.equal(shop.store.settings.cartWallets, []);
  assert.is(shop.store.settings.locale, 'pt-PT');
});

test('moves carts to the market that was chosen', async () => {
  await createShopper(shop.url).post('/cart/add.js', { id: '46448623321341' });
  await post('/panel/settings', { country: 'US' });
  assert.equal(
    [...shop.store.carts.values()].map(({ country }) => country),
    ['US'],
  );
});

for (const name of Object.keys(FAULTS))
  test(`adds the fault ${name}`, async () => {
    await createShopper(shop.url).post('/panel/faults', { name, operations: 'cartCreate, cart', times: '2' });
    assert.equal(shop.store.settings.faults, [{ name, operations: ['cartCreate', 'cart'], times: 2 }]);
  });

test('lets a fault without times last, and takes all away', async () => {
  await post('/panel/faults', { name: 'slow', times: null });
  assert.is(shop.store.settings.faults[0]?.times, Number.POSITIVE_INFINITY);
  await post('/panel/faults/clear', {});
  assert.equal(shop.store.settings.faults, []);
});

test('lists calls newest first, with the headers that matter', async () => {
  await call();
  await fetch(`${shop.url}/services/login_with_shop/authorize`, { headers: { 'X-Wallet-Name': 'ShopPay' } });
  const calls = await (await fetch(`${shop.url}/panel/calls`)).json();
  assert.equal(
    calls.map(({ url, status }: { url: string; status: number }) => [url, status]),
    [
      ['/services/login_with_shop/authorize', 200],
      ['/wallets/config/amazon_pay', 401],
    ],
  );
  assert.is(calls[0].headers['x-wallet-name'], 'ShopPay');
  assert.is(calls[0].headers['user-agent'], undefined);
});

test('streams what has been and what comes', async () => {
  await call();
  const abort = new AbortController();
  const { body } = await fetch(`${shop.url}/panel/events`, { signal: abort.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (part: string) => {
    while (!text.includes(part)) text += (await reader?.read())?.value ?? '';
  };
  await until('"number":0');
  await call();
  await until('"number":1');
  text = '';
  shop.store.reset();
  await until('event: reset');
  abort.abort();
});

test('asks for the token before it hands out a configuration', async () => {
  const headers = { 'X-Shopify-Storefront-Access-Token': ACCESS_TOKEN, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ checkout_url: 'a', checkout_cancel_url: 'b', cart_id: 'c' });
  for (const name of ['optimus', 'amazon_pay']) {
    const path = `${shop.url}/wallets/config/${name}`;
    assert.equal(await (await fetch(path, { method: 'POST', body })).json(), { error: 'unauthorized' });
    const config = await (await fetch(path, { method: 'POST', body, headers })).json();
    assert.match(config.createCheckoutSessionConfig.payloadJSON, '"checkoutReviewReturnUrl":"a"');
    const missing = await (await fetch(path, { method: 'POST', body: '{}', headers })).json();
    assert.match(missing.error, 'checkout_url');
  }
});

test('draws the panel with every choice', async () => {
  const text = await (await fetch(`${shop.url}/panel`)).text();
  for (const name of [
    'country',
    'theme',
    'script',
    'origin',
    'recommended',
    'cartWallets',
    'googlePaySdk',
    'expiredJwt',
    'otlp',
    'analytics',
    'errors',
    'collectorOrigin',
    'collector',
    'consent',
    'watched',
  ])
    assert.match(text, `name="${name}"`);
});

test.run();
