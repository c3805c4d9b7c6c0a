import '../../run/dom';
import * as assert from 'uvu/assert';
import { isSafeUrl, isSameOrigin } from '../../../src/core/platform/safe-url';
import { at } from '../../fakes/location';
import { test } from '../../run/suite';

const SHOP = 'https://shop.example/products/caneca';
const PLAIN = 'http://shop.example:8080/';
const LOOPBACK = 'http://localhost:4000/';

/** A page and a URL, with whether the URL is same-origin and whether it is a safe target. */
const URLS: [page: string, url: string, own: boolean, safe: boolean][] = [
  [SHOP, 'https://shop.example/cart', true, true],
  [SHOP, 'https://pay.example/', false, true],
  [SHOP, 'http://shop.example/cart', false, false],
  [SHOP, 'http://localhost:4000/cart', false, false],
  [SHOP, 'ftp://shop.example/', false, false],
  [SHOP, 'javascript:alert(1)', false, false],
  [SHOP, 'data:text/html,x', false, false],
  [SHOP, 'blob:https://shop.example/6f1c', false, false],
  [PLAIN, 'http://shop.example:8080/cart', true, true],
  [PLAIN, 'http://shop.example/cart', false, false],
  [PLAIN, 'http://localhost:8080/cart', false, false],
  [LOOPBACK, 'http://localhost:4000/cart', true, true],
  [LOOPBACK, 'http://localhost:5000/cart', false, true],
  [LOOPBACK, 'http://loja.localhost:5000/', false, true],
  [LOOPBACK, 'http://127.0.0.1:5000/', false, true],
  [LOOPBACK, 'http://[::1]:5000/', false, true],
  [LOOPBACK, 'http://shop.example/', false, false],
  [LOOPBACK, 'http://0.0.0.0:5000/', false, false],
  ['http://0.0.0.0:4000/', 'http://127.0.0.1:5000/', false, false],
  [LOOPBACK, 'http://notlocalhost/', false, false],
  [LOOPBACK, 'http://127.0.0.1.example/', false, false],
  [LOOPBACK, 'ws://localhost:4000/', false, false],
  ['about:srcdoc', 'about:blank', false, false],
  ['file:///home/loja/product.html', 'http://127.0.0.1:4000/cart', false, false],
];

for (const [page, url, own, safe] of URLS)
  test(`${safe ? 'allows' : 'rejects'} ${url}${own ? ' (same origin)' : ''} on ${page}`, () => {
    at(page, () => assert.equal([isSameOrigin(new URL(url)), isSafeUrl(new URL(url))], [own, safe]));
  });

test.run();
