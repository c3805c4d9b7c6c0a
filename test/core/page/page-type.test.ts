import '../../run/dom';
import * as assert from 'uvu/assert';
import { getPageType } from '../../../src/core/page/page-type';
import { stub, test } from '../../run/suite';

const setMeta = (pageType: unknown) => stub(window, { ShopifyAnalytics: { meta: { page: { pageType } } } });
const setFlag = (p: unknown) => stub(window, { __st: { p } });
const setTag = (text: string) => {
  document.body.innerHTML = `<script id="shop-js-analytics" type="application/json">${text}</script>`;
};

const KINDS: [value: unknown, type: string][] = [
  ['product', 'product'],
  ['cart', 'cart_page'],
  ['collection', 'unknown'],
  [undefined, 'unknown'],
];

for (const [value, type] of KINDS) {
  test(`maps the meta's ${value} to ${type}`, () => {
    setMeta(value);
    assert.is(getPageType(), type);
  });
  test(`maps the JSON tag's ${value} to ${type}`, () => {
    setTag(JSON.stringify({ pageType: value }));
    assert.is(getPageType(), type);
  });
}

for (const [value, type] of KINDS)
  test(`maps the cart-type flag ${value} to ${type}`, () => {
    setFlag(value);
    assert.is(getPageType(), type);
  });

test('prefers the cart-type flag over the meta, and the meta over the JSON tag', () => {
  setTag('{"pageType":"collection"}');
  setMeta('product');
  assert.is(getPageType(), 'product');
  setFlag('cart');
  assert.is(getPageType(), 'cart_page');
});

const CARTS: [value: unknown, type: string][] = [
  ['cart', 'cart_page'],
  ['product', 'cart_ajax'],
  ['home', 'cart_ajax'],
  [undefined, 'unknown'],
];

for (const [value, type] of CARTS)
  test(`maps a cart on a page of type ${value} to ${type}`, () => {
    setFlag(value);
    assert.is(getPageType(true), type);
  });

for (const broken of ['', 'null', '{', '[]'])
  test(`returns unknown if the JSON tag contains "${broken}"`, () => {
    setTag(broken);
    assert.is(getPageType(), 'unknown');
  });

const throwing = (name: string) => ({
  get [name]() {
    throw new Error('no');
  },
});

for (const [what, globals] of [
  ['the flag', throwing('__st')],
  ['a member of the flag', { __st: throwing('p') }],
  ['the meta', throwing('ShopifyAnalytics')],
  ['a member of the meta', { ShopifyAnalytics: { meta: throwing('page') } }],
] as const)
  test(`reads the next source if ${what} throws`, () => {
    setTag('{"pageType":"product"}');
    stub(window, globals);
    assert.is(getPageType(), 'product');
    assert.is(getPageType(true), 'cart_ajax');
  });

test('handles an empty meta from a tracker', () => {
  stub(window, { ShopifyAnalytics: {} });
  assert.is(getPageType(), 'unknown');
});

test('reads the meta on each use', () => {
  assert.is(getPageType(), 'unknown');
  setMeta('product');
  assert.is(getPageType(), 'product');
});

test.run();
