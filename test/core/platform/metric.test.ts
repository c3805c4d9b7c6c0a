import * as assert from 'uvu/assert';
import { emitMetric, onMetric } from '../../../src/core/platform/metric';
import { onEnd, test } from '../../run/suite';

test('tells every listener the name and the labels', () => {
  const heard: unknown[] = [];
  for (const id of [1, 2]) onEnd(onMetric(([name, labels]) => heard.push([id, name, labels])));
  emitMetric('opened', { instrument: 'PayPal' });
  emitMetric('dialog.shown', {});
  assert.equal(heard, [
    [1, 'opened', { instrument: 'PayPal' }],
    [2, 'opened', { instrument: 'PayPal' }],
    [1, 'dialog.shown', {}],
    [2, 'dialog.shown', {}],
  ]);
});

test('tells the value that comes with it', () => {
  const heard: unknown[] = [];
  onEnd(onMetric(event => heard.push(event)));
  emitMetric('wallet.loaded', { instrument: 'PayPal' }, 1_700_000_000_000);
  assert.equal(heard, [['wallet.loaded', { instrument: 'PayPal' }, 1_700_000_000_000]]);
});

test('tells nothing to who has stopped listening', () => {
  let heard = 0;
  const stop = onMetric(() => heard++);
  stop();
  emitMetric('dialog.shown', {});
  assert.is(heard, 0);
});

test('a wrong event is an error of the compiler', () => {
  const heard: unknown[] = [];
  onEnd(onMetric(event => heard.push(event)));
  // @ts-expect-error: no event has this name
  emitMetric('clicked', { instrument: 'PayPal' });
  // @ts-expect-error: a click is on a page
  emitMetric('click', { instrument: 'PayPal' });
  // @ts-expect-error: an operation says when it began
  emitMetric('operation', { name: 'cart', outcome: 'ok' });
  // @ts-expect-error: nothing comes with a dialog
  emitMetric('dialog.shown', {}, 'a text of a shopper');
  assert.is(heard.length, 4);
});

test.run();
