import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createShopper, type Shopper } from '../../test/fakes/shopper';
import { createShop, type Shop } from '../server/server';

let shop: Shop;
let shopper: Shopper;
test.before(async () => {
  shop = await createShop();
});
test.before.each(async () => {
  shop.store.reset();
  shopper = createShopper(shop.url);
  await shopper.post('/cart/add.js', { id: '46448623321341', quantity: '2' });
});
test.after(() => shop.close());

const cookie = () => decodeURIComponent(shopper.cookies.get('cart') ?? '');
const markers = (text: string) =>
  [...text.matchAll(/data-testid="marker">([^<]*)</g)].map(([, marker]) => marker);

test("redirects the cart's checkout URL with all parameters", async () => {
  const response = await shopper.get(`/cart/c/${cookie()}&storefront_wallet=true`);
  assert.is(response.status, 302);
  assert.is(response.headers.get('location'), `/checkouts/cn/${cookie()}&storefront_wallet=true`);
});

test('lists the received markers and no others', async () => {
  const query = 'storefront_wallet=true&wallet_not_enough_stock=true&novo=%3Cb%3E&theme=noite';
  const text = await (await shopper.get(`/checkouts/cn/${cookie()}&${query}`)).text();
  assert.equal(markers(text), ['storefront_wallet=true', 'wallet_not_enough_stock=true', 'novo=&lt;b&gt;']);
});

test('lists no markers without parameters', async () => {
  assert.equal(markers(await (await shopper.get(`/checkouts/cn/${cookie()}`)).text()), []);
});

test('rejects another key', async () => {
  const [token] = cookie().split('?');
  assert.is((await shopper.get(`/checkouts/cn/${token}?key=${'0'.repeat(32)}`)).status, 404);
});

test('shows the checkout element with one wallet', async () => {
  const text = await (await shopper.get(`/checkouts/cn/${cookie()}`)).text();
  assert.match(text, /<shopify-wallet-button wallet-config="\{[^"]*google_pay/);
  assert.match(text, `cart-id="${cookie()}"`);
});

test('places an order with the pay button and shows the thank-you page', async () => {
  const paid = await shopper.post(`/checkouts/cn/${cookie()}`, {});
  assert.is(paid.status, 303);
  const text = await (await shopper.get(paid.headers.get('location') ?? '')).text();
  assert.match(text, 'data-testid="order-number">1001<');
  assert.match(text, 'data-testid="paid-with">Checkout da loja<');
  assert.match(text, /data-testid="total">R\$\s85,80</);
  assert.is(shop.store.orders.length, 1);
});

test('shows the approved PayPal payment without wallet buttons, and names PayPal on the order', async () => {
  const [token = ''] = cookie().split('?');
  const cart = shop.store.carts.get(token);
  if (!cart) throw new Error('The cart is missing');
  cart.approvedWith = 'paypal';
  const text = await (await shopper.get(`/checkouts/cn/${cookie()}`)).text();
  assert.match(text, 'Aprovado com PayPal.');
  assert.not.match(text, '<shopify-wallet-button');
  const paid = await shopper.post(`/checkouts/cn/${cookie()}`, { wallet: 'paypal' });
  assert.match(await (await shopper.get(paid.headers.get('location') ?? '')).text(), '"paid-with">PayPal<');
});

test('shows no Shop Pay button after a redirect by Shop Pay', async () => {
  const query = 'payment=shop_pay&recommended=shop_pay';
  const text = await (await shopper.get(`/checkouts/cn/${cookie()}&${query}`)).text();
  assert.match(text, 'Pagar com Shop Pay');
  assert.not.match(text, '<shopify-wallet-button');
});

test('shows the remaining stock after a redirect because of the stock', async () => {
  await shopper.post('/cart/clear.js', {});
  await shopper.post('/cart/add.js', { id: '46448788275453', quantity: '2' });
  const text = await (await shopper.get(`/checkouts/cn/${cookie()}&wallet_not_enough_stock=true`)).text();
  assert.match(text, 'Só restam 2 unidades de Caneca de barro.');
});

test('places no order for an empty cart', async () => {
  await shopper.post('/cart/clear.js', {});
  const response = await shopper.post(`/checkouts/cn/${cookie()}`, {});
  assert.is(response.headers.get('location'), '/cart');
  assert.is(shop.store.orders.length, 0);
});

test.run();
