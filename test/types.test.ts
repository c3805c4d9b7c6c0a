import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { texts } from './run/source-imports';

/** What tells the compiler instead of asking it: `as` before a type, in code. `as const` tells it nothing. */
const CAST = /\bas (?!const\b)(?=[\w({[])/g;

/** What may hold an `as` that is none: comments, texts, and names that are imported under other names. */
const OTHERS =
  /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|'(?:[^'\\\n]|\\.)*'|^(?:import|export)\s[^;]*? from '.+?';/gm;

/** There were 85. A new one has to take the place of an old one. */
const CASTS = 38;

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

test('the flags of the compiler that tell absent from undefined are on for everything', async () => {
  const { compilerOptions } = JSON.parse(
    await readFile(new URL('../tsconfig.json', import.meta.url), 'utf8'),
  );
  for (const flag of [
    'strict',
    'exactOptionalPropertyTypes',
    'noImplicitReturns',
    'noUncheckedIndexedAccess',
  ])
    assert.is(compilerOptions[flag], true, flag);
});

test.run();
