import '../../run/dom';
import * as assert from 'uvu/assert';
import { toUrl } from '../../../src/core/platform/url';
import { test } from '../../run/suite';

const URLS: [href: string | null | undefined, url: string | undefined][] = [
  ['https://a.example/b?c', 'https://a.example/b?c'],
  ['/cart', 'https://shop.example/cart'],
  ['', 'https://shop.example/products/caneca'],
  ['https://', undefined],
  [null, undefined],
  [undefined, undefined],
];

for (const [href, url] of URLS)
  test(`maps ${href === '' ? 'an empty string' : href} to ${url ?? 'nothing'}`, () => {
    assert.is(toUrl(href)?.href, url);
  });

test.run();
