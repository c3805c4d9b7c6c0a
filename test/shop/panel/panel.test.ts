import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper } from '../pages/shopper';
import { createShop, type Shop } from '../server';
import { ACCESS_TOKEN } from '../store/store';
import { takeFault } from '../store/take-fault';
import { LANGUAGES } from '../web/languages';
import { WALLET_NAMES } from '../web/wallets';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.before.each(() => shop.store.reset());
test.after(() => shop.close());

const post = (path: string, json: unknown) => createShopper(shop.url).post(path, { json });
const call = () => fetch(`${shop.url}/wallets/config/amazon_pay`, { method: 'POST', body: '{}' });

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
  await post('/panel/settings', { theme: 'noite' });
  await until('event: settings');
  text = '';
  await post('/panel/faults', { name: 'slow', times: 1 });
  await until('event: settings');
  text = '';
  takeFault(shop.store, 'cart', ['slow']);
  await until('event: settings');
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
    'locale',
    'words',
  ])
    assert.match(text, `name="${name}"`);
});

test('lets the browser remember nothing of its forms', async () => {
  const text = await (await fetch(`${shop.url}/panel`)).text();
  for (const [form] of text.matchAll(/<form[^>]*(data-settings|\/panel\/faults")[^>]*>/g))
    assert.match(form, 'autocomplete="off"');
});

test('leads to every page of the sandbox, to each wallet and to each language', async () => {
  const text = await (await fetch(`${shop.url}/panel`)).text();
  const links = [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'));
  for (const name of WALLET_NAMES.filter(name => name !== 'buy_it_now'))
    assert.ok(links.includes(`/products/cafe-da-serra?recommended=${name}`), name);
  for (const { words, locale } of LANGUAGES)
    assert.ok(links.includes(`/products/cafe-da-serra?locale=${locale}&words=${words}`), words);
  for (const path of ['/gallery', '/shapes', '/collector', '/cart']) assert.ok(links.includes(path), path);
  const shopper = createShopper(shop.url);
  for (const path of new Set(links)) {
    const { status } = await shopper.get(path);
    assert.ok(status < 400, `${path}: ${status}`);
  }
});

test.run();
