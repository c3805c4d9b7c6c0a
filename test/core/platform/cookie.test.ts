import '../../run/dom';
import * as assert from 'uvu/assert';
import { readCookie } from '../../../src/core/platform/document';
import { setCookie } from '../../fakes/cookies';
import { stub, test } from '../../run/suite';

test('returns undefined without a cookie', () => {
  assert.is(readCookie('cart'), undefined);
});

test('does not confuse cookies whose names overlap', () => {
  setCookie('cart_sig=a');
  setCookie('old_cart=b');
  assert.is(readCookie('cart'), undefined);
});

const VALUES: [what: string, written: string, read: string][] = [
  ['decodes a value', 'hWN2%3Fkey%3D0f', 'hWN2?key=0f'],
  ['keeps a value that is not encoded', 'hWN2?key=0f', 'hWN2?key=0f'],
  ["keeps a value that can't be decoded", '100%', '100%'],
];

for (const [what, written, read] of VALUES)
  test(what, () => {
    setCookie('first=1');
    setCookie(`cart=${written}`);
    assert.is(readCookie('cart'), read);
  });

test('returns undefined if the page may not read cookies', () => {
  stub(Object.getPrototypeOf(document), {
    get cookie(): string {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    },
  });
  assert.is(readCookie('cart'), undefined);
});

test.run();
