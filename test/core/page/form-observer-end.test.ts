import '../../run/dom';
import * as assert from 'uvu/assert';
import { observeForm } from '../../../src/core/page/form-observer';
import { fakeClock } from '../../fakes/fake-clock';
import { createForm, find, VARIANT } from '../../fakes/product-form';
import { settle } from '../../fakes/settle';
import { stub, test } from '../../run/suite';

test('shares the readings of a form between the elements in it, until the last of them is gone', async () => {
  const form = createForm(VARIANT);
  const [one, other] = [observeForm(form), observeForm(form)];
  one.stop();
  find('[name=id]').setAttribute('value', '102');
  await settle();
  const shared = other.state.value.variant;
  other.stop();
  find('[name=id]').setAttribute('value', '103');
  await settle();
  assert.is(one.state, other.state);
  assert.equal([shared, other.state.value.variant], ['102', '102']);
});

test('follows a form anew for an element that comes when the others have gone', async () => {
  const form = createForm(VARIANT);
  observeForm(form).stop();
  const { state, stop } = observeForm(form);
  find('[name=id]').setAttribute('value', '102');
  await settle();
  stop();
  assert.is(state.value.variant, '102');
});

test('adds no listener to the page for a further form, and takes all away with the last', () => {
  const listeners = new Set<string>();
  const ids = new Map<unknown, number>();
  // The platform tells listeners apart by whether they capture, too.
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

test('forgets at its end what it was about to read', async () => {
  const { state, stop } = observeForm(createForm(VARIANT));
  find('[name=id]').value = '103';
  find('[name=id]').dispatchEvent(new Event('change', { bubbles: true }));
  stop();
  await settle();
  assert.is(state.value.variant, '101');
});

test('is not woken after its end by what happens in the form', async () => {
  const form = createForm(`${VARIANT}<button></button>`);
  const clock = fakeClock();
  const { removeEventListener } = globalThis;
  // A listener that captures is removed as such alone; happy-dom makes no difference.
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

test('follows nothing after its end', async () => {
  const { state, stop } = observeForm(createForm(`${VARIANT}<button></button>`));
  stop();
  find('button').setAttribute('disabled', '');
  find('[name=id]').value = '103';
  find('[name=id]').dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  assert.equal(state.value, { disabled: false, hasFile: false, sellingPlan: undefined, variant: '101' });
});

test.run();
