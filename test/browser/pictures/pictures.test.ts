import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dist } from '../../../build/dist.mjs';
import { copyProject, runCommand } from '../../run/run-command';

test('npm run docs -- --pictures takes the pictures whose name contains a word', async () => {
  const copy = await copyProject();
  try {
    const folder = join(copy.folder, 'docs/pictures');
    await rm(folder, { recursive: true });
    const args = ['--', '--pictures', 'dialog'];
    const { status, stderr } = runCommand('docs', args, { DIST: dist }, copy.folder);
    assert.is(status, 0, stderr);
    assert.equal(await readdir(folder), ['dialog.png']);
    assert.ok((await stat(join(folder, 'dialog.png'))).size > 1000);
  } finally {
    await copy.remove();
  }
});

test.run();
