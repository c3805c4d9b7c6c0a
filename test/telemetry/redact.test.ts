import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { genericCodes } from '../../build/reactions';
import { errorPolicies } from '../../src/core/errors/policies';
import { redact } from '../../src/telemetry/exceptions';

const TEXTS: [text: string, words: string][] = [
  ['Error: no box in line 12', ''],
  ['The server answered NEW_CODE input.payment', 'answered NEW_CODE'],
  [
    'The server answered MERCHANDISE_B2B_SELLING_PLANS_UNSUPPORTED ',
    'answered MERCHANDISE_B2B_SELLING_PLANS_UNSUPPORTED',
  ],
  ['The server answered Ana Souza', ''],
  ['The server answered ANA', ''],
  ['The server answered F00D_BA5E', ''],
  ['The server answered ANA_SOUZA@exemplo.com', ''],
  ['limitedCartQuery failed: HTTP', 'failed: HTTP'],
  ['The server answered SHOP_INACTIVE (HTTP 403) input', 'answered SHOP_INACTIVE (HTTP 403)'],
  ['Ana (HTTP 403)', ''],
  ['The server answered ANA (HTTP 403)', ''],
  [
    '<shopify-accelerated-checkout-cart> can’t be shown: Error: limitedCartQuery failed: UNAUTHORIZED',
    '<shopify-accelerated-checkout-cart>; failed: UNAUTHORIZED',
  ],
  ['<shopify-wallet-button-ana> has no valid JSON', ''],
  [
    'invalid-webcomponent <shopify-accelerated-checkout> needs',
    'invalid-webcomponent; <shopify-accelerated-checkout>',
  ],
  ['invalid-ana', ''],
  ['Could not load https://pay.example/sdk.js?client-id=ana', 'Could not load'],
  ['SDK not there after loading https://pay.example/sdk.js', 'SDK not there'],
  ['Failed to fetch dynamically imported module: https://cdn.example/ana.js', 'Failed to fetch'],
  ['NetworkError when attempting to fetch resource.', 'NetworkError'],
  ['The network connection was lost.', 'network connection'],
  ['statusCode DEVELOPER_ERROR', 'statusCode DEVELOPER_ERROR'],
  ['TypeError: ana is not a function', 'TypeError'],
  ['AnaError', ''],
  ['/products/caneca-da-ana', ''],
  ['button-block-size:48.5px;button-border-radius:4px', 'button-block-size:48.5px; button-border-radius:4px'],
  ['button-box-shadow:rgba(0, 0, 0, 0.1) 0px 1px;row-gap:98765px', 'button-box-shadow; row-gap'],
];

for (const [text, words] of TEXTS)
  test(`says «${words}» of «${text}»`, () => {
    assert.is(redact(text), words);
  });

test('knows every code that the server is known to have', () => {
  const codes = [...Object.keys(errorPolicies).map(code => code.replace(/:.*/, '')), ...genericCodes];
  for (const code of codes) assert.is(redact(`The server answered ${code} `), `answered ${code}`);
});

test('looks at 1,024 characters, and sends no more', () => {
  assert.is(redact(`${' '.repeat(1024)}Load failed`), '');
  assert.is(redact(`${' '.repeat(1000)}Load failed`), 'Load failed');
  assert.is(redact('Load failed'.repeat(200)).length, 1024);
  assert.is(redact(' Load failed '.repeat(200), 30), 'Load failed; Load failed');
});

/** Files of the core and the elements, where messages for the page's author and the operators are written. */
async function readSources() {
  const root = fileURLToPath(new URL('../../src', import.meta.url));
  const files = (await readdir(root, { recursive: true })).filter(
    file => /\.tsx?$/.test(file) && !file.startsWith('telemetry'),
  );
  return Promise.all(files.map(file => readFile(`${root}/${file}`, 'utf8')));
}

test('knows the key of every mistake of the page’s author', async () => {
  const text = (await readSources()).find(source => source.includes('class DeveloperError')) ?? '';
  const [, codes = ''] = /readonly code:([^,]+)/.exec(text) ?? [];
  const keys = [...codes.matchAll(/'([\w-]+)'/g)].map(([, key]) => key as string);
  assert.ok(keys.length);
  for (const key of keys) assert.is(redact(key), key);
});

/** An empty place of a message stands for what is put in there. */
const EMPTY = /\$\{[^}]*\}/g;
const ERRORS = /new (?:Error|RangeError)\(\s*([`'])(.+?)\1/g;

/** Messages that are about a wallet that can't pay, which are labels of metrics, or about a mistake in this code. */
const UNSAID =
  /^(unknownWallet|moduleNotLoaded|invalidAuthParams|authJwtExpired|digitalCart|notReadyToPay|invalidMerchantId|billingAgreement|companyRequired|notEligible|There is no cart yet|retries must be|No base URL|An error without words)/;

test('says something of every other error that the script makes itself', async () => {
  const messages = (await readSources()).flatMap(source =>
    [...source.matchAll(ERRORS)].map(([, , message]) => (message as string).replace(EMPTY, 'HTTP')),
  );
  assert.ok(messages.length);
  assert.equal(
    messages.filter(message => !redact(message) && !UNSAID.test(message)),
    [],
  );
});

for (const part of ['a', 'A', 'A_', 'answered ', 'answered A_', '<shopify-', 'row-gap:1'])
  test(`looks through a long text of «${part}» in one go`, () => {
    assert.ok(redact(part.repeat(100_000)).length <= 1024);
  });

test.run();
