import '../../run/dom';
import * as assert from 'uvu/assert';
import { loadOnce } from '../../../src/core/platform/load-once';
import { test } from '../../run/suite';

test('loads again after a failure', async () => {
  let attempts = 0;
  const load = async () => {
    if (!attempts++) throw new Error('offline');
    return 'here';
  };
  assert.is(await loadOnce('test', load).catch(error => error.message), 'offline');
  assert.is(await loadOnce('test', load), 'here');
  await loadOnce('test', load);
  assert.is(attempts, 2);
});

test.run();
