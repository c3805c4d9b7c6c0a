import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSchedule, define } from '../../../src/ui/buttons/define';
import { settle } from '../../fakes/settle';

test('draws the first element with the script, and each further one in a task of its own', async () => {
  // What other tests have kept for an element that comes next is gone after two frames.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  let mounts = 0;
  document.body.innerHTML = '<x-first></x-first><x-first></x-first>';
  define(
    'x-first',
    () => {
      mounts++;
      return () => {};
    },
    createSchedule(),
  );
  assert.is(mounts, 0, 'all elements are known before the first is drawn');
  await Promise.resolve();
  assert.is(mounts, 1);
  await settle();
  assert.is(mounts, 2);
});

test.run();
