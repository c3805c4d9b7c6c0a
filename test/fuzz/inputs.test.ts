import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fuzz, isHeld } from './inputs';

/** A few of each kind here; `npm run fuzz` feeds 10,000, `npm run fuzz:inputs` 100,000. */
const runs = Number(process.env.FUZZ_RUNS ?? 70);

test('no input of any kind is an exception in the page, or a request to a host that nobody names', async () => {
  const found: string[] = [];
  const outcomes = await fuzz(runs, what => found.push(what));
  assert.ok(outcomes.length >= 7 && outcomes.every(({ cases }) => cases > 0));
  assert.ok(isHeld(outcomes), found.slice(0, 3).join('\n\n'));
});

test.run();
