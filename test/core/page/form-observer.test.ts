import '../../run/dom';
import * as assert from 'uvu/assert';
import { observeForm } from '../../../src/core/page/form-observer';
import { createForm, find, TWIN, VARIANT } from '../../fakes/product-form';
import { settle } from '../../fakes/settle';
import { stub, test } from '../../run/suite';

const CHANGES: [what: string, beside: string, change: () => void, after: object][] = [
  [
    'a disabled submit button',
    '',
    () => find('button').setAttribute('disabled', ''),
    { disabled: true, variants: ['101'] },
  ],
  [
    'a submit button outside the form',
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
    'a variant that a theme sets',
    '',
    () => find('[name=id]').setAttribute('value', '102'),
    { variants: ['102'] },
  ],
  [
    'an event of a control',
    '',
    () => {
      find('[name=id]').value = '103';
      find('[name=id]').dispatchEvent(new Event('change', { bubbles: true }));
    },
    { variants: ['103'] },
  ],
  [
    'an event of a control outside the form',
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
  test(`observes ${what}`, async () => {
    const { state, stop } = observeForm(createForm(`${VARIANT}<button></button>`, beside));
    change();
    await settle();
    stop();
    for (const [name, value] of Object.entries(after))
      assert.equal(state.value[name as keyof typeof state.value], value, name);
  });

test('does not notify without a change', async () => {
  const { state, stop } = observeForm(createForm(`${VARIANT}<button></button>`));
  let calls = 0;
  const unsubscribe = state.subscribe(() => calls++);
  find('[name=id]').setAttribute('value', '101');
  find('[name=id]').dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  unsubscribe();
  stop();
  assert.is(calls, 1);
});

test('observes the submit button of another form with its id', async () => {
  const { state, stop } = observeForm(createForm(VARIANT, TWIN));
  find('[name=add]').setAttribute('disabled', '');
  await settle();
  stop();
  assert.is(state.value.disabled, true);
});

for (const type of ['pointerover', 'focusin'])
  test(`reads silent changes of the theme on ${type}`, async () => {
    const { state, stop } = observeForm(
      createForm(
        '<select name="id"><option value="101">S</option><option value="102">M</option></select><i></i>',
      ),
    );
    (document.querySelector('select') as HTMLSelectElement).value = '102';
    find('i').dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    stop();
    assert.is(state.value.variants[0], '102');
  });

test('handles an event whose propagation a theme stops, after its handler', async () => {
  // The value of a hidden control is its attribute, which is observed.
  const { state, stop } = observeForm(createForm('<input name="id" value="101"><i></i>'));
  find('i').addEventListener('change', event => {
    event.stopImmediatePropagation();
    find('[name=id]').value = '102';
  });
  find('i').dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  stop();
  assert.is(state.value.variants[0], '102');
});

for (const mode of ['open', 'closed'] as const)
  test(`observes a form in a ${mode} shadow root inside another shadow root`, async () => {
    const outer = document.body.appendChild(document.createElement('div')).attachShadow({ mode });
    const root = outer.appendChild(document.createElement('div')).attachShadow({ mode });
    root.innerHTML = `<form id="product"><select name="id"><option value="101">S</option><option value="102">M</option></select></form>${TWIN}`;
    const select = root.querySelector('select') as HTMLSelectElement;
    const { state, stop } = observeForm(select.form as HTMLFormElement);
    // This event doesn't leave a shadow root.
    select.value = '102';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settle();
    assert.is(state.value.variants[0], '102');
    root.querySelector('button')?.setAttribute('disabled', '');
    select.dispatchEvent(new Event('pointerover', { bubbles: true, composed: true }));
    await settle(40);
    stop();
    assert.is(state.value.disabled, true);
  });

test('observes a control outside the form that was added later', async () => {
  const { state, stop } = observeForm(createForm(VARIANT));
  document.body.insertAdjacentHTML('beforeend', '<input form="product" type="hidden" name="selling_plan">');
  find('form [name=id]').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settle();
  find('[name=selling_plan]').setAttribute('value', '5');
  await settle();
  stop();
  assert.is(state.value.sellingPlan, '5');
});

test('observes the rest of a page during parsing', async () => {
  const form = createForm(VARIANT);
  const { state, stop } = observeForm(form);
  document.body.insertAdjacentHTML('beforeend', '<form id="product"><button disabled></button></form>');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  await settle();
  assert.is(state.value.disabled, true);
  stop();
});

test("reads at a click the button with which the theme's `formdata` listener replaces the old one", () => {
  stub(globalThis, {
    FormData: class extends FormData {
      constructor(form?: HTMLFormElement) {
        super(form);
        form?.dispatchEvent(new Event('formdata'));
      }
    },
  });
  const form = createForm(`${VARIANT}<button></button>`);
  const { read, state, stop } = observeForm(form);
  form.addEventListener('formdata', () =>
    find('button').replaceWith(Object.assign(document.createElement('button'), { disabled: true })),
  );
  read();
  assert.is(state.value.disabled, true);
  stop();
});

test('ignores events of other forms', async () => {
  // The value of a hidden control is its attribute, which is observed.
  const form = createForm('<input name="id" value="101">', '<form><input name="q"></form>');
  const { state, stop } = observeForm(form);
  (form.elements.namedItem('id') as HTMLInputElement).value = '9';
  find('[name=q]').dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
  const seen = state.value.variants[0];
  stop();
  assert.is(seen, '101');
});

/** Initial states of a form. */
function readForm(form: HTMLFormElement) {
  const { state, stop } = observeForm(form);
  stop();
  return state.value;
}

for (const [value, disabled] of [
  ['true', true],
  ['false', false],
] as const)
  test(`${disabled ? 'is' : "isn't"} disabled by a submit button with aria-disabled="${value}"`, () => {
    const form = createForm(`${VARIANT}<button aria-disabled="${value}"></button>`);
    assert.is(readForm(form).disabled, disabled);
  });

test('returns the variant and the selling plan', () => {
  assert.equal(readForm(createForm(`${VARIANT}<input name="selling_plan" value="5">`)), {
    disabled: false,
    problem: undefined,
    sellingPlan: '5',
    variants: ['101'],
  });
});

test("ignores other forms' submit buttons if it has its own", () => {
  const form = createForm(`${VARIANT}<button disabled></button>`, TWIN);
  assert.is(readForm(form).disabled, true);
});

test('ignores submit buttons of a form without an id', () => {
  const form = createForm(VARIANT, '<form><button disabled></button></form>');
  form.removeAttribute('id');
  assert.is(readForm(form).disabled, false);
});

test.run();
