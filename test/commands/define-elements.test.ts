import { execFileSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

test('defines every element before any time has passed', () => {
  const args = ['--import', './test/run/register.mjs', 'test/commands/define-elements.ts'];
  const { all, defined, ms } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  assert.equal(defined, all);
  assert.is(ms, 0);
});

test.run();
