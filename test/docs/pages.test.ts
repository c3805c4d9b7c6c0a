import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fillPage, pages, parts } from '../../build/docs.mjs';

// `npm run docs` also lists the languages of each release, because a new language is one file.
for (const page of pages.filter(page => page !== 'docs/languages.md'))
  test(`${page} contains the output of npm run docs`, () => {
    const text = readFileSync(page, 'utf8');
    assert.is(text, fillPage(text, parts));
  });

test.run();
