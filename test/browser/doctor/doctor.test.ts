import { createHash } from 'node:crypto';
import * as assert from 'uvu/assert';
import { dist } from '../../../build/dist.mjs';
import { examine } from '../../../package/doctor/examine.mjs';
import { shapes } from '../../../sandbox/pages/shapes/shapes';
import { policyOf } from '../attack/documented-policy';
import { writeMinimalPage } from '../attack/minimal-page';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { findProduct, PRODUCT, release } from '../shop-page';
import { ELEMENT, type Page, servePages, toPage } from './serve-pages';

const test = browserSuite('doctor');

type Wanted = Partial<Parameters<typeof examine>[0]>;

function check({ page }: Fixtures, url: string, wanted: Wanted = {}) {
  const browser = page.context().browser();
  if (!browser) throw new Error('The test has no browser');
  return examine({ browser, url, packageFolder: dist, ...wanted });
}

/** Serves these pages while the work runs. */
async function withPages<T>(
  pages: Record<string, Page>,
  work: (url: string, requests: string[]) => Promise<T>,
) {
  const { url, requests, close } = await servePages(pages);
  try {
    return await work(url, requests);
  } finally {
    close();
  }
}

const toMistakes = ({ findings }: Awaited<ReturnType<typeof examine>>) =>
  findings.flatMap(({ level, text }) => (level === 'mistake' ? text : []));

const SCRIPT = '/assets/portable-wallets.en.js';
const MODULE = `<script type="module" src="${SCRIPT}"></script>`;
/** The page's current script: it defines the element, and shows one wallet in it. */
const TODAY = `customElements.define('shopify-accelerated-checkout', class extends HTMLElement {
  connectedCallback() { this.innerHTML = '<shopify-buy-it-now-button style="display:block;height:44px"></shopify-buy-it-now-button>'; }
});`;

test('finds no mistake in a product page, and reads its elements, wallets, costs and theme', async fixtures => {
  const report = await check(fixtures, `${fixtures.shop.url}/products/${PRODUCT.standard}`);
  assert.equal(toMistakes(report), []);
  const [product] = report.elements;
  const wallets = ['google_pay', 'more_payment_options'];
  assert.equal(product?.shows, { now: wallets, release: wallets });
  const { value } = product?.attributes.find(({ name }) => name === 'recommended') ?? {};
  assert.is(value, 'google_pay');
  assert.match(report.decisions.join('\n'), 'GooglePay is chosen');
  assert.equal(report.costs.release.requests, report.costs.now.requests);
  assert.equal(report.costs.release.bytes, report.costs.now.bytes);
  assert.ok(report.properties.some(({ name }) => name.endsWith('-button-border-radius')));
  assert.ok(report.hooks.includes('.shopify-payment-button'));
});

test('reads a filled cart, which a link of its page fills', async fixtures => {
  const { id } = findProduct(fixtures.shop, PRODUCT.standard).variants[0] ?? {};
  const report = await check(fixtures, `${fixtures.shop.url}/cart/add?id=${id}`);
  const cart = report.elements.find(({ name }) => name === 'shopify-accelerated-checkout-cart');
  assert.equal(cart?.shows, { now: ['google_pay'], release: ['google_pay'] });
  assert.equal(toMistakes(report), []);
});

test('names each mistake of a page', async fixtures => {
  const broken = `<form><shopify-accelerated-checkout buyer-country="US" buyer-currency="USD"></shopify-accelerated-checkout></form>
    <shopify-accelerated-checkout-cart access-token="t" buyer-country="US" buyer-currency="USD" wallet-configs="[{"></shopify-accelerated-checkout-cart>`;
  const styles = '<style>body { --shopify-accelerated-checkout-button-border-radios: 3px }</style>';
  const body = `${styles}${ELEMENT.replace('recommended=', 'debugs recomended=')}${broken}`;
  const tag = `<script type="module" src="${SCRIPT}" integrity="sha384-${'A'.repeat(64)}"></script>`;
  const report = await withPages({ '/': toPage(tag, body), [SCRIPT]: TODAY }, url => check(fixtures, url));
  const mistakes = toMistakes(report).join('\n');
  for (const mistake of [
    '<shopify-accelerated-checkout> needs the attribute access-token',
    /no valid JSON.* in the attribute wallet-configs/,
    "has the attribute recomended, which the release doesn't have. Did you mean recommended?",
    'sets the property --shopify-accelerated-checkout-button-border-radios',
    /The page has an integrity that does not match .*portable-wallets\.en\.js/,
  ])
    assert.match(mistakes, mistake);
});

test('replaces the script, its integrity and its lazy files without a request for them', async fixtures => {
  const integrity = `sha384-${createHash('sha384').update(TODAY).digest('base64')}`;
  const map = JSON.stringify({
    integrity: { [SCRIPT]: integrity, [`/assets/${release}/checkout.en.js`]: integrity },
  });
  // The second tag is added by inline code, as for a roll-out.
  const head = `<script type="importmap">${map}</script>
    <script>const tag = document.createElement('script'); tag.type = 'module'; tag.src = '${SCRIPT}?late'; tag.integrity = '${integrity}'; document.head.append(tag);</script>
    <script type="module" src="${SCRIPT}" integrity="${integrity}"></script>`;
  const worker = `<script>navigator.serviceWorker.register('/worker.js').catch(() => {});</script>`;
  const pages = {
    '/': toPage(worker + head),
    [SCRIPT]: TODAY,
    '/worker.js': "addEventListener('fetch', event => event.respondWith(new Response('worker')))",
  };
  await withPages(pages, async (url, requests) => {
    const report = await check(fixtures, url);
    assert.equal(report.findings, []);
    assert.equal(report.elements[0]?.shows.release, ['buy_it_now']);
    assert.is(report.file, 'portable-wallets.en.js');
    // The first visit requests both URLs of the current script, the second one neither.
    assert.equal(requests.sort(), ['GET /', 'GET /', `GET ${SCRIPT}`, `GET ${SCRIPT}`]);
  });
});

test('sends nothing but GET and queries of GraphQL, and lists the rest', async fixtures => {
  const send = `<script>
    const post = (path, body) => fetch(path, { method: 'POST', body }).catch(() => {});
    post('/query', JSON.stringify({ query: 'query shop { shop { name } }' }));
    post('/mutation', JSON.stringify({ query: 'mutation buy { cartCreate { id } }' }));
    post('/order', 'amount=1');
    fetch('/put', { method: 'PUT' }).catch(() => {});
    navigator.sendBeacon('/beacon', 'visit');
    new WebSocket(location.href.replace('http', 'ws') + 'socket');
  </script><iframe srcdoc="<script>fetch('/frame', { method: 'POST' }).catch(() => {})</script>"></iframe>`;
  await withPages({ '/': toPage(MODULE, ELEMENT + send), [SCRIPT]: TODAY }, async (url, requests) => {
    const { aborted } = await check(fixtures, url);
    assert.equal([...new Set(requests)].sort(), ['GET /', `GET ${SCRIPT}`, 'POST /query']);
    const listed = (list: typeof aborted.now) =>
      list.map(({ method, url }) => `${method} ${new URL(url).pathname}`).sort();
    const expected = [
      'POST /beacon',
      'POST /frame',
      'POST /mutation',
      'POST /order',
      'PUT /put',
      'WebSocket /socket',
    ];
    assert.equal([listed(aborted.now), listed(aborted.release)], [expected, expected]);
  });
});

test('names what the policy of the page blocks', async fixtures => {
  const policy = policyOf('google_pay', ['trusted-types', 'portable-wallets']);
  const url = await writeMinimalPage(fixtures.shop, { policy });
  const report = await check(fixtures, url);
  assert.ok(
    report.policies.some(({ directive }) => directive === 'trusted-types'),
    JSON.stringify(report),
  );
  assert.match(toMistakes(report).join('\n'), /Content Security Policy blocks .*trusted-types/);
});

test('names a wallet that shows today, but not with the release', async fixtures => {
  const today = TODAY.replace('shopify-buy-it-now-button', 'shopify-venmo-button').replace(
    'shopify-buy',
    'shopify-venmo',
  );
  const report = await withPages({ '/': toPage(MODULE), [SCRIPT]: today }, url => check(fixtures, url));
  assert.match(toMistakes(report).join('\n'), 'shows venmo today, but not with the release');
});

test('names a wallet that is enabled today, but disabled with the release', async fixtures => {
  const page = toPage(MODULE, ELEMENT.replace('value="1"', 'value=""'));
  const report = await withPages({ '/': page, [SCRIPT]: TODAY }, url => check(fixtures, url));
  assert.equal(toMistakes(report), [
    '<shopify-accelerated-checkout> has an enabled buy_it_now today, but a disabled one with the release.',
  ]);
  assert.equal(report.elements[0]?.shows, { now: ['buy_it_now'], release: ['buy_it_now (disabled)'] });
});

test('replaces a script of another name', async fixtures => {
  const script = '/assets/wallets.js';
  const pages = { '/': toPage(`<script type="module" src="${script}"></script>`), [script]: TODAY };
  await withPages(pages, async url => {
    const report = await check(fixtures, url, { script: url + script });
    assert.is(report.file, 'portable-wallets.en.js');
    assert.equal(report.elements[0]?.shows.release, ['buy_it_now']);
  });
});

const BANNER = '<div id="cookie-banner">We use cookies <button>Accept</button></div>';

/** Pages that fail to open, and the printed error. */
const OBSTACLES: Record<string, [Page, RegExp]> = {
  '/absent': [{ status: 404 }, /returned 404\. Check the URL/],
  '/refused': [{ status: 403 }, /returned 403, probably because it blocks automation/],
  '/challenge': [
    toPage('<title>Just a moment...</title>', '').replace('<title>Coffee</title>', ''),
    /blocks automation\. Save the page/,
  ],
  '/private': [{ status: 302, headers: { Location: '/account/login' } }, /leads to a login/],
  '/members': [toPage('', '<input type="password">'), /leads to a login/],
  '/plain': [toPage(MODULE, '<p>Coffee</p>'), /has no element of the script/],
  '/scriptless': [toPage(''), /loads no portable-wallets\*\.js\. Pass the URL of its script to --script/],
  '/banner': [toPage('', ELEMENT + BANNER), /cookie banner, which may block it/],
  '/download': [
    { headers: { 'Content-Type': 'application/zip' }, body: 'PK' },
    /could not be opened: Download is starting/,
  ],
};

/** Pages that never become idle. */
const BUSY: typeof OBSTACLES = {
  '/silent': ['never', /was not idle after 3 s/],
  '/busy': [toPage(MODULE, `${ELEMENT}<script>for (;;);</script>`), /was not idle after 3 s/],
};

for (const [what, table, wanted] of [
  ['a page', OBSTACLES, {}],
  ['a page that never becomes idle', BUSY, { timeoutMs: 3000 }],
] as const)
  test(`prints one error for ${what}`, async fixtures => {
    const pages = Object.fromEntries(Object.entries(table).map(([path, [page]]) => [path, page]));
    const found = await withPages({ ...pages, '/account/login': toPage(MODULE), [SCRIPT]: TODAY }, url =>
      Promise.all(
        Object.keys(table).map(path =>
          check(fixtures, url + path, wanted).then(
            () => 'nothing',
            error => `${error.message}`,
          ),
        ),
      ),
    );
    for (const [index, [path, [, sentence]]] of Object.entries(table).entries()) {
      assert.match(found[index] ?? '', sentence, path);
      assert.not.match(found[index] ?? '', '\n', path);
    }
  });

for (const shape of matrix(Object.keys(shapes), []))
  test(`finds no mistake in ${shape}`, async fixtures => {
    const report = await check(fixtures, `${fixtures.shop.url}/shapes/${shape}`);
    assert.equal(toMistakes(report), []);
    assert.ok(report.elements.length > 0);
  });

test.run();
