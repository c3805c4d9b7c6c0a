import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { texts } from './run/source-imports';

const readConfig = async (path: string) =>
  JSON.parse(await readFile(new URL(`../${path}`, import.meta.url), 'utf8'));

/** What tells the compiler instead of asking it: `as` before a type, in code. `as const` tells it nothing. */
const CAST = /\bas (?!const\b)(?=[\w({[])/g;

/** What may hold an `as` that is none: comments, texts, and names that are imported under other names. */
const OTHERS =
  /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|'(?:[^'\\\n]|\\.)*'|^(?:import|export)\s[^;]*? from '.+?';/gm;

/** There were 85. A new one has to take the place of an old one. */
const CASTS = 35;

test(`the sources have ${CASTS} casts`, () => {
  const found = [...texts].flatMap(([file, text]) =>
    [...text.replace(OTHERS, "''").matchAll(CAST)].map(() => file),
  );
  assert.is(found.length, CASTS, found.join('\n'));
});

/** Who declares a global of the page, or of a script that the page loads, by its name. */
const declarersOf = (name: string) =>
  [...texts].filter(([, text]) => new RegExp(`\\b${name}\\?: `).test(text)).map(([file]) => file);

test('each global of the shop’s page is declared once', () => {
  for (const name of ['Shopify', 'ShopifyAnalytics', '__st'])
    assert.equal(declarersOf(name), ['core/types/page-globals.ts'], name);
  assert.equal(
    [...texts].filter(([, text]) => /\bwindow as\b/.test(text)),
    [],
  );
});

/** What a wallet's SDK brings: its published types, or ours where nobody publishes any. */
const SDK = /^wallets\/[a-z-]+-sdk(\.d)?\.ts$/;

test('only the wallets see a type of an SDK, each from one file', async () => {
  const { compilerOptions, exclude } = await readConfig('tsconfig.json');
  assert.equal(compilerOptions.types, []);
  assert.equal(exclude, ['src/wallets']);
  const declare = /<reference types=|\bnamespace \w+|interface Window \{\s+(amazon|google|paypal|ApplePay)/;
  const declarers = [...texts].filter(([, text]) => declare.test(text)).map(([file]) => file);
  assert.ok(declarers.length >= 4);
  assert.equal(
    declarers.filter(file => !SDK.test(file)),
    [],
  );
  const names =
    /\b(google\.payments|ApplePayJS|ApplePaySession|paypal\.[A-Z]|window\.(amazon|google|paypal))\b/;
  const users = [...texts].filter(([, text]) => names.test(text.replace(OTHERS, ''))).map(([file]) => file);
  assert.ok(users.length > 4);
  assert.equal(
    users.filter(file => !file.startsWith('wallets/')),
    [],
  );
});

test('the scripts of the build and of the tests are checked as the sources are', async () => {
  const { compilerOptions, include } = await readConfig('test/tsconfig.json');
  assert.ok(compilerOptions.allowJs && compilerOptions.checkJs);
  // No flag of the sources is taken back.
  assert.equal(Object.keys(compilerOptions), ['types', 'paths', 'allowJs', 'checkJs']);
  for (const path of ['.', '../src', '../bench', '../build', '../build.mjs'])
    assert.ok(include.includes(path), path);
});

test('the flags of the compiler that tell absent from undefined are on for everything', async () => {
  const { compilerOptions } = await readConfig('tsconfig.json');
  for (const flag of [
    'strict',
    'exactOptionalPropertyTypes',
    'noImplicitReturns',
    'noUncheckedIndexedAccess',
  ])
    assert.is(compilerOptions[flag], true, flag);
});

test.run();
