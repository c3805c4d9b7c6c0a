import { readFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import { test } from '../run/suite';
import { BREAKS } from './breaks';

for (const { invariant, file, from, to } of BREAKS)
  test(`the break of ${invariant} finds its line in ${file}`, async () => {
    const text = await readFile(new URL(`../../src/${file}`, import.meta.url), 'utf8');
    assert.is(text.split(from).length, 2);
    assert.is.not(from, to);
  });

test.run();
