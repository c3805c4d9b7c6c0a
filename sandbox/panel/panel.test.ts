import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper } from '../../test/fakes/shopper';
import { createShop, type Shop } from '../server/server';
import { ACCESS_TOKEN, takeFault } from '../server/store/store';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.before.each(() => shop.store.reset());
test.after(() => shop.close());

const post = (path: string, json: unknown) => createShopper(shop.url).post(path, { json });
const postForm = (path: string, form: Record<string, string>) => createShopper(shop.url).post(path, form);
const read = async (path: string) => (await fetch(shop.url + path)).text();

test('streams past and new calls with the headers of the script, and each change', async () => {
  const call = () => fetch(`${shop.url}/wallets/config/amazon_pay`, { method: 'POST', body: '{}' });
  await call();
  const abort = new AbortController();
  const { body } = await fetch(`${shop.url}/panel/events`, { signal: abort.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (part: string) => {
    while (!text.includes(part)) text += (await reader?.read())?.value ?? '';
    text = text.slice(text.indexOf(part) + part.length);
  };
  await until('"number":0');
  await until('event: change');
  await fetch(`${shop.url}/services/login_with_shop/authorize`, { headers: { 'X-Wallet-Name': 'ShopPay' } });
  await until('"number":1');
  await until('x-wallet-name: ShopPay');
  await post('/panel/settings', { theme: 'noite' });
  await until('event: change');
  await post('/panel/faults', { name: 'slow', times: 1 });
  await until('event: change');
  takeFault(shop.store, 'cart', ['slow']);
  await until('event: change');
  shop.store.reset();
  await until('event: reset');
  abort.abort();
  assert.not.match(text, 'user-agent');
});

test('requires the token for a wallet configuration', async () => {
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

test('has no broken link', async () => {
  const text = await read('/panel');
  const links = [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'));
  const shopper = createShopper(shop.url);
  for (const path of new Set(links)) {
    const { status } = await shopper.get(path);
    assert.ok(status < 400, `${path}: ${status}`);
  }
});

test('sets only the settings in JSON', async () => {
  const answer = await (await post('/panel/settings', { theme: 'noite', cartWallets: ['paypal'] })).text();
  assert.is(JSON.parse(answer).theme, 'noite');
  assert.equal(shop.store.settings.cartWallets, ['paypal']);
  assert.is(shop.store.settings.country, 'BR');
});

test('sets a whole form, in which unchecked boxes are off, and redirects to its tab', async () => {
  shop.store.settings.expiredJwt = true;
  const response = await postForm('/panel/settings', { theme: 'bloco', locale: 'pt-PT', otlp: 'true' });
  assert.is(response.headers.get('location'), '/panel');
  const { expiredJwt, cartWallets, locale, otlp, errors } = shop.store.settings;
  assert.equal([expiredJwt, cartWallets, locale, otlp, errors], [false, [], 'pt-PT', true, false]);
  const headers = { Referer: `${shop.url}/panel/collector` };
  const cleared = await fetch(`${shop.url}/panel/faults/clear`, {
    method: 'POST',
    headers,
    redirect: 'manual',
  });
  assert.is(cleared.headers.get('location'), '/panel/collector');
});

test('changes nothing if a setting is unknown or invalid', async () => {
  for (const invalid of [
    { cor: 'azul' },
    { theme: 'verde' },
    { cartWallets: ['cheque'] },
    { locale: 'aaa-aaa' },
    { watched: '__proto__' },
    { faults: [{ name: 'x' }] },
  ]) {
    assert.is((await post('/panel/settings', { country: 'US', ...invalid })).status, 422);
    assert.is(shop.store.settings.country, 'BR');
  }
});

for (const [path, given, sentence] of [
  ['settings', { theme: 'verde' }, '“theme” can’t be “verde”. Use one of aurora, noite, bloco.'],
  ['settings', { locale: 'pt_BR' }, '“locale” can’t be “pt_BR”. Use a language tag'],
  ['settings', { cor: 'azul' }, 'There is no setting “cor”.'],
  ['faults', { name: 'rain' }, 'There is no fault “rain”.'],
  ['faults', { name: 'slow', times: '0' }, '“0” is not a number of times'],
  ['faults', { name: 'slow', times: '1.5' }, '“1.5” is not a number of times'],
  ['faults', { name: 'slow', operations: 'cart, cartCreat' }, 'The script has no operation “cartCreat”'],
] as [string, Record<string, string>, string][])
  test(`rejects ${JSON.stringify(given)} with a reason, for a form and for JSON`, async () => {
    const page = await postForm(`/panel/${path}`, given);
    assert.is(page.status, 422);
    const text = await page.text();
    assert.match(text, `<p class="rejection" role="alert">${sentence}`);
    if (path === 'faults')
      for (const value of Object.values(given).slice(1)) assert.match(text, `value="${value}"`);
    assert.match((await (await post(`/panel/${path}`, given)).json()).error, sentence);
    assert.equal(shop.store.settings, shop.store.initial);
  });

for (const [type, body] of [
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['text/plain', 'theme=noite'],
])
  test(`rejects a body of ${type} that is ${body}`, async () => {
    for (const path of ['/panel/settings', '/panel/faults']) {
      const headers = { 'Content-Type': type ?? '' };
      const answer = await fetch(shop.url + path, { method: 'POST', headers, body: body ?? '' });
      assert.is(answer.status, 422);
      assert.match(await answer.text(), 'The body is neither a form nor a JSON object.');
    }
    assert.equal(shop.store.settings, shop.store.initial);
  });

test('redirects the URL of a rejected form to the panel', async () => {
  const { status, url } = await fetch(`${shop.url}/panel/faults`);
  assert.equal([status, url], [200, `${shop.url}/panel`]);
});

test('moves carts to the chosen market', async () => {
  await postForm('/cart/add.js', { id: '46448623321341' });
  await post('/panel/settings', { country: 'US' });
  assert.equal(
    [...shop.store.carts.values()].map(({ country }) => country),
    ['US'],
  );
});

test('adds faults for operations and paths, with and without an end, and clears them', async () => {
  await postForm('/panel/faults', { name: 'slow', operations: 'cartCreate, cart', times: '2' });
  await postForm('/panel/faults', { name: 'cut', operations: '/cart/add.js' });
  assert.equal(shop.store.settings.faults, [
    { name: 'slow', operations: ['cartCreate', 'cart'], times: 2 },
    { name: 'cut', operations: ['/cart/add.js'], times: Number.POSITIVE_INFINITY },
  ]);
  await postForm('/panel/faults/clear', {});
  assert.equal(shop.store.settings.faults, []);
});

const readApplied = async () =>
  ((await read('/panel')).split(/<div id="applied"|<form[^>]*data-settings/)[1] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('lists only changed settings', async () => {
  assert.match(
    await readApplied(),
    'All settings have their initial values. No faults: the server responds normally.',
  );
  await post('/panel/settings', { theme: 'noite', country: 'BR' });
  const text = await readApplied();
  assert.match(text, ' theme noite ');
  assert.not.match(text, 'country');
});

test('lists each fault with its remaining number of times', async () => {
  await post('/panel/faults', { name: 'slow', operations: 'cart', times: 2 });
  await post('/panel/faults', { name: 'cut', times: null });
  assert.match(await readApplied(), /slow The response is delayed by 1.5 s cart · 2 more times/);
  assert.match(
    await readApplied(),
    /cut The response ends in the middle any operation · until you remove it/,
  );
  takeFault(shop.store, 'cart', ['slow']);
  assert.match(await readApplied(), 'cart · 1 more time ');
  takeFault(shop.store, 'cart', ['slow']);
  assert.not.match(await readApplied(), 'slow');
});

test('removes one fault, and none if it has ended meanwhile', async () => {
  for (const operations of ['cart', 'cartCreate']) await post('/panel/faults', { name: 'cut', operations });
  for (const _ of [1, 2]) await postForm('/panel/faults/remove', { name: 'cut', operations: 'cart' });
  assert.equal(
    shop.store.settings.faults.map(({ operations }) => operations),
    [['cartCreate']],
  );
});

test.run();
