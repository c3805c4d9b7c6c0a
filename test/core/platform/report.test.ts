import '../../run/dom';
import * as assert from 'uvu/assert';
import { UNLOAD_MS } from '../../../src/core/platform/constants';
import { DeveloperError, report, trackUnload } from '../../../src/core/platform/errors';
import { onMetric } from '../../../src/core/platform/metric';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { onEnd, stub, test } from '../../run/suite';

function linesOf(run: () => void): string[] {
  const { lines } = recordErrors();
  run();
  return lines;
}

test("logs an error with the script's name", () => {
  const [line] = linesOf(() => report(new Error('one')));
  assert.match(line as string, /^\[portable-wallets\] Error: one/);
});

test('logs the code of a developer error', () => {
  const [line] = linesOf(() => report(new DeveloperError('invalid-webcomponent', 'add it.')));
  assert.match(
    line as string,
    /invalid-webcomponent: add it\. See docs\/embedding\.md#invalid-webcomponent$/,
  );
});

test('logs the same error once', () => {
  const lines = linesOf(() => {
    for (const text of ['two', 'two', 'three']) report(new Error(text));
  });
  assert.is(lines.length, 2);
});

test('handles values that are not errors', () => {
  assert.match(linesOf(() => report(undefined))[0] as string, /undefined/);
});

/** Values that can't be converted to a string. */
const UNPRINTABLE: unknown[] = [
  Object.create(null),
  {
    toString() {
      throw new Error('unprintable');
    },
  },
];

test("handles values that can't be converted to a string, and logs and counts them once", () => {
  const events: unknown[] = [];
  onEnd(onMetric(event => events.push(event)));
  const lines = linesOf(() => {
    for (const error of UNPRINTABLE) report(error);
  });
  assert.is(lines.length, 1);
  assert.match(lines[0] as string, 'An unreadable error');
  assert.is(events.length, 1);
});

test('counts each error once, with the error', () => {
  const events: unknown[] = [];
  onEnd(onMetric(event => events.push(event)));
  const error = new Error('four');
  linesOf(() => {
    for (let times = 2; times; times--) report(error);
  });
  assert.equal(events, [['reported', {}, error]]);
});

test('logs errors during a navigation only if the shopper stays', async () => {
  const clock = fakeClock();
  trackUnload();
  const leave = () => dispatchEvent(new Event('beforeunload'));
  const fail = () => report(new TypeError('NetworkError when attempting to fetch resource.'));
  // Later test files in the process have clocks that restart.
  onEnd(() => {
    performance.now = () => Number.NEGATIVE_INFINITY;
    leave();
  });
  assert.equal(
    linesOf(() => [leave(), fail()]),
    [],
  );
  await clock.advance(UNLOAD_MS);
  assert.is(linesOf(fail).length, 1);
});

test('reports on a page whose console has no error method', () => {
  stub(globalThis, { console: { log() {} } });
  assert.not.throws(() => report(new Error('without a console')));
});

test.run();
