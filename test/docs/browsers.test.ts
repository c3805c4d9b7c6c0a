import '../run/dom';
import { readFile } from 'node:fs/promises';
import { parse } from 'acorn';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { LANGUAGE_IN_NAME } from '../../build/locales.mjs';
import { brandCss } from '../../src/ui/brand/appearance';

const { files } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));
/** The default files. Those of languages differ only in their texts. */
const scripts = Object.keys(files).filter(file => file.endsWith('.js') && !LANGUAGE_IN_NAME.test(file));
const texts = new Map<string, string>();
for (const file of scripts) texts.set(file, await readFile(`${dist}/${file}`, 'utf8'));

test('no file has newer syntax than ES2022', () => {
  for (const [file, text] of texts)
    try {
      parse(text, { ecmaVersion: 2022, sourceType: 'module' });
    } catch (error) {
      assert.unreachable(`${file}: ${error}`);
    }
});

/** Features that are newer than the browsers in docs/embedding.md#browsers. */
const NEWER = [
  /\.(toSorted|toReversed|toSpliced|union|difference|isSubsetOf|checkVisibility|showPopover)\(/,
  /\b(Promise\.(withResolvers|try)|(Object|Map)\.groupBy|Array\.fromAsync|AbortSignal\.any|URL\.canParse)\b/,
  /\b(color-mix|light-dark)\(|@(scope|starting-style)\b|\d[dsl]v[hw]\b|:(user-(in)?valid|popover-open)\b/,
];

test('no file uses features that the oldest supported browsers lack', () => {
  for (const [file, text] of texts)
    for (const pattern of NEWER) assert.equal(pattern.exec(text)?.[0], undefined, file);
});

test('an unsupported selector invalidates no other rule', () => {
  const rules = brandCss.split(/(?<=\})/).filter(rule => rule.includes(':has('));
  assert.ok(rules.length > 0);
  for (const rule of rules) assert.match(rule, /^:is\(.*:has\(.*\)\{/);
});

test.run();
