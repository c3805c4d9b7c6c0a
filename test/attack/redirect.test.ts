import '../run/dom';
import * as assert from 'uvu/assert';
import { addCheckoutParameters, validateRedirectUrl } from '../../src/core/purchase/end';
import { at } from '../fakes/location';
import { test } from '../run/suite';
import type { Attack } from './attack';

/** A page, and redirect URLs in the server's response. */
const REJECTED: [page: string, ...hrefs: string[]][] = [
  [
    'https://shop.example/cart',
    'http://shop.example/checkouts/1',
    'http://localhost:3000/checkouts/1',
    'http://evil.example/',
    '//',
    'javascript:alert(document.domain)',
    'JaVaScRiPt:alert(1)//https://shop.example/',
    ' \tjava\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://shop.example/6f1c2a',
    'filesystem:https://shop.example/temporary/x.html',
    'file:///etc/passwd',
    'about:blank',
    'intent://pay#Intent;scheme=evil;end',
  ],
  ['about:srcdoc', 'javascript:alert(1)', 'about:srcdoc', 'about:blank', 'data:text/html,x', '/checkouts/1'],
  ['data:text/html,shop', 'javascript:alert(1)', 'data:text/html,x'],
  ['http://shop.example/cart', 'http://shop.example:8080/checkouts/1', 'blob:http://shop.example/6f1c2a'],
  [
    'http://127.0.0.1:4000/cart',
    'http://127.evil.example/',
    'http://localhost.evil.example/',
    'http://evil.example/?localhost',
    'http://localhost@evil.example/',
    'blob:http://127.0.0.1:4000/6f1c2a',
    'ws://127.0.0.1:4000/',
    'javascript:alert(1)//127.0.0.1',
  ],
];

/** Allowed redirect URLs. */
const ACCEPTED: [page: string, ...hrefs: string[]][] = [
  ['https://shop.example/cart', '/checkouts/1', 'https://checkout.example/1'],
  ['about:srcdoc', 'https://shop.example/checkouts/1'],
  ['http://shop.example/cart', '/checkouts/1', 'http://shop.example/checkouts/1'],
  [
    'http://127.0.0.1:4000/cart',
    '/checkouts/1',
    'http://127.0.0.1:5000/1',
    'http://localhost:5000/1',
    'http://shop.localhost/1',
    'http://[::1]:5000/1',
  ],
  ['http://localhost/cart', 'http://127.0.0.1/1'],
];

const cases: Attack[] = [
  ...REJECTED.flatMap(([page, ...hrefs]) =>
    hrefs.map(
      (href): Attack => ({
        tried: `a response redirects from ${page} to ${JSON.stringify(href)}`,
        held: 'throws Invalid Checkout URL',
        run: () =>
          at(page, () => {
            assert.throws(() => validateRedirectUrl(href), /^Invalid Checkout URL$/);
            assert.throws(() => addCheckoutParameters(href, {}), /^Invalid Checkout URL$/);
          }),
      }),
    ),
  ),
  ...ACCEPTED.flatMap(([page, ...hrefs]) =>
    hrefs.map(
      (href): Attack => ({
        tried: `a response redirects from ${page} to ${href}`,
        held: 'redirects there',
        run: () => at(page, () => assert.is(validateRedirectUrl(href), new URL(href, page).href)),
      }),
    ),
  ),
];

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, () => run());

test.run();
