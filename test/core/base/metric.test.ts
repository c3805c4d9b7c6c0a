import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { metric, onMetric } from '../../../src/core/base/metric';

test('tells every listener the name and the labels', () => {
  const heard: unknown[] = [];
  const stops = [1, 2].map(id => onMetric((name, labels) => heard.push([id, name, labels])));
  metric('click', { instrument: 'BuyItNow' });
  metric('bare');
  for (const stop of stops) stop();
  assert.equal(heard, [
    [1, 'click', { instrument: 'BuyItNow' }],
    [2, 'click', { instrument: 'BuyItNow' }],
    [1, 'bare', {}],
    [2, 'bare', {}],
  ]);
});

test('tells the value that comes with it', () => {
  const heard: unknown[] = [];
  const stop = onMetric((...event) => heard.push(event));
  metric('wallet.loaded', { instrument: 'PayPal' }, 1_700_000_000_000);
  stop();
  assert.equal(heard, [['wallet.loaded', { instrument: 'PayPal' }, 1_700_000_000_000]]);
});

test('tells nothing to who has stopped listening', () => {
  let heard = 0;
  const stop = onMetric(() => heard++);
  stop();
  metric('click');
  assert.is(heard, 0);
});

test.run();
