import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { needBuild } from './need-build.mjs';

test('says what to run where nothing is built', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  try {
    assert.throws(() => needBuild(folder), `There is no build in ${folder}: make one with "npm run build".`);
    await writeFile(join(folder, 'manifest.json'), '{}');
    needBuild(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.run();
