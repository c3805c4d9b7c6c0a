import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { carryOut } from '../../build/command.mjs';
import { makeRelease } from '../../build/release.mjs';
import { workplace } from '../../build/workplace.mjs';

for (const [what, words, says] of [
  ['an option that it doesn’t know', ['--dryrun'], "Unknown option '--dryrun'"],
  ['an option without its value', ['--current'], "Option '--current <value>' argument missing"],
  ['a word too many', ['now'], 'Nothing here takes the word now: leave it out'],
] as const)
  test(`${what} is refused in one sentence, and nothing is done`, async () => {
    const { status, stdout, stderr } = await carryOut(() => makeRelease([...words], workplace));
    assert.is(status, 1);
    assert.is(stdout, '');
    assert.ok(stderr.startsWith(says), stderr);
    assert.is(stderr.split('\n').length, 2);
  });

test.run();
