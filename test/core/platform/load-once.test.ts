import '../../run/dom';
import * as assert from 'uvu/assert';
import { loadOnce, whenLoaded } from '../../../src/core/platform/load-once';
import { hold } from '../../fakes/hold';
import { settle } from '../../fakes/settle';
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

test('runs queued calls in order once loaded', async () => {
  const loading = hold<string>();
  const loaded = whenLoaded(loading.promise, name => ({ name }));
  const calls: string[] = [];
  void loaded.call(({ name }) => calls.push(`${name} 1`));
  void loaded.call(({ name }) => calls.push(`${name} 2`));
  await settle();
  assert.equal([loaded.value, calls], [undefined, []]);
  loading.release('a');
  await settle();
  assert.equal(calls, ['a 1', 'a 2']);
});

test('runs calls synchronously after loading', async () => {
  const loaded = whenLoaded(Promise.resolve('a'), name => ({ name }));
  await settle();
  let called = '';
  void loaded.call(({ name }) => {
    called = name;
  });
  assert.is(called, 'a');
  assert.equal(loaded.value, { name: 'a' });
});

test('rejects each call if it fails to load', async () => {
  const loaded = whenLoaded(Promise.reject(new Error('offline')), () => 'a');
  await settle();
  for (let times = 0; times < 2; times++)
    assert.is(await loaded.call(() => 'called').catch(error => error.message), 'offline');
});

test.run();
