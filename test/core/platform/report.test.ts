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

test('says an error to the console, with our name', () => {
  const [line] = linesOf(() => report(new Error('one')));
  assert.match(line as string, /^\[portable-wallets\] Error: one/);
});

test('says the code of a developer error', () => {
  const [line] = linesOf(() => report(new DeveloperError('invalid-webcomponent', 'add it.')));
  assert.match(
    line as string,
    /invalid-webcomponent: add it\. See docs\/embedding\.md#invalid-webcomponent$/,
  );
});

test('says the same error once, and another one too', () => {
  const lines = linesOf(() => {
    for (const text of ['two', 'two', 'three']) report(new Error(text));
  });
  assert.is(lines.length, 2);
});

test('copes with what is no error', () => {
  assert.match(linesOf(() => report(undefined))[0] as string, /undefined/);
});

/** What can't be made a text. */
const WORDLESS: unknown[] = [
  Object.create(null),
  {
    toString() {
      throw new Error('no words');
    },
  },
];

test('copes with what can’t be made a text, says it once, and counts it', () => {
  const heard: unknown[] = [];
  onEnd(onMetric(event => heard.push(event)));
  const lines = linesOf(() => {
    for (const error of WORDLESS) report(error);
  });
  assert.is(lines.length, 1);
  assert.match(lines[0] as string, 'An error without words');
  assert.is(heard.length, 1);
});

test('counts each error once, with the error itself', () => {
  const heard: unknown[] = [];
  onEnd(onMetric(event => heard.push(event)));
  const error = new Error('four');
  linesOf(() => {
    for (let times = 2; times; times--) report(error);
  });
  assert.equal(heard, [['reported', {}, error]]);
});

test('says nothing of what fails while the shopper leaves, and all of it where he has stayed', async () => {
  const clock = fakeClock();
  trackUnload();
  const leave = () => dispatchEvent(new Event('beforeunload'));
  const fail = () => report(new TypeError('NetworkError when attempting to fetch resource.'));
  // Files that are tested after this one in the same process have clocks that begin anew: nobody has ever left there.
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

test('reports on a page whose console has no error', () => {
  stub(globalThis, { console: { log() {} } });
  assert.not.throws(() => report(new Error('without a console')));
});

test.run();
