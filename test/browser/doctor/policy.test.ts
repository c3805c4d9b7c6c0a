import * as assert from 'uvu/assert';
import { type Directive, isAllowed } from '../../../package/doctor/policy.mjs';
import { browserSuite } from '../open';

const test = browserSuite("doctor's reading of policies");

const HOSTS = ['shop.example', 'api.shop.example', 'other.example:8443', 'pay.example'];
const URLS = HOSTS.flatMap(host =>
  ['http', 'https'].flatMap(scheme => ['/', '/a/b.js', '/a/c'].map(path => `${scheme}://${host}${path}`)),
);

/** Lists of sources, each tried as `connect-src` on a page of either scheme. */
const SOURCES = [
  "'none'",
  "'self'",
  "'SELF' 'none'",
  '*',
  'https:',
  'HTTP:',
  'shop.example',
  '*.shop.example',
  '*.example',
  'https://other.example',
  'other.example:8443',
  'other.example:*',
  'http://other.example:8443',
  'https://*:8443',
  'http://shop.example:80',
  'pay.example/a/',
  'pay.example/a',
  'pay.example/a/b.js',
  'https://PAY.example/a/ shop.example/',
  'data: blob: wss:',
  "'nonce-n' 'unsafe-inline'",
  "'nonce-n' 'strict-dynamic' 'unsafe-inline' shop.example",
  '',
];

/** Lists of sources that are tried in each kind of policy. */
const FEW = ['pay.example', "'none'", "'nonce-n'", "'nonce-n' 'strict-dynamic' shop.example"];

/** Kinds of policies, and the directive that counts for a request. */
const KINDS: [(sources: string) => string, Directive][] = [
  [sources => `default-src ${sources}`, 'connect-src'],
  [sources => `default-src *; CONNECT-SRC ${sources}; connect-src *`, 'connect-src'],
  [sources => `img-src ${sources}`, 'connect-src'],
  [sources => `default-src ${sources}; connect-src *`, 'script-src'],
  [sources => `script-src ${sources}; default-src 'none'`, 'script-src'],
  [sources => `script-src-elem ${sources}; script-src 'none'`, 'script-src'],
];

const CASES = [
  ...SOURCES.flatMap(sources =>
    ['http', 'https'].map(scheme => [scheme, `connect-src ${sources}`, 'connect-src'] as const),
  ),
  ...FEW.flatMap(sources =>
    KINDS.map(([toPolicy, directive]) => ['https', toPolicy(sources), directive] as const),
  ),
];

/** Sends requests in the page, and returns those that its policy blocks. A new script has the nonce of the policy, as the SDKs' have. */
async function send([directive, urls]: readonly [Directive, string[]]) {
  const blocked: string[] = [];
  addEventListener('securitypolicyviolation', event => blocked.push(event.blockedURI));
  const load = (src: string) =>
    new Promise(resolve => {
      const tag = document.createElement('script');
      document.head.append(Object.assign(tag, { src, nonce: 'n', onload: resolve, onerror: resolve }));
    });
  const request = (url: string) =>
    directive === 'script-src' ? load(url) : fetch(url, { mode: 'no-cors' }).catch(() => {});
  await Promise.all(urls.map(request));
  // The events follow in tasks of their own.
  await new Promise(resolve => setTimeout(resolve, 20));
  return blocked;
}

test('decides like the browser', async ({ page, expect }) => {
  // The console has each violation.
  expect(/Content.Security.Policy|Fetch API/);
  let policy = '';
  await page.route('**/*', route =>
    /\/page$/.test(route.request().url())
      ? route.fulfill({
          contentType: 'text/html',
          headers: { 'Content-Security-Policy': policy },
          body: '',
        })
      : route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const wrong: string[] = [];
  for (const [scheme, text, directive] of CASES) {
    policy = text;
    const url = `${scheme}://shop.example/page`;
    await page.goto(url);
    // A page with `https:` can't send other requests, whatever its policy is.
    const urls = URLS.filter(href => href.startsWith(scheme) || href.startsWith('https'));
    const blocked = await page.evaluate(send, [directive, urls] as const);
    for (const href of urls)
      if (blocked.includes(href) === isAllowed(text, directive, new URL(href), new URL(url)))
        wrong.push(`${text} on ${scheme}: ${href} is ${blocked.includes(href) ? 'blocked' : 'allowed'}`);
  }
  assert.equal(wrong, []);
});

test.run();
