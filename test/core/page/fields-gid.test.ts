import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { gid } from '../../../src/core/page/fields';

test('makes a global id of a type and an id', () => {
  assert.is(gid('ProductVariant', '46448623321341'), 'gid://shopify/ProductVariant/46448623321341');
  assert.is(gid('Cart', 'hWN2?key=1'), 'gid://shopify/Cart/hWN2?key=1');
});

test.run();
