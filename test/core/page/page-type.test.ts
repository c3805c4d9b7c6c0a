import '../../run/dom';
import * as assert from 'uvu/assert';
import { getPageType } from '../../../src/core/page/page-type';
import { stub, test } from '../../run/suite';

const setMeta = (pageType: unknown) => stub(window, { ShopifyAnalytics: { meta: { page: { pageType } } } });
const setFlag = (p: unknown) => stub(window, { __st: { p } });
const setTag = (text: string) => {
  document.body.innerHTML = `<script id="shop-js-analytics" type="application/json">${text}</script>`;
};

const KINDS: [said: unknown, type: string][] = [
  ['product', 'product'],
  ['cart', 'cart_page'],
  ['collection', 'unknown'],
  [undefined, 'unknown'],
];

for (const [said, type] of KINDS) {
  test(`takes the meta's ${said} for ${type}`, () => {
    setMeta(said);
    assert.is(getPageType(), type);
  });
  test(`takes the JSON tag's ${said} for ${type}`, () => {
    setTag(JSON.stringify({ pageType: said }));
    assert.is(getPageType(), type);
  });
}

for (const [said, type] of KINDS)
  test(`takes the cart-type flag ${said} for ${type}`, () => {
    setFlag(said);
    assert.is(getPageType(), type);
  });

test('believes the cart-type flag before the meta, and the meta before the JSON tag', () => {
  setTag('{"pageType":"collection"}');
  setMeta('product');
  assert.is(getPageType(), 'product');
  setFlag('cart');
  assert.is(getPageType(), 'cart_page');
});

const CARTS: [said: unknown, type: string][] = [
  ['cart', 'cart_page'],
  ['product', 'cart_ajax'],
  ['home', 'cart_ajax'],
  [undefined, 'unknown'],
];

for (const [said, type] of CARTS)
  test(`takes a cart on a page that says ${said} for ${type}`, () => {
    setFlag(said);
    assert.is(getPageType(true), type);
  });

for (const broken of ['', 'null', '{', '[]'])
  test(`does not know the page where the JSON tag holds «${broken}»`, () => {
    setTag(broken);
    assert.is(getPageType(), 'unknown');
  });

test('survives a tracker that has emptied the meta', () => {
  stub(window, { ShopifyAnalytics: {} });
  assert.is(getPageType(), 'unknown');
});

test('reads the meta anew at each use', () => {
  assert.is(getPageType(), 'unknown');
  setMeta('product');
  assert.is(getPageType(), 'product');
});

test.run();
