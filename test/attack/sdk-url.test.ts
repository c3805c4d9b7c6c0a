import '../run/dom';
import * as assert from 'uvu/assert';
import { loadScript } from '../../src/core/platform/load-script';
import { script } from '../../src/core/platform/script';
import { recordErrors } from '../fakes/fake-console';
import { at } from '../fakes/location';
import { pollutePrototype } from '../fakes/pollute-prototype';
import { stub, test } from '../run/suite';
import type { Attack } from './attack';

const OWN = 'https://pay.google.com';
const PAGE = 'https://shop.example/cart';

/** Injected SDK URLs of a `wallet-config`, by page. */
const REJECTED: [page: string, ...urls: string[]][] = [
  [
    PAGE,
    'https://evil.example/x.js',
    '//evil.example/x.js',
    '/\\evil.example/x.js',
    'https://pay.google.com.evil.example/x.js',
    'https://pay.google.com@evil.example/x.js',
    'https://pay.google.com:8443/x.js',
    'https://sub.pay.google.com/x.js',
    'https://www.paypal.com/sdk/js',
    'http://pay.google.com/gp/p/js/pay.js',
    'http://shop.example/x.js',
    'http://127.0.0.1/x.js',
    'data:text/javascript,alert(1)',
    'blob:https://shop.example/6f1c2a',
    'blob:https://pay.google.com/6f1c2a',
    'filesystem:https://shop.example/temporary/x.js',
    'javascript:alert(1)',
  ],
  ['about:srcdoc', 'data:text/javascript,alert(2)', 'about:srcdoc', 'blob:null/6f1c2a', '/x.js'],
  ['http://127.0.0.1:4000/cart', 'http://127.0.0.1:5000/x.js', 'http://localhost:4000/x.js'],
];

/** Tries to load a script. @returns the inserted tags, and the console errors */
function tryLoad(url: string | undefined, origins = [OWN]) {
  const { lines } = recordErrors();
  const tags: HTMLScriptElement[] = [];
  stub(document.head, { append: (tag: HTMLScriptElement) => tags.push(tag) });
  void loadScript(url, () => undefined, origins).catch(() => {});
  return { tags, errors: lines.join() };
}

const cases: Attack[] = [
  ...REJECTED.flatMap(([page, ...urls]) =>
    urls.map(
      (url): Attack => ({
        tried: `a wallet's configuration on ${page} has the SDK URL ${url}`,
        held: 'loads nothing, and logs a developer error with the URL and the allowed origins',
        run: () =>
          at(page, () => {
            const { tags, errors } = tryLoad(url);
            assert.equal(tags, []);
            for (const part of ['invalid-sdk-url', url, OWN]) assert.match(errors, part);
          }),
      }),
    ),
  ),
  {
    tried: 'the page adds sdkOrigins to all objects',
    held: 'loads nothing from there',
    run() {
      pollutePrototype({ sdkOrigins: 'https://polluted.example' });
      assert.equal(tryLoad('https://polluted.example/x.js').tags, []);
    },
  },
  {
    tried:
      'the embedder allows an origin in data-sdk-origins, and a configuration has a URL of it without TLS',
    held: 'loads nothing without TLS',
    run() {
      stub(script.options, { sdkOrigins: 'http://sdk.example https://sdk.example' });
      assert.equal(tryLoad('http://sdk.example/x.js').tags, []);
      assert.is(tryLoad('https://sdk.example/x.js').tags.length, 1);
    },
  },
  {
    tried: 'another script of the page has a nonce, and the script has none',
    held: "the SDK's tag has none",
    run() {
      document.body.innerHTML = '<script nonce="secret"></script>';
      assert.is(tryLoad(`${OWN}/x.js`).tags[0]?.nonce, '');
    },
  },
];

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, () => run());

test.run();
