import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cartName, createCart, findCart, placeOrder } from './cart';
import { products } from './products';
import { createStore, findVariant, takeFault } from './store';
import type { Call } from './types';

const call: Call = { at: 0, method: 'POST', url: '/', headers: {} };

test('resets its state and keeps its listeners', () => {
  const store = createStore();
  const events: (Call | undefined)[] = [];
  const stop = store.onCall(each => events.push(each));
  const [product] = store.products;
  if (product?.variants[0]) product.variants[0].stock = 0;
  store.settings.country = 'US';
  store.record(call);
  createCart(store);
  store.reset();
  assert.equal([store.calls, store.carts.size, store.settings.country], [[], 0, 'BR']);
  assert.is(store.products[0]?.variants[0]?.stock, products[0]?.variants[0]?.stock);
  store.record(call);
  stop();
  store.record(call);
  assert.equal(events, [call, undefined, call]);
  assert.is(store.calls.length, 1);
});

test('does not share its stock with another store', () => {
  const [one, two] = [createStore(), createStore()];
  const id = one.products[0]?.variants[0]?.id ?? 0;
  const cart = createCart(one);
  cart.lines.push({ id: 'a', variantId: id, quantity: 3, attributes: [] });
  const order = placeOrder(one, cart, 'checkout');
  assert.equal([order.number, order.total.amount], ['1001', '128.7']);
  assert.is(findVariant(one, id)?.variant.stock, 77);
  assert.is(findVariant(two, id)?.variant.stock, 80);
});

test('finds a cart by its cookie, its global id and its checkout URL, with the right key only', () => {
  const store = createStore();
  const cart = createCart(store);
  const name = cartName(cart);
  for (const text of [name, `gid://shopify/Cart/${name}`, `http://127.0.0.1/cart/c/${name}`])
    assert.is(findCart(store, text), cart, text);
  for (const text of [cart.token, `${cart.token}?key=${'0'.repeat(32)}`, '', 'c1-abc'])
    assert.is(findCart(store, text), undefined, text);
});

test('creates tokens that differ from legacy ones', () => {
  const store = createStore();
  for (let i = 0; i < 200; i++) assert.match(createCart(store).token, /^(?=.*[A-Z])[A-Za-z0-9]{24}$/);
});

test('takes the faults of an operation one by one', () => {
  const store = createStore();
  store.settings.faults = [
    { name: 'http_500', operations: ['cart'], times: 1 },
    { name: 'http_503', operations: [], times: 2 },
    { name: 'html', operations: [], times: Number.POSITIVE_INFINITY },
  ];
  const take = (operation: string) => takeFault(store, operation, ['http_500', 'http_503', 'html']);
  assert.equal(
    [take('cartCreate'), take('cart'), take('cart'), take('cart'), take('cart')],
    ['http_503', 'http_500', 'http_503', 'html', 'html'],
  );
});

test('applies a fault without operations to those of the table', () => {
  const store = createStore();
  store.settings.faults = [{ name: 'captcha', operations: [], times: 1 }];
  const take = (operation: string) =>
    takeFault(store, operation, ['captcha'], () => ['cartSubmitForCompletion']);
  assert.equal([take('cartCreate'), take('cartSubmitForCompletion')], [undefined, 'captcha']);
});

test.run();
