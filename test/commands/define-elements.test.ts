import { execFileSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

test('defines the host elements at once, and the wallets when idle', () => {
  const args = ['--import', './build/register.mjs', 'test/commands/define-elements.ts'];
  const { names, all, first, ms, later } = JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8' }),
  );
  assert.equal(first, names);
  assert.equal(later, all);
  assert.is(ms, 0);
});

test.run();
