import '../../run/dom';
import * as assert from 'uvu/assert';
import { observeForm } from '../../../src/core/page/form-observer';
import { fakeClock } from '../../fakes/fake-clock';
import { createForm, emitChange, find, VARIANT } from '../../fakes/product-form';
import { stub, test } from '../../run/suite';

/**
 * How often the form is read as it would be sent, while this is done and in the second after it: as often its theme hears of
 * it, and may write into what is sent.
 */
async function hearings(
  form: HTMLFormElement,
  act: () => void,
  write?: (data: FormData) => void,
): Promise<number> {
  const { FormData } = window;
  const clock = fakeClock();
  let count = 0;
  const telling = class extends FormData {
    constructor(read?: HTMLFormElement) {
      super(read);
      if (read !== form) return;
      count++;
      write?.(this);
    }
  };
  const restore = stub(globalThis, { FormData: telling });
  act();
  await clock.advance(1000);
  restore();
  return count;
}

test('tells the theme of a choice that a script tells of, and of the next only after a press of the shopper', async () => {
  const form = createForm(VARIANT);
  const { stop } = observeForm(form);
  const heard = [await hearings(form, emitChange), await hearings(form, emitChange)];
  stop();
  assert.equal(heard, [1, 0]);
});

/** What the shopper does; a script's events are not trusted. */
function press(type: string, isTrusted = true) {
  const event = new Event(type, { bubbles: true });
  Object.defineProperty(event, 'isTrusted', { value: isTrusted });
  find('[name=id]').dispatchEvent(event);
}

const PRESSES: [what: string, act: () => void, heard: number][] = [
  ['a press of a pointer', () => press('pointerdown'), 1],
  ['a press of a key', () => press('keydown'), 1],
  ['a press that a script plays', () => press('pointerdown', false), 0],
  ['the approach of a pointer', () => press('pointerover'), 0],
];

for (const [what, act, count] of PRESSES)
  test(`${count ? 'tells' : 'does not tell'} the theme of one more choice after ${what}`, async () => {
    const form = createForm(VARIANT);
    const { stop } = observeForm(form);
    await hearings(form, emitChange);
    const heard = [
      await hearings(form, act),
      await hearings(form, emitChange),
      await hearings(form, emitChange),
    ];
    stop();
    assert.equal(heard, [0, count, 0]);
  });

test('tells the theme of a choice as often after a pointer has wandered about', async () => {
  const form = createForm(VARIANT);
  const { stop } = observeForm(form);
  await hearings(form, emitChange);
  const heard = [];
  for (let times = 0; times < 2; times++) {
    press('pointerdown');
    heard.push(await hearings(form, emitChange), await hearings(form, () => press('pointerover')));
  }
  stop();
  assert.equal(heard, [1, 0, 1, 0]);
});

test('keeps what the theme has added to a choice until the controls change', async () => {
  const form = createForm('<input name="id" value="101">');
  const { state, stop } = observeForm(form);
  const seen: unknown[] = [];
  const see = async (act: () => void) => {
    await hearings(form, act, data => data.set('selling_plan', '5'));
    seen.push([state.value.variant, state.value.sellingPlan]);
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
  ['a control that a script has written', () => find('[name=id]').setAttribute('value', '102')],
  [
    'the approach of a pointer',
    () => find('[name=id]').dispatchEvent(new Event('pointerover', { bubbles: true })),
  ],
] as const)
  test(`reads the form after ${what} without a word to the theme`, async () => {
    const form = createForm(VARIANT);
    const { stop } = observeForm(form);
    const heard = await hearings(form, act);
    stop();
    assert.is(heard, 0);
  });

test.run();
