import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

test('npm finds no missing package, and no incompatible one', () => {
  // If the folder is a link, npm only reads it from its target.
  const cwd = dirname(realpathSync('node_modules'));
  const { status, stderr } = spawnSync('npm', ['ls', '--all', '--loglevel=error'], { cwd, encoding: 'utf8' });
  assert.is(status, 0, stderr);
});

test.run();
