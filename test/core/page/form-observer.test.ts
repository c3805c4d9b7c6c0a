import '../../run/dom';
import * as assert from 'uvu/assert';
import { observeForm } from '../../../src/core/page/form-observer';
import { createForm, find, TWIN, VARIANT } from '../../fakes/product-form';
import { settle } from '../../fakes/settle';
import { test } from '../../run/suite';

const CHANGES: [what: string, beside: string, change: () => void, after: object][] = [
  [
    'a disabled submit button',
    '',
    () => find('button').setAttribute('disabled', ''),
    { disabled: true, variant: '101' },
  ],
  [
    'a submit button outside of the form',
    '<button id="sticky" form="product"></button>',
    () => {
      find('form button').setAttribute('disabled', '');
      find('#sticky').setAttribute('disabled', '');
    },
    { disabled: true },
  ],
  [
    'an attribute that a theme sets',
    '',
    () => find('button').setAttribute('aria-disabled', 'true'),
    { disabled: true },
  ],
  [
    'a variant that a theme writes',
    '',
    () => find('[name=id]').setAttribute('value', '102'),
    { variant: '102' },
  ],
  [
    'an event of a control',
    '',
    () => {
      find('[name=id]').value = '103';
      find('[name=id]').dispatchEvent(new Event('change', { bubbles: true }));
    },
    { variant: '103' },
  ],
  [
    'an event of a control outside of the form',
    '<input form="product" name="selling_plan" value="">',
    () => {
      find('[name=selling_plan]').value = '5';
      find('[name=selling_plan]').dispatchEvent(new Event('input', { bubbles: true }));
    },
    { sellingPlan: '5' },
  ],
  [
    'a control that appears',
    '',
    () => find('form').insertAdjacentHTML('beforeend', '<input name="selling_plan" value="5">'),
    { sellingPlan: '5' },
  ],
];

for (const [what, beside, change, after] of CHANGES)
  test(`follows ${what}`, async () => {
    const { state, stop } = observeForm(createForm(`${VARIANT}<button></button>`, beside));
    change();
    await settle();
    stop();
    for (const [name, value] of Object.entries(after))
      assert.is(state.value[name as keyof typeof state.value], value, name);
  });

test('says nothing where nothing has changed', async () => {
  const { state, stop } = observeForm(createForm(`${VARIANT}<button></button>`));
  let told = 0;
  const unsubscribe = state.subscribe(() => told++);
  find('[name=id]').setAttribute('value', '101');
  find('[name=id]').dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  unsubscribe();
  stop();
  assert.is(told, 1);
});

test('follows the submit button of another form with its id', async () => {
  const { state, stop } = observeForm(createForm(VARIANT, TWIN));
  find('[name=add]').setAttribute('disabled', '');
  await settle();
  stop();
  assert.is(state.value.disabled, true);
});

for (const type of ['pointerover', 'focusin'])
  test(`reads again at ${type} what a theme has changed without a word`, async () => {
    const { state, stop } = observeForm(
      createForm(
        '<select name="id"><option value="101">S</option><option value="102">M</option></select><i></i>',
      ),
    );
    (document.querySelector('select') as HTMLSelectElement).value = '102';
    find('i').dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    stop();
    assert.is(state.value.variant, '102');
  });

test('hears an event that a theme’s picker keeps for itself, after the picker has', async () => {
  // A hidden control has no value but its attribute, which is followed.
  const { state, stop } = observeForm(createForm('<input name="id" value="101"><i></i>'));
  find('i').addEventListener('change', event => {
    event.stopImmediatePropagation();
    find('[name=id]').value = '102';
  });
  find('i').dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  stop();
  assert.is(state.value.variant, '102');
});

for (const mode of ['open', 'closed'] as const)
  test(`follows a form in a ${mode} shadow root, in another shadow root`, async () => {
    const outer = document.body.appendChild(document.createElement('div')).attachShadow({ mode });
    const root = outer.appendChild(document.createElement('div')).attachShadow({ mode });
    root.innerHTML = `<form id="product"><select name="id"><option value="101">S</option><option value="102">M</option></select></form>${TWIN}`;
    const select = root.querySelector('select') as HTMLSelectElement;
    const { state, stop } = observeForm(select.form as HTMLFormElement);
    // This event doesn't leave a shadow root.
    select.value = '102';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    assert.is(state.value.variant, '102');
    root.querySelector('button')?.setAttribute('disabled', '');
    select.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
    await settle(40);
    stop();
    assert.is(state.value.disabled, true);
  });

test('follows a control outside of the form that has come after it', async () => {
  const { state, stop } = observeForm(createForm(VARIANT));
  document.body.insertAdjacentHTML('beforeend', '<input form="product" type="hidden" name="selling_plan">');
  find('form [name=id]').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settle();
  find('[name=selling_plan]').setAttribute('value', '5');
  await settle();
  stop();
  assert.is(state.value.sellingPlan, '5');
});

test('follows the rest of a page that was still parsed', async () => {
  const form = createForm(VARIANT);
  const { state, stop } = observeForm(form);
  document.body.insertAdjacentHTML('beforeend', '<form id="product"><button disabled></button></form>');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await settle();
  assert.is(state.value.disabled, true);
  stop();
});

test('ignores the events of other forms', async () => {
  // A hidden control has no value but its attribute, which is followed.
  const form = createForm('<input name="id" value="101">', '<form><input name="q"></form>');
  const { state, stop } = observeForm(form);
  (form.elements.namedItem('id') as HTMLInputElement).value = '9';
  find('[name=q]').dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
  const seen = state.value.variant;
  stop();
  assert.is(seen, '101');
});

/** What a form says as its watch begins. */
function readForm(form: HTMLFormElement) {
  const { state, stop } = observeForm(form);
  stop();
  return state.value;
}

const STATES: [what: string, inside: string, disabled: boolean][] = [
  ['is usable with a variant and a submit button', `${VARIANT}<button type="submit"></button>`, false],
  ['is usable with no submit button at all', VARIANT, false],
  ['is disabled without a variant', '<button type="submit"></button>', true],
  ['is disabled where all submit buttons are', `${VARIANT}<button disabled></button>`, true],
  ['is usable while one submit button is', `${VARIANT}<button disabled></button><button></button>`, false],
  ['counts inputs that submit', `${VARIANT}<input type="submit" disabled>`, true],
  ['believes aria-disabled', `${VARIANT}<button aria-disabled="true"></button>`, true],
  ['takes aria-disabled="false" for usable', `${VARIANT}<button aria-disabled="false"></button>`, false],
  ['ignores buttons that do not submit', `${VARIANT}<button type="button" disabled></button>`, false],
];

for (const [what, inside, disabled] of STATES)
  test(what, () => {
    assert.is(readForm(createForm(inside)).disabled, disabled);
  });

test('says the variant and the selling plan', () => {
  assert.equal(readForm(createForm(`${VARIANT}<input name="selling_plan" value="5">`)), {
    disabled: false,
    hasFile: false,
    sellingPlan: '5',
    variant: '101',
  });
});

test('counts the submit button of another form with its id where it has none', () => {
  const form = createForm(VARIANT, TWIN);
  assert.is(readForm(form).disabled, false);
  find('[name=add]').setAttribute('disabled', '');
  assert.is(readForm(form).disabled, true);
});

test('counts no other form’s submit button where it has one itself', () => {
  const form = createForm(`${VARIANT}<button disabled></button>`, TWIN);
  assert.is(readForm(form).disabled, true);
});

test('counts no submit button of a form without an id', () => {
  const form = createForm(VARIANT, '<form><button disabled></button></form>');
  form.removeAttribute('id');
  assert.is(readForm(form).disabled, false);
});

test.run();
