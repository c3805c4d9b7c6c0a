import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { interleave } from '../../bench/interleave';

test('measures all in turn, and counts all rounds but the first', async () => {
  const order: string[] = [];
  const results = await interleave({ ours: 1, floor: 10 }, 2, async (step, name) => {
    order.push(name);
    return step * order.length;
  });
  assert.equal(order, ['ours', 'floor', 'ours', 'floor', 'ours', 'floor']);
  assert.equal(results, { ours: [3, 5], floor: [40, 60] });
});

test.run();
