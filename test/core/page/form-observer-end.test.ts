import '../../run/dom';
import * as assert from 'uvu/assert';
import { observeForm } from '../../../src/core/page/form-observer';
import { fakeClock } from '../../fakes/fake-clock';
import { createForm, find, VARIANT } from '../../fakes/product-form';
import { settle } from '../../fakes/settle';
import { stub, test } from '../../run/suite';

test('adds no listener for a second form, and removes all with the last form', () => {
  const listeners = new Set<string>();
  const ids = new Map<unknown, number>();
  // Listeners differ by their capture flag, too.
  const key = (type: string, listener: unknown, captures: unknown) => {
    ids.set(listener, ids.get(listener) ?? ids.size);
    return `${type} ${ids.get(listener)} ${captures}`;
  };
  type Listener = [type: string, listener: unknown, captures: unknown];
  stub(globalThis, {
    addEventListener: (...listener: Listener) => void listeners.add(key(...listener)),
    removeEventListener: (...listener: Listener) => void listeners.delete(key(...listener)),
  });
  const first = observeForm(createForm(VARIANT));
  const { size } = listeners;
  const second = observeForm(createForm(VARIANT));
  assert.ok(size > 0);
  assert.is(listeners.size, size);
  first.stop();
  assert.is(listeners.size, size);
  second.stop();
  assert.is(listeners.size, 0);
});

test('drops a pending read on unsubscribe', async () => {
  const { state, stop } = observeForm(createForm(VARIANT));
  find('[name=id]').value = '103';
  find('[name=id]').dispatchEvent(new Event('change', { bubbles: true }));
  stop();
  await settle();
  assert.is(state.value.variants[0], '101');
});

test('ignores events in the form after unsubscribe', async () => {
  const form = createForm(`${VARIANT}<button></button>`);
  const clock = fakeClock();
  const { removeEventListener } = globalThis;
  // Removing a capturing listener requires the capture flag; happy-dom ignores it.
  stub(globalThis, {
    removeEventListener(...args: unknown[]) {
      if (args[2] === true) Reflect.apply(removeEventListener, window, args);
    },
  });
  observeForm(form).stop();
  for (const type of ['pointerdown', 'keydown', 'input', 'change', 'focusin', 'pointerover'])
    find('button').dispatchEvent(new Event(type, { bubbles: true }));
  find('button').setAttribute('disabled', '');
  await settle();
  assert.is(clock.pending, 0);
});

test('stops observing after unsubscribe', async () => {
  const { state, stop } = observeForm(createForm(`${VARIANT}<button></button>`));
  stop();
  find('button').setAttribute('disabled', '');
  find('[name=id]').value = '103';
  find('[name=id]').dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  assert.equal([state.value.disabled, state.value.variants], [false, ['101']]);
});

test.run();
