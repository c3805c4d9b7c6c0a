import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper, type Shopper } from '../../../test/fakes/shopper';
import { createShop, type Shop } from '../server';

const COFFEE = 46448623321341;
const MUG = 46448788275453;
const SOLD_OUT = 46448701243645;
const DAILY = 46448901292285;
const MONTHLY = 7301482654;

let shop: Shop;
let shopper: Shopper;
test.before(async () => {
  shop = await createShop();
});
test.before.each(() => {
  shop.store.reset();
  shopper = createShopper(shop.url);
});
test.after(() => shop.close());

const cart = async () => (await shopper.get('/cart.js')).json();

function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const fields = { id: String(COFFEE), quantity: '2', 'properties[Mensagem]': 'Olá' };
const bodies = {
  'a form': fields,
  multipart: multipart(fields),
  JSON: { json: { id: COFFEE, quantity: 2, properties: { Mensagem: 'Olá' } } },
  'a list in JSON': { json: { items: [{ id: COFFEE, quantity: 2, properties: { Mensagem: 'Olá' } }] } },
};

for (const [kind, body] of Object.entries(bodies))
  test(`adds a body of type ${kind}`, async () => {
    assert.is((await shopper.post('/cart/add.js', body)).status, 200);
    const { item_count, items, total_price } = await cart();
    assert.is(item_count, 2);
    assert.is(total_price, 8580);
    assert.equal(items[0].properties, { Mensagem: 'Olá' });
    assert.match(items[0].key, /^46448623321341:[0-9a-f]{32}$/);
  });

test('responds with the added item', async () => {
  const item = await (await shopper.post('/cart/add.js', fields)).json();
  assert.is(item.variant_id, COFFEE);
  assert.is(item.line_price, 8580);
});

test('accepts a locale before the path', async () => {
  assert.is((await shopper.post('/pt-br/cart/add.js', fields)).status, 200);
  assert.is((await (await shopper.get('/en/cart.js')).json()).item_count, 2);
  const page = await (await shopper.get('/pt-br/products/cafe-da-serra')).text();
  assert.match(page, 'action="/pt-br/cart/add"');
});

test('keeps the cart in a cookie of token and key, encoded', async () => {
  await shopper.post('/cart/add.js', fields);
  assert.match(shopper.cookies.get('cart') ?? '', /^[A-Za-z0-9]{24}%3Fkey%3D[0-9a-f]{32}$/);
  assert.is((await cart()).token, decodeURIComponent(shopper.cookies.get('cart') ?? ''));
});

test('redirects to the cart page without scripts', async () => {
  const response = await shopper.post('/cart/add', fields);
  assert.is(response.status, 303);
  assert.is(response.headers.get('location'), '/cart');
});

test('never redirects outside the shop', async () => {
  for (const path of ['https://evil.test/', '//evil.test/', '/\\evil.test'])
    assert.is(
      (await shopper.post('/cart/add', { ...fields, return_to: path })).headers.get('location'),
      '/cart',
    );
});

const refusals = {
  'a sold-out product': [{ id: String(SOLD_OUT) }, 422, 'está esgotado'],
  'more than there are': [{ id: String(MUG), quantity: '3' }, 422, 'Só restam 2'],
  'an unknown product': [{ id: '1' }, 404, 'Não encontramos'],
  'no whole quantity': [{ id: String(MUG), quantity: '0.5' }, 422, 'número inteiro'],
  'another product’s plan': [{ id: String(MUG), selling_plan: String(MONTHLY) }, 422, 'assinatura'],
} as const;

for (const [what, [body, status, words]] of Object.entries(refusals))
  test(`rejects ${what} and adds nothing`, async () => {
    const response = await shopper.post('/cart/add.js', body);
    const answer = await response.json();
    assert.is(response.status, status);
    assert.is(answer.status, status);
    assert.type(answer.message, 'string');
    assert.match(answer.description, words);
    assert.is((await cart()).item_count, 0);
  });

test('adds none of a list if one is rejected', async () => {
  await shopper.post('/cart/add.js', fields);
  await shopper.post('/cart/add.js', { json: { items: [{ id: MUG }, { id: SOLD_OUT }] } });
  assert.is((await cart()).items.length, 1);
});

test('rejects a form on an error page', async () => {
  const response = await shopper.post('/cart/add', { id: String(SOLD_OUT) });
  assert.is(response.status, 422);
  assert.match(await response.text(), 'está esgotado');
});

test('responds with 400 to invalid JSON', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${shop.url}/cart/add.js`, { method: 'POST', headers, body: '{' });
  assert.is(response.status, 400);
});

test('prices a subscription with its plan', async () => {
  await shopper.post('/cart/add.js', { id: String(DAILY), selling_plan: String(MONTHLY) });
  const [item] = (await cart()).items;
  assert.is(item.price, 5310);
  assert.is(item.selling_plan_allocation.selling_plan.id, MONTHLY);
});

test('changes a line by number, by key and by variant, and removes it at 0', async () => {
  await shopper.post('/cart/add.js', fields);
  const [{ key }] = (await cart()).items;
  for (const [name, value] of [
    ['line', '1'],
    ['id', key],
    ['id', String(COFFEE)],
  ] as const) {
    await shopper.post('/cart/change.js', { [name]: value, quantity: '1' });
    assert.is((await cart()).item_count, 1);
    await shopper.post('/cart/change.js', { [name]: value, quantity: '4' });
    assert.is((await cart()).item_count, 4);
  }
  await shopper.post('/cart/change.js', { json: { line: 1, quantity: 0 } });
  assert.is((await cart()).items.length, 0);
});

test('keeps a line that exceeds the stock', async () => {
  await shopper.post('/cart/add.js', { id: String(MUG) });
  assert.is((await shopper.post('/cart/change.js', { line: '1', quantity: '5' })).status, 422);
  assert.is((await cart()).item_count, 1);
});

test('updates quantities, note, attributes and discount', async () => {
  await shopper.post('/cart/add.js', fields);
  await shopper.post('/cart/update.js', {
    'updates[]': '1',
    note: 'Sem sacola',
    'attributes[Embalagem]': 'Para presente',
    discount: 'BEMVINDO10',
  });
  const { item_count, note, attributes, total_price, total_discount } = await cart();
  assert.is(item_count, 1);
  assert.is(note, 'Sem sacola');
  assert.equal(attributes, { Embalagem: 'Para presente' });
  assert.is(total_price, 3861);
  assert.is(total_discount, 429);
});

test('updates by list and by key in JSON', async () => {
  await shopper.post('/cart/add.js', fields);
  await shopper.post('/cart/update.js', { json: { updates: [3] } });
  assert.is((await cart()).item_count, 3);
  await shopper.post('/cart/update.js', { json: { updates: { [COFFEE]: 5 } } });
  assert.is((await cart()).item_count, 5);
});

test('clears the lines', async () => {
  await shopper.post('/cart/add.js', fields);
  assert.is((await (await shopper.post('/cart/clear.js', {})).json()).item_count, 0);
});

test("redirects to the checkout after the cart page's button, with what the form holds", async () => {
  await shopper.post('/cart/add.js', fields);
  const response = await shopper.post('/cart', { 'updates[]': '3', note: 'Portaria', checkout: '' });
  const { token, note, item_count } = await cart();
  assert.is(response.headers.get('location'), `/cart/c/${token}`);
  assert.is(note, 'Portaria');
  assert.is(item_count, 3);
});

test('returns the sections requested', async () => {
  const { sections } = await (
    await shopper.post('/cart/add.js', { ...fields, sections: 'cart-drawer,cart-count,nada' })
  ).json();
  assert.match(sections['cart-drawer'], '<div id="shopify-section-cart-drawer"');
  assert.match(sections['cart-drawer'], '<shopify-accelerated-checkout-cart');
  assert.match(sections['cart-count'], '>2</span>');
  assert.is(sections.nada, null);
  const page = await (await shopper.get('/?sections=main-cart')).json();
  assert.match(page['main-cart'], 'Finalizar compra');
});

test('puts the cart element into its wrappers, with one cell for each wallet', async () => {
  await shopper.post('/cart/add.js', fields);
  const text = await (await shopper.get('/cart?cartWallets=google_pay,buy_it_now')).text();
  const [main = ''] = text.split('id="cart-drawer"');
  assert.match(
    main,
    /additional-checkout-buttons"><div[^>]*id="dynamic-checkout-cart"[^>]*><shopify-accelerated-checkout-cart /,
  );
  assert.is(main.match(/class="wallet-cart-button-container"/g)?.length, 2);
  assert.match(main, `cart-id="${(await cart()).token}"`);
});

test('sets the cookie of a discount, and the next cart has it', async () => {
  const response = await shopper.get('/discount/BEMVINDO10?redirect=/cart');
  assert.is(response.headers.get('location'), '/cart');
  assert.is(shopper.cookies.get('discount_code'), 'BEMVINDO10');
  await shopper.post('/cart/add.js', fields);
  assert.is((await cart()).total_price, 7722);
});

test('has a legacy cart until an item is added', async () => {
  await shopper.get('/legacy-cart');
  assert.match(shopper.cookies.get('cart') ?? '', /^[0-9a-f]{32}$/);
  assert.match(await (await shopper.get('/cart')).text(), `cart-id="${shopper.cookies.get('cart')}"`);
  await shopper.post('/cart/add.js', fields);
  assert.match(shopper.cookies.get('cart') ?? '', /%3Fkey%3D/);
});

async function readLines(): Promise<[id: number, quantity: number][]> {
  const { items } = (await (await shopper.get('/cart.js')).json()) as {
    items: { id: number; quantity: number }[];
  };
  return items.map(({ id, quantity }) => [id, quantity]);
}

test('creates the same cart from a permalink each time', async () => {
  for (const visit of ['first', 'second']) {
    const answer = await shopper.get(`/cart/${COFFEE}:2,${MUG}:1?storefront=true`);
    assert.is(answer.headers.get('location'), '/cart', visit);
    assert.equal(
      await readLines(),
      [
        [COFFEE, 2],
        [MUG, 1],
      ],
      visit,
    );
  }
  assert.is(shop.store.carts.size, 1);
});

test('keeps the overrides of a permalink', async () => {
  const answer = await shopper.get(`/cart/${COFFEE}:1?storefront=true&theme=noite`);
  assert.is(answer.headers.get('location'), '/cart?theme=noite');
});

test('redirects a permalink to the checkout by default', async () => {
  const answer = await shopper.get(`/cart/${COFFEE}:1`);
  assert.match(answer.headers.get('location') ?? '', /^\/cart\/c\/\w/);
});

test('rejects a permalink with an invalid line, and keeps the cart', async () => {
  await shopper.get(`/cart/${COFFEE}:1?storefront=true`);
  for (const [lines, status] of [
    [`${MUG}:1,1:1`, 404],
    [`${MUG}:3`, 422],
    [`${MUG}:0`, 422],
  ] as const) {
    assert.is((await shopper.get(`/cart/${lines}?storefront=true`)).status, status, lines);
    assert.equal(await readLines(), [[COFFEE, 1]], lines);
  }
});

test.run();
