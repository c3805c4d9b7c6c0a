import { spawnSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/** A few of each kind. `npm run fuzz -- --inputs` runs 100,000. */
const { FUZZ_RUNS = '70' } = process.env;
const COMMAND = ['--import', './build/register.mjs', 'test/fuzz/inputs.ts'];

// In a separate process, because a repeated error is not reported again in later tests.
test('no random input causes an exception in the page, or a request to an unknown host', () => {
  const env = { ...process.env, FUZZ_RUNS, FORCE_COLOR: '0' };
  const { status, stdout } = spawnSync(process.execPath, COMMAND, { encoding: 'utf8', env });
  assert.is(status, 0, stdout);
  for (const kind of ['attributes', 'cookies', 'storage', 'query', 'answers', 'postMessage', 'SDK callbacks'])
    assert.match(stdout, new RegExp(`${kind}.*│ ${Math.ceil(Number(FUZZ_RUNS) / 7)} `));
});

test.run();
