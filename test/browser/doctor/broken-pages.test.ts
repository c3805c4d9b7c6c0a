import * as assert from 'uvu/assert';
import { dist } from '../../../build/dist.mjs';
import { examine } from '../../../package/doctor/examine.mjs';
import { browserSuite } from '../open';
import { ELEMENT, type Page, servePages, TOKEN, toPage } from './serve-pages';

const test = browserSuite('doctor on broken pages');

const SCRIPT = '/portable-wallets.en.js';
const toTag = (attributes = '') => `<script src="${SCRIPT}" defer ${attributes}></script>`;
const TAG = toTag();
const HOST = '<shopify-accelerated-checkout';
const VARIANTS = `variant-params='[{"id":1,"requiresShipping":true}]'`;
const API = 'https://shop.example';

/** Returns the page with another product form. */
const toForm = (from: string, to: string) => toPage(TAG, ELEMENT.replace(from, to));

const toFeatures = (features: object) =>
  `<script id="shopify-features" type="application/json">${JSON.stringify(features)}</script>`;

const withPolicy = (body: string, policy: string): Page => ({
  headers: { 'Content-Security-Policy': policy },
  body,
});

/** What the doctor says of a page: mistakes, and notes besides the one about today's script, which shows nothing. */
interface Said {
  mistakes?: RegExp[];
  notes?: RegExp[];
}

/** Pages with one mistake each. */
const PAGES: Record<string, [Page, Said]> = {
  'a form without the field id': [
    toForm('<input name="id" value="1">', '<input name="variant" value="1">'),
    { mistakes: [/is disabled: its form has no field id\. Add /] },
  ],
  'a name for a number': [toForm('value="1"', 'value="abc"'), { mistakes: [/No buttons: id="abc"/] }],
  'the id of a product': [
    toForm('value="1"', 'value="gid://shopify/Product/1"'),
    { mistakes: [/No buttons: id="gid:\/\/shopify\/Product\/1"/] },
  ],
  'lines without their ids': [
    toForm('name="id" value="1"', 'name="items[0][id]" value="x"'),
    { mistakes: [/No buttons: id="x"/] },
  ],
  'a variant that variant-params lacks': [
    toForm(HOST, `${HOST} ${VARIANTS.replace('1', '7')}`),
    { mistakes: [/has the variant 1, which variant-params doesn't have/] },
  ],
  'no chosen variant': [toForm('value="1"', 'value=""'), { notes: [/is disabled: no variant is chosen/] }],
  'no enabled submit button': [
    toForm('<button>', '<button disabled>'),
    { notes: [/is disabled: all submit buttons of its form are disabled/] },
  ],
  'a product that the server disabled': [
    toForm(HOST, `${HOST} disabled`),
    { notes: [/is disabled by the attribute disabled of the page's markup/] },
  ],
  'a token that was cut': [toForm(TOKEN, TOKEN.slice(1)), { notes: [/access-token of 31 characters/] }],
  'a private token': [toForm(TOKEN, `shpat_${TOKEN}`), { mistakes: [/private token/] }],
  'the token and number of another shop': [
    toPage(
      TAG + toFeatures({ accessToken: TOKEN.replace(/./, 'f'), shopId: 7 }),
      ELEMENT.replace(HOST, `${HOST} shop-id="8"`),
    ),
    {
      notes: [
        /access-token is not the accessToken of #shopify-features/,
        /shop-id="8".* shopId of #shopify-features is 7/,
      ],
    },
  ],
  'a policy without the API': [
    withPolicy(toPage(toTag(`data-api="${API}"`)), "connect-src 'self'"),
    { mistakes: [/Policy blocks https:\/\/shop\.example\/api\/\S+\. Allow it in connect-src/] },
  ],
  'a policy in the markup, without the page itself': [
    toPage(`<meta http-equiv="content-security-policy" content="connect-src ${API}">${TAG}`),
    { mistakes: [/Policy blocks http:\/\/127\S+\/api\/\S+\. Allow it in connect-src/] },
  ],
  'a policy without the receiver of metrics': [
    withPolicy(toPage(toTag('data-otlp="https://otlp.example/in"')), "default-src 'self' 'unsafe-inline'"),
    { mistakes: [/Policy blocks https:\/\/otlp\.example\/in\/v1\/metrics\. Allow it in connect-src/] },
  ],
  'a policy without the SDK of the fallback': [
    withPolicy(
      toForm(
        HOST,
        `${HOST} fallback='{"name":"paypal","wallet_params":{"sdkUrl":"https://www.paypal.com/sdk/js"}}'`,
      ),
      "script-src 'self' 'unsafe-inline'",
    ),
    { mistakes: [/Policy blocks https:\/\/www\.paypal\.com\/sdk\/js\. Allow it in script-src/] },
  ],
  'a script that the server lacks': [
    toPage('<script src="/lost/portable-wallets.en.js" defer></script>'),
    { mistakes: [/lost\/portable-wallets\.en\.js returned 404/] },
  ],
};

/** Pages without a mistake that resemble those above. */
const FINE: Record<string, Page> = {
  'the same product twice': toPage(TAG, ELEMENT + ELEMENT),
  'several lines': toForm(
    '<input name="id" value="1">',
    '<input name="items[0][id]" value="1"><input name="items[1][id]" value="2">',
  ),
  'a variant by its global id': toForm(
    `value="1"><button>Add</button>\n  ${HOST}`,
    `value="gid://shopify/ProductVariant/1"><button>Add</button>\n  ${HOST} ${VARIANTS}`,
  ),
  'a variant that only requires-shipping describes': toForm(
    HOST,
    `${HOST} ${VARIANTS.replace('1', '7')} requires-shipping="false"`,
  ),
  'all variants': toForm(HOST, `${HOST} ${VARIANTS}`),
  'a policy with the API': withPolicy(toPage(toTag(`data-api="${API}"`)), `connect-src ${API}`),
  'a policy with a nonce': withPolicy(
    toPage(toTag('nonce="n"')),
    "script-src 'nonce-n' 'strict-dynamic' 'unsafe-inline'; connect-src 'self'",
  ),
};

/** Today's script of these pages shows nothing. */
const TODAY = /shows no wallet today/;

const toPaths = (pages: Record<string, Page>) =>
  Object.fromEntries(Object.values(pages).map((page, index) => [`/${index}`, page]));

for (const [title, table] of Object.entries({
  'says what is wrong with a page': PAGES,
  'finds no mistake in a page that resembles them': Object.fromEntries(
    Object.entries(FINE).map(([name, page]): [string, [Page, Said]] => [name, [page, {}]]),
  ),
}))
  test(title, async ({ page }) => {
    const browser = page.context().browser();
    if (!browser) throw new Error('The test has no browser');
    const pages = Object.fromEntries(Object.entries(table).map(([name, [page]]) => [name, page]));
    const { url, close } = await servePages({ ...toPaths(pages), [SCRIPT]: '' });
    try {
      const reports = await Promise.all(
        Object.keys(table).map((_, index) =>
          examine({ browser, url: `${url}/${index}`, packageFolder: dist, timeoutMs: 120_000 }),
        ),
      );
      const wrong = Object.entries(table).flatMap(([name, [, { mistakes = [], notes = [] }]], index) => {
        const said = reports[index]?.findings.filter(({ text }) => !TODAY.test(text)) ?? [];
        const expected = [
          ...mistakes.map(pattern => ['mistake', pattern] as const),
          ...notes.map(pattern => ['note', pattern] as const),
        ];
        const isRight =
          said.length === expected.length &&
          said.every(({ level, text }, row) => level === expected[row]?.[0] && expected[row]?.[1].test(text));
        return isRight ? [] : [{ name, said }];
      });
      assert.equal(wrong, []);
    } finally {
      close();
    }
  });

test.run();
