import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { errorPolicies } from '../../src/core/errors/policies';
import { redact } from '../../src/telemetry/exceptions';

const TEXTS: [text: string, redacted: string][] = [
  ['Error: no box in line 12', ''],
  ['The server answered NEW_CODE: input.payment', 'The server answered NEW_CODE: input.payment'],
  ['The server answered INVALID: input.lines.quantity', 'The server answered INVALID: input.lines.quantity'],
  ['The server answered NEW_CODE: input.Ana', 'The server answered NEW_CODE'],
  ['The server answered NEW_CODE: payment@exemplo.com', 'The server answered NEW_CODE'],
  ['The server answered NEW_CODE: Ana Souza', 'The server answered NEW_CODE'],
  [
    'A cart could not be created: NEW_CODE: cartId,OTHER_CODE: Ana',
    'A cart could not be created: NEW_CODE: cartId,OTHER_CODE',
  ],
  ['A cart could not be created: Ana Souza', 'A cart could not be created:'],
  [
    'The server answered MERCHANDISE_B2B_SELLING_PLANS_UNSUPPORTED ',
    'The server answered MERCHANDISE_B2B_SELLING_PLANS_UNSUPPORTED',
  ],
  ['The server answered Ana Souza', 'The server answered'],
  ['The server answered ANA', 'The server answered'],
  ['The server answered F00D_BA5E', 'The server answered'],
  ['The server answered ANA_SOUZA@exemplo.com', 'The server answered'],
  ['limitedCartQuery failed: HTTP', 'limitedCartQuery failed: HTTP'],
  [
    'The server answered SHOP_INACTIVE (HTTP 403): input',
    'The server answered SHOP_INACTIVE (HTTP 403): input',
  ],
  ['Ana (HTTP 403)', ''],
  ['The server answered ANA (HTTP 403)', 'The server answered'],
  [
    "<shopify-accelerated-checkout-cart> can't be shown: Error: limitedCartQuery failed: UNAUTHORIZED",
    "<shopify-accelerated-checkout-cart>; can't be shown; limitedCartQuery failed: UNAUTHORIZED",
  ],
  ['<shopify-wallet-button-ana> has no valid JSON', ''],
  [
    '<shopify-accelerated-checkout> needs the attribute buyer-country.',
    '<shopify-accelerated-checkout>; needs the attribute buyer-country.',
  ],
  ['<shopify-accelerated-checkout> needs the attribute ana.', '<shopify-accelerated-checkout>'],
  [
    '<shopify-wallet-button> has no array, but a string, in the attribute enabled-flags.',
    '<shopify-wallet-button>; has no array, but a string, in the attribute enabled-flags.',
  ],
  ['moduleNotLoaded', 'moduleNotLoaded'],
  ['moduleNotLoaded by Ana', ''],
  ['Google Pay Timeout', 'Google Pay Timeout'],
  ['invalid-ana', ''],
  ['Could not load https://pay.example/sdk.js?client-id=ana', 'Could not load'],
  ['SDK not there after loading https://pay.example/sdk.js', 'SDK not there after loading'],
  ['Failed to fetch dynamically imported module: https://cdn.example/ana.js', 'Failed to fetch'],
  ['NetworkError when attempting to fetch resource.', 'NetworkError'],
  ['The network connection was lost.', 'network connection'],
  ['statusCode DEVELOPER_ERROR', 'statusCode DEVELOPER_ERROR'],
  ['TypeError: ana is not a function', 'TypeError'],
  ['AnaError', ''],
  ['/products/caneca-da-ana', ''],
  ['button-block-size:48.5px;button-border-radius:4px', 'button-block-size:48.5px; button-border-radius:4px'],
  [
    'button-box-shadow:rgba(0, 0, 0, 0.1) 0px 1px;row-gap:98765px',
    'button-box-shadow:rgba(0, 0, 0, 0.1) 0px 1px; row-gap',
  ],
  [
    'button-box-shadow:rgb(1, 2, 3) 0px 1px 2px 0px inset, color(srgb 0.1 0.2 0.3 / 0.5) 0px 4px 8px 1.5px',
    'button-box-shadow:rgb(1, 2, 3) 0px 1px 2px 0px inset, color(srgb 0.1 0.2 0.3 / 0.5) 0px 4px 8px 1.5px',
  ],
  [
    'button-border-radius:50%;inline-alignment:safe center',
    'button-border-radius:50%; inline-alignment:safe center',
  ],
  ['button-border-radius:4px 8px', 'button-border-radius:4px 8px'],
  ['button-border-radius:4px ana;inline-alignment:center ana', 'button-border-radius; inline-alignment'],
  ['button-box-shadow:rgb(1, 2, 3) 0px 1px ana;row-gap:8px#ana', 'button-box-shadow; row-gap'],
  ['button-color:red', ''],
];

for (const [text, redacted] of TEXTS)
  test(`redacts "${text}" to "${redacted}"`, () => {
    assert.is(redact(text), redacted);
  });

test('allows every server error code', () => {
  const codes = Object.keys(errorPolicies).map(row => row.replace(/:.*/, ''));
  for (const code of [...codes, 'CODE_OF_TOMORROW'])
    assert.is(redact(`The server answered ${code} `), `The server answered ${code}`);
});

test('reads and sends at most 1,024 characters', () => {
  assert.is(redact(`${' '.repeat(1024)}Load failed`), '');
  assert.is(redact(`${' '.repeat(1000)}Load failed`), 'Load failed');
  assert.is(redact('Load failed'.repeat(200)).length, 1024);
  assert.is(redact(' Load failed '.repeat(200), 30), 'Load failed; Load failed');
});

/** Reads the files of the core and the elements, which hold the messages to developers. */
async function readSources() {
  const root = fileURLToPath(new URL('../../src', import.meta.url));
  const files = (await readdir(root, { recursive: true })).filter(
    file => /\.tsx?$/.test(file) && !file.startsWith('telemetry'),
  );
  return Promise.all(files.map(file => readFile(`${root}/${file}`, 'utf8')));
}

test('allows the key of every developer error', async () => {
  const text = (await readSources()).find(source => source.includes('class DeveloperError')) ?? '';
  const [, codes = ''] = /readonly code:([^,]+)/.exec(text) ?? [];
  const keys = [...codes.matchAll(/'([\w-]+)'/g)].map(([, key]) => key as string);
  assert.ok(keys.length);
  for (const key of keys) assert.is(redact(key), key);
});

/** Matches the values in a message. */
const VALUE = /\$\{(?:[^{}]|\{[^}]*\})*\}/;
const ERRORS = /new (?:\w*Error)\(\s*(?:'[\w-]+',\s*)?(['`])(.+?)\1[,)]/gs;
/** Matches values that the sources themselves insert into a message. */
const PARTS = /\$\{(?:name|what)\}|^HTTP$/;

test('keeps the fixed texts of every error that the script creates', async () => {
  const messages = (await readSources())
    .flatMap(source => [...source.matchAll(ERRORS)].map(([, , message]) => message as string))
    .filter(message => !PARTS.test(message));
  assert.ok(messages.length > 20);
  for (const message of messages) {
    // Only a wallet's own files contain its name.
    const texts = message
      .replace(/^PayPal /, '')
      .split(VALUE)
      .map(text => text.replace(/^[\s<>.,:]+|[\s<>.,:]+$/g, ''));
    const kept = redact(message.replaceAll("\\'", "'"));
    for (const text of texts)
      if (text.length > 3) assert.ok(kept.includes(text), `"${text}" of "${message}", kept: "${kept}"`);
  }
});

for (const part of ['a', 'A', 'A_', 'answered ', 'answered A_', '<shopify-', 'row-gap:1'])
  test(`scans a long text of "${part}" in linear time`, () => {
    assert.ok(redact(part.repeat(100_000)).length <= 1024);
  });

test.run();
