import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { observeForm } from '../../../src/core/page/form-observer';
import { createForm, find, TWIN, VARIANT } from '../../fakes/product-form';

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
