import '../../run/dom';
import * as assert from 'uvu/assert';
import { observeForm } from '../../../src/core/page/form-observer';
import { fakeClock } from '../../fakes/fake-clock';
import { createForm, emitChange, find, VARIANT } from '../../fakes/product-form';
import { stub, test } from '../../run/suite';

/**
 * Counts the `formdata` events that a theme's listener gets during an action and in the second after it. Themes change the
 * submitted data in this event.
 */
async function countFormData(
  form: HTMLFormElement,
  act: () => void,
  write?: (data: FormData) => void,
): Promise<number> {
  const { FormData } = window;
  const clock = fakeClock();
  let count = 0;
  // Browsers dispatch this event; happy-dom doesn't.
  const Firing = class extends FormData {
    constructor(read?: HTMLFormElement) {
      super(read);
      read?.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData: this }));
    }
  };
  const onFormData = (event: Event) => {
    count++;
    write?.((event as FormDataEvent).formData);
  };
  form.addEventListener('formdata', onFormData);
  const restore = stub(globalThis, { FormData: Firing });
  act();
  await clock.advance(1000);
  restore();
  form.removeEventListener('formdata', onFormData);
  return count;
}

test("dispatches formdata for a script's change, and for the next only after a press of the shopper", async () => {
  const form = createForm(VARIANT);
  const { stop } = observeForm(form);
  const counts = [await countFormData(form, emitChange), await countFormData(form, emitChange)];
  stop();
  assert.equal(counts, [1, 0]);
});

/** Dispatches a shopper's event. Scripts' events are not trusted. */
function press(type: string, isTrusted = true) {
  const event = new Event(type, { bubbles: true });
  Object.defineProperty(event, 'isTrusted', { value: isTrusted });
  find('[name=id]').dispatchEvent(event);
}

const PRESSES: [what: string, act: () => void, counts: number][] = [
  ['a press of a pointer', () => press('pointerdown'), 1],
  ['a press of a key', () => press('keydown'), 1],
  ['a press dispatched by a script', () => press('pointerdown', false), 0],
  ['a pointer nearby', () => press('pointerover'), 0],
];

for (const [what, act, count] of PRESSES)
  test(`${count ? 'dispatches' : 'does not dispatch'} formdata for one more change after ${what}`, async () => {
    const form = createForm(VARIANT);
    const { stop } = observeForm(form);
    await countFormData(form, emitChange);
    const counts = [
      await countFormData(form, act),
      await countFormData(form, emitChange),
      await countFormData(form, emitChange),
    ];
    stop();
    assert.equal(counts, [0, count, 0]);
  });

test('dispatches no more formdata after pointer moves', async () => {
  const form = createForm(VARIANT);
  const { stop } = observeForm(form);
  await countFormData(form, emitChange);
  const counts = [];
  for (let times = 0; times < 2; times++) {
    press('pointerdown');
    counts.push(await countFormData(form, emitChange), await countFormData(form, () => press('pointerover')));
  }
  stop();
  assert.equal(counts, [1, 0, 1, 0]);
});

test('keeps data that the theme added until the controls change', async () => {
  const form = createForm('<input name="id" value="101">');
  const { state, stop } = observeForm(form);
  const seen: unknown[] = [];
  const see = async (act: () => void) => {
    await countFormData(form, act, data => data.set('selling_plan', '5'));
    seen.push([state.value.variants[0], state.value.sellingPlan]);
  };
  await see(() => {
    find('[name=id]').value = '102';
    emitChange();
  });
  await see(() => press('pointerover'));
  await see(() => {
    find('[name=id]').value = '103';
    press('pointerover');
  });
  stop();
  assert.equal(seen, [
    ['102', '5'],
    ['102', '5'],
    ['103', undefined],
  ]);
});

for (const [what, act] of [
  ['a control set by a script', () => find('[name=id]').setAttribute('value', '102')],
  ['a pointer nearby', () => find('[name=id]').dispatchEvent(new Event('pointerover', { bubbles: true }))],
] as const)
  test(`reads the form after ${what} without formdata`, async () => {
    const form = createForm(VARIANT);
    const { stop } = observeForm(form);
    const counts = await countFormData(form, act);
    stop();
    assert.is(counts, 0);
  });

test.run();
