import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

test('npm finds no package missing, and none that another one can’t work with', () => {
  // Where the folder is a link, npm looks at that of another clone from there alone.
  const cwd = dirname(realpathSync('node_modules'));
  const { status, stderr } = spawnSync('npm', ['ls', '--all', '--loglevel=error'], { cwd, encoding: 'utf8' });
  assert.is(status, 0, stderr);
});

test.run();
