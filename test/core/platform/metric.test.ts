import * as assert from 'uvu/assert';
import { emitMetric, onMetric } from '../../../src/core/platform/metric';
import { onEnd, test } from '../../run/suite';

test('passes name and labels to every listener', () => {
  const events: unknown[] = [];
  for (const id of [1, 2]) onEnd(onMetric(([name, labels]) => events.push([id, name, labels])));
  emitMetric('opened', { instrument: 'PayPal' });
  emitMetric('dialog.shown', {});
  assert.equal(events, [
    [1, 'opened', { instrument: 'PayPal' }],
    [2, 'opened', { instrument: 'PayPal' }],
    [1, 'dialog.shown', {}],
    [2, 'dialog.shown', {}],
  ]);
});

test('passes the value to listeners', () => {
  const events: unknown[] = [];
  onEnd(onMetric(event => events.push(event)));
  emitMetric('wallet.loaded', { instrument: 'PayPal' }, 1_700_000_000_000);
  assert.equal(events, [['wallet.loaded', { instrument: 'PayPal' }, 1_700_000_000_000]]);
});

test('calls all listeners if one throws, and never throws itself', () => {
  let events = 0;
  onEnd(
    onMetric(() => {
      throw new Error('no');
    }),
  );
  onEnd(onMetric(() => events++));
  emitMetric('dialog.shown', {});
  assert.is(events, 1);
});

test('stops calling a removed listener', () => {
  let events = 0;
  const stop = onMetric(() => events++);
  stop();
  emitMetric('dialog.shown', {});
  assert.is(events, 0);
});

test('the compiler rejects invalid events', () => {
  const events: unknown[] = [];
  onEnd(onMetric(event => events.push(event)));
  // @ts-expect-error: no event has this name
  emitMetric('clicked', { instrument: 'PayPal' });
  // @ts-expect-error: a click has a page
  emitMetric('click', { instrument: 'PayPal' });
  // @ts-expect-error: an operation has a start time
  emitMetric('operation', { name: 'cart', outcome: 'ok' });
  // @ts-expect-error: a dialog has no value
  emitMetric('dialog.shown', {}, 'a text of a shopper');
  assert.is(events.length, 4);
});

test.run();
