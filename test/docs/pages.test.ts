import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parts } from '../../build/docs-parts.mjs';
import { fillPage, namesIn } from '../../build/fill-page.mjs';
import { pages } from '../../build/pages.mjs';

const read = (page: string) => readFileSync(page, 'utf8');

for (const page of pages)
  test(`${page} has what npm run docs writes`, () => {
    assert.ok(namesIn(read(page)).length > 0);
    assert.is(read(page), fillPage(read(page), parts));
  });

test('each generated part stands in a page, under marks that are a pair', () => {
  const texts = pages.map(read).join('\n');
  assert.equal([...new Set(namesIn(texts))].sort(), Object.keys(parts).sort());
  for (const name of namesIn(texts)) assert.ok(texts.includes(`<!-- /docs:${name} -->`), name);
});

test.run();
