import '../../run/dom';
import * as assert from 'uvu/assert';
import { observeForm } from '../../../src/core/page/form-observer';
import { fakeClock } from '../../fakes/fake-clock';
import { createForm, emitChange, find, VARIANT } from '../../fakes/product-form';
import { stub, test } from '../../run/suite';

/** Counts how often the controls of a form are read. */
function countReadings(form: HTMLFormElement): { count: number } {
  const readings = { count: 0 };
  const prototype = Object.getPrototypeOf(form);
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'elements') as { get(): unknown };
  stub(prototype, {
    get elements() {
      readings.count++;
      return get.call(this);
    },
  });
  return readings;
}

test('reads once for each cause of many changes in one task', async () => {
  const clock = fakeClock();
  const form = createForm(`${VARIANT}<button></button>`);
  const { stop } = observeForm(form);
  const readings = countReadings(form);
  const readingsOf = async (times: number) => {
    readings.count = 0;
    for (let time = 0; time < times; time++) {
      find('[name=id]').dispatchEvent(new Event('change', { bubbles: true }));
      find('button').toggleAttribute('disabled');
    }
    await clock.advance(1000);
    return readings.count;
  };
  // Only the first change is read with `formdata`.
  await readingsOf(1);
  const many = await readingsOf(20);
  const one = await readingsOf(1);
  stop();
  assert.ok(one > 0);
  assert.is(many, one);
});

test('does not read a form again after rendering its own buttons in it', async () => {
  const clock = fakeClock();
  const form = createForm(
    `${VARIANT}<button></button><shopify-accelerated-checkout><p></p></shopify-accelerated-checkout>`,
  );
  const { stop } = observeForm(form);
  const readings = countReadings(form);
  find('shopify-accelerated-checkout').toggleAttribute('disabled');
  find('shopify-accelerated-checkout').replaceChildren(document.createElement('i'));
  find('shopify-accelerated-checkout i').toggleAttribute('disabled');
  await clock.advance(1000);
  const ofOwnChanges = readings.count;
  find('button').toggleAttribute('disabled');
  await clock.advance(1000);
  stop();
  assert.is(ofOwnChanges, 0);
  assert.ok(readings.count > 0);
});

test('reads at most three times a second for one cause, and always the last state', async () => {
  const clock = fakeClock();
  const { state, stop } = observeForm(createForm(VARIANT));
  const seen: (string | undefined)[] = [];
  const unsubscribe = state.subscribe(({ variants: [variant] }) => seen.push(variant));
  for (let id = 201; id <= 250; id++) {
    find('[name=id]').setAttribute('value', String(id));
    await clock.advance(20);
  }
  const early = seen.length - 1;
  await clock.advance(1);
  const late = seen.length - 1;
  await clock.advance(1);
  unsubscribe();
  stop();
  // The fourth read follows after a second.
  assert.equal([early, late], [3, 3]);
  assert.equal([seen.length - 1, seen.at(-1)], [4, '250']);
});

test('reads a selection during page load at once', async () => {
  const clock = fakeClock();
  const { state, stop } = observeForm(createForm('<input name="id" value="101">'));
  find('[name=id]').value = '102';
  emitChange();
  await clock.advance(0);
  stop();
  assert.is(state.value.variants[0], '102');
});

test('reads a selection at once while the pointer moves', async () => {
  const clock = fakeClock();
  const { state, stop } = observeForm(createForm(VARIANT));
  for (let times = 0; times < 10; times++) {
    find('[name=id]').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await clock.advance(10);
  }
  find('[name=id]').value = '102';
  emitChange();
  await clock.advance(0);
  const [variant] = state.value.variants;
  stop();
  assert.is(variant, '102');
});

test.run();
