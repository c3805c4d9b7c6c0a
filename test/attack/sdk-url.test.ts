import '../run/dom';
import * as assert from 'uvu/assert';
import { loadScript } from '../../src/core/platform/load-script';
import { script } from '../../src/core/platform/script';
import { recordErrors } from '../fakes/fake-console';
import { at } from '../fakes/location';
import { pollutePrototype } from '../fakes/pollute-prototype';
import { stub, test } from '../run/suite';
import type { Attack } from './attack';

// Its rules come with it.

const OWN = 'https://pay.google.com';
const PAGE = 'https://shop.example/cart';

/** What an injected `wallet-config` may name, by the page that it stands in. */
const REFUSED: [page: string, ...urls: string[]][] = [
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

/** Tries to bring a script in; the script's tag that came into the page, and what the console says. */
function bringIn(url: string | undefined, origins = [OWN]) {
  const { lines } = recordErrors();
  const tags: HTMLScriptElement[] = [];
  stub(document.head, { append: (tag: HTMLScriptElement) => tags.push(tag) });
  void loadScript(url, () => undefined, origins).catch(() => {});
  return { tags, said: lines.join() };
}

const cases: Attack[] = [
  ...REFUSED.flatMap(([page, ...urls]) =>
    urls.map(
      (url): Attack => ({
        tried: `a wallet's configuration on ${page} names the script ${url}`,
        held: 'nothing is brought in, and a developer error names the URL and where it may come from',
        run: () =>
          at(page, () => {
            const { tags, said } = bringIn(url);
            assert.equal(tags, []);
            for (const part of ['invalid-sdk-url', url, OWN]) assert.match(said, part);
          }),
      }),
    ),
  ),
  {
    tried: 'the page adds sdkOrigins to all objects',
    held: 'it is not what the script’s tag says: nothing is brought in from there',
    run() {
      pollutePrototype({ sdkOrigins: 'https://polluted.example' });
      assert.equal(bringIn('https://polluted.example/x.js').tags, []);
    },
  },
  {
    tried:
      'the embedder lists an origin in data-sdk-origins, and a configuration names a script from it in clear text',
    held: 'nothing is brought in without encryption',
    run() {
      stub(script.options, { sdkOrigins: 'http://sdk.example https://sdk.example' });
      assert.equal(bringIn('http://sdk.example/x.js').tags, []);
      assert.is(bringIn('https://sdk.example/x.js').tags.length, 1);
    },
  },
  {
    tried: 'another script of the page has a nonce, and ours has none',
    held: 'what is brought in has none either',
    run() {
      document.body.innerHTML = '<script nonce="secret"></script>';
      assert.is(bringIn(`${OWN}/x.js`).tags[0]?.nonce, '');
    },
  },
];

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, () => run());

test.run();
