import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCookie } from '../../src/core/cookie';

const PAST = 'expires=Thu, 01 Jan 1970 00:00:00 GMT';
test.after.each(() => {
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; ${PAST}`;
});

test('finds no cookie where there is none', () => {
  assert.is(readCookie('cart'), undefined);
});

test('does not take a cookie for another whose name it ends or begins', () => {
  document.cookie = 'cart_sig=a';
  document.cookie = 'old_cart=b';
  assert.is(readCookie('cart'), undefined);
});

const VALUES: [what: string, written: string, read: string][] = [
  ['decodes a value', 'hWN2%3Fkey%3D0f', 'hWN2?key=0f'],
  ['keeps a value that is not encoded', 'hWN2?key=0f', 'hWN2?key=0f'],
  ['keeps a value that can not be decoded', '100%', '100%'],
];

for (const [what, written, read] of VALUES)
  test(what, () => {
    document.cookie = 'first=1';
    document.cookie = `cart=${written}`;
    assert.is(readCookie('cart'), read);
  });

test.run();
