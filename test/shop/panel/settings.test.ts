import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper } from '../pages/shopper';
import { createShop, type Shop } from '../server';

let shop: Shop;
test.before(async () => {
  shop = await createShop();
});
test.before.each(() => shop.store.reset());
test.after(() => shop.close());

const post = (path: string, json: unknown) => createShopper(shop.url).post(path, { json });

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
    { locale: 'aaa-aaa' },
    { watched: '__proto__' },
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

test('says in a sentence what can’t be, to a form in its page and to a script in JSON', async () => {
  const shopper = createShopper(shop.url);
  for (const [given, sentence] of [
    [{ theme: 'verde' }, '“theme” can’t be “verde”: it is one of aurora, noite, bloco.'],
    [
      { locale: 'pt_BR' },
      '“locale” can’t be “pt_BR”: it is a language as pages write it, such as pt-BR or fr.',
    ],
    [{ words: 'xx' }, '“words” can’t be “xx”: it is empty, or the language in the name of a file'],
    [{ cor: 'azul' }, 'There is no setting “cor”.'],
  ] as [Record<string, string>, string][]) {
    const page = await shopper.post('/panel/settings', given);
    assert.is(page.status, 422);
    assert.match(await page.text(), `<p class="refusal" role="alert">${sentence}`);
    const answer = await (await post('/panel/settings', given)).json();
    assert.match(answer.error, sentence);
  }
});

test('says so where it can’t read what was sent, and changes nothing', async () => {
  const before = structuredClone(shop.store.settings);
  for (const [type, body] of [
    ['application/json', '{'],
    ['application/json', 'null'],
    ['application/json', '[]'],
    ['application/json', '"theme"'],
    ['text/plain', 'theme=noite'],
  ] as const)
    for (const path of ['/panel/settings', '/panel/faults']) {
      const headers = { 'Content-Type': type };
      const answer = await fetch(shop.url + path, { method: 'POST', headers, body });
      assert.is(answer.status, 422, `${path} ${body}`);
      assert.match(await answer.text(), 'The body is neither a form nor an object as JSON.');
    }
  assert.equal(shop.store.settings, before);
});

test('moves carts to the market that was chosen', async () => {
  await createShopper(shop.url).post('/cart/add.js', { id: '46448623321341' });
  await post('/panel/settings', { country: 'US' });
  assert.equal(
    [...shop.store.carts.values()].map(({ country }) => country),
    ['US'],
  );
});

test.run();
