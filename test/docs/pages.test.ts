import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fillPage, pages, parts } from '../../build/docs.mjs';

/** Pages with a list of languages. They list those of the last release, so that a new language is one file. */
const LISTS = ['docs/languages.md', 'docs/examples/portable-wallets.liquid'];

for (const page of pages.filter(page => !LISTS.includes(page)))
  test(`${page} contains the output of npm run docs`, () => {
    const text = readFileSync(page, 'utf8');
    assert.is(text, fillPage(text, parts));
  });

test.run();
