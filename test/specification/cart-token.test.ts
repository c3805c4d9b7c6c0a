import '../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCartId } from '../../src/core/cart/cart-input';
import { clearCookies } from '../fakes/cookies';

test.before(clearCookies);

/** Tokens of a cart, and whether they are of lower-case letters and digits alone. */
const TOKENS: [token: string, isLegacy: boolean][] = [
  ['zyxw0987', true],
  ['letters', true],
  ['0123456789', true],
  ['zyxw0987Z', false],
  ['zyxw-0987', false],
  ['zyxw0987?key=0f', false],
];

for (const [token, isLegacy] of TOKENS)
  test(`takes the token ${token} for one ${isLegacy ? 'of a legacy cart' : 'that the storefront API knows'}`, () => {
    assert.is(readCartId(token), isLegacy ? undefined : `gid://shopify/Cart/${token}`);
  });

test.run();
