import * as assert from 'uvu/assert';
import { policyOf } from '../attack/documented-policy';
import { type MinimalPage, openMinimalPage } from '../attack/minimal-page';
import { browserSuite, type Fixtures } from '../open';
import { until } from '../shop-page';

const test = browserSuite('mistakes');

/** A mistake of a page's author, and the one sentence that the console has about it. */
interface Mistake {
  what: string;
  bare?: MinimalPage;
  /** Attributes of the element, `null` for none. */
  attributes?: Record<string, string | null>;
  /** True if only a click reveals it. */
  isClicked?: boolean;
  sentence: RegExp;
  /** Follows the sentence, from `debug.js`. */
  hint?: RegExp;
}

const SECRET = 'segredo-4711';
const PRODUCT = '<shopify-accelerated-checkout>';
const CART = '<shopify-accelerated-checkout-cart>';
const cart: MinimalPage = { page: 'cart', wallet: 'buy_it_now' };
const product: MinimalPage = { wallet: 'buy_it_now' };
const noApi = policyOf('buy_it_now', ['connect-src', "'self'"]);
const SERVER = 'docs/embedding\\.md#server-errors';
const POLICY = `Check data-api and connect-src: see ${SERVER}`;

const MISTAKES: Mistake[] = [
  {
    what: 'a misspelt attribute',
    attributes: { recommended: null, recomended: 'null' },
    sentence: RegExp(`${PRODUCT} has an unknown attribute recomended: write recommended\\. See docs/`),
  },
  {
    what: 'a missing token',
    attributes: { 'access-token': null },
    sentence: RegExp(`${PRODUCT} needs the attribute access-token\\. See docs/embedding\\.md#invalid-web`),
    hint: /needs the attribute access-token: write a public token .* See docs/,
  },
  {
    what: 'broken JSON',
    attributes: { recommended: `{"name":"paypal","wallet_params":{"a":"${SECRET}"` },
    sentence: /no valid JSON \(line 1 column \d+\) in the attribute recommended\. See docs/,
    hint: /no valid JSON in the attribute recommended: write .* See docs/,
  },
  {
    what: 'broken JSON of a cart',
    bare: cart,
    attributes: { 'wallet-configs': `[{"name":"${SECRET}"},,]` },
    sentence: RegExp(
      `${CART} has no valid JSON in the attribute wallet-configs\\. See docs/embedding\\.md#invalid-wal`,
    ),
    hint: /no valid JSON in the attribute wallet-configs: write .* See docs/,
  },
  {
    what: 'an unknown wallet',
    attributes: { recommended: '{"name":"googlepay","wallet_params":{}}' },
    sentence: /googlepay has no button: unknownWallet\. See docs\/wallets\.md#missing-buttons/,
  },
  {
    what: 'a wrong token on a product page',
    bare: product,
    attributes: { 'access-token': SECRET },
    isClicked: true,
    sentence: RegExp(`UNAUTHORIZED \\(HTTP 401\\)\\. Check access-token: see ${SERVER}`),
  },
  {
    what: 'a wrong token on a cart page',
    bare: cart,
    attributes: { 'access-token': SECRET },
    sentence: RegExp(`${CART} .* UNAUTHORIZED \\(HTTP 401\\)\\. Check access-token: see ${SERVER}`),
  },
  {
    what: 'an unknown variant',
    bare: { ...product, fields: '<input type="hidden" name="id" value="99">' },
    isClicked: true,
    sentence: RegExp(`merchandiseId\\. Check the variant in the form: see ${SERVER}`),
  },
  {
    what: 'a policy without the API on a product page',
    bare: { ...product, policy: noApi },
    isClicked: true,
    sentence: RegExp(`NETWORK\\. ${POLICY}`),
  },
  {
    what: 'a policy without the API on a cart page',
    bare: { ...cart, policy: noApi },
    sentence: RegExp(`${CART} .* NETWORK\\. ${POLICY}`),
  },
  {
    what: 'a wrong data-api on a product page',
    bare: { ...product, tag: { 'data-api': '/nowhere' } },
    isClicked: true,
    sentence: RegExp(`HTTP\\. ${POLICY}`),
  },
  {
    what: 'a wrong data-api on a cart page',
    bare: { ...cart, tag: { 'data-api': '/nowhere' } },
    sentence: RegExp(`${CART} .* HTTP\\. ${POLICY}`),
  },
  {
    what: 'a policy without portable-wallets in trusted-types',
    bare: { policy: policyOf('google_pay', ['trusted-types', 'portable-wallets']) },
    sentence:
      /google_pay has no button: .* requires 'TrustedScriptURL' assignment\. See docs\/wallets\.md#missing-buttons/,
  },
  {
    what: 'a misspelt attribute of the script',
    bare: { tag: { 'data-otpl': '/collector' } },
    attributes: { debug: '' },
    sentence: /unknown attribute data-otpl: write data-otlp\. See docs\/embedding\.md#the-script-tag/,
  },
];

/** Opens a page with a mistake, and returns the lines of the script in its console, without those of `debug`. */
async function open(fixtures: Fixtures, { bare, attributes = {}, isClicked }: Mistake): Promise<string[]> {
  const { page } = fixtures;
  fixtures.expect(/^\[portable-wallets\]|Failed to load resource|Content Security|requires 'Trusted/);
  const lines: string[] = [];
  page.on('console', message => {
    const line = message.text();
    if (line.startsWith('[portable-wallets]') && message.type() !== 'info') lines.push(line);
  });
  await page.addInitScript(attributes => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const host = document.querySelector('shopify-accelerated-checkout, shopify-accelerated-checkout-cart');
      for (const [name, value] of Object.entries(attributes)) {
        if (value === null) host?.removeAttribute(name);
        else host?.setAttribute(name, value);
      }
    });
  }, attributes);
  await openMinimalPage(fixtures, bare);
  if (isClicked) await page.locator('shopify-buy-it-now-button button').click();
  return lines;
}

for (const mistake of MISTAKES)
  test(`logs one actionable error about ${mistake.what}`, async fixtures => {
    const lines = await open(fixtures, mistake);
    await until(() => lines.length, 'the console has a line');
    await fixtures.page.waitForLoadState('networkidle');
    const [line = '', ...others] = lines;
    assert.is(others.length, mistake.hint ? 1 : 0, others.join('\n'));
    if (mistake.hint) assert.match(others[0] ?? '', mistake.hint);
    assert.match(line, mistake.sentence);
    // Once in its line, too.
    const [sentence = ''] = mistake.sentence.exec(line) ?? [];
    assert.is(line.split(sentence.replace(/\b[Ss]ee docs.*/, '')).length, 2, line);
    assert.not.match(line, SECRET);
  });

test.run();
