import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { observeForm, readForm } from '../../../src/core/page/form-observer';
import { fakeClock } from '../../fakes/fake-clock';
import { settle } from '../../fakes/settle';

const VARIANT = '<input type="hidden" name="id" value="101">';

function createForm(inside: string, beside = ''): HTMLFormElement {
  document.body.innerHTML = `<form id="product">${inside}</form>${beside}`;
  return document.querySelector('form') as HTMLFormElement;
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

const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;

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

const TWIN = '<form id="product"><button name="add"></button></form>';

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

test('reads once from each cause what has changed many times in one turn', async () => {
  const clock = fakeClock();
  const form = createForm(`${VARIANT}<button></button>`);
  const { stop } = observeForm(form);
  const prototype = Object.getPrototypeOf(form);
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'elements') as { get(): unknown };
  let readings = 0;
  Object.defineProperty(prototype, 'elements', {
    configurable: true,
    get() {
      readings++;
      return get.call(this);
    },
  });
  const readingsOf = async (times: number) => {
    readings = 0;
    for (let time = 0; time < times; time++) {
      find('[name=id]').dispatchEvent(new Event('change', { bubbles: true }));
      find('button').toggleAttribute('disabled');
    }
    await clock.advance(1000);
    return readings;
  };
  const many = await readingsOf(20);
  const one = await readingsOf(1);
  stop();
  clock.restore();
  Object.defineProperty(prototype, 'elements', { configurable: true, get });
  assert.ok(one > 0);
  assert.is(many, one);
});

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
  Object.assign(globalThis, { FormData: telling });
  act();
  await clock.advance(1000);
  Object.assign(globalThis, { FormData });
  clock.restore();
  return count;
}

const tellChange = () => find('[name=id]').dispatchEvent(new Event('change', { bubbles: true }));

test('tells the theme of a choice that a script tells of, and of the next only after a press of the shopper', async () => {
  const form = createForm(VARIANT);
  const { stop } = observeForm(form);
  const heard = [await hearings(form, tellChange), await hearings(form, tellChange)];
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
    await hearings(form, tellChange);
    const heard = [
      await hearings(form, act),
      await hearings(form, tellChange),
      await hearings(form, tellChange),
    ];
    stop();
    assert.equal(heard, [0, count, 0]);
  });

test('tells the theme of a choice as often after a pointer has wandered about', async () => {
  const form = createForm(VARIANT);
  const { stop } = observeForm(form);
  await hearings(form, tellChange);
  const heard = [];
  for (let times = 0; times < 2; times++) {
    press('pointerdown');
    heard.push(await hearings(form, tellChange), await hearings(form, () => press('pointerover')));
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
    tellChange();
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

test('reads three times a second at the most, from one cause, and the last state in the end', async () => {
  const clock = fakeClock();
  const { state, stop } = observeForm(createForm(VARIANT));
  const seen: (string | undefined)[] = [];
  const unsubscribe = state.subscribe(({ variant }) => seen.push(variant));
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
  clock.restore();
  // The fourth comes as soon as a second has gone by.
  assert.equal([early, late], [3, 3]);
  assert.equal([seen.length - 1, seen.at(-1)], [4, '250']);
});

test('reads what is chosen while the page begins at once', async () => {
  const clock = fakeClock();
  const { state, stop } = observeForm(createForm('<input name="id" value="101">'));
  find('[name=id]').value = '102';
  tellChange();
  await clock.advance(0);
  stop();
  clock.restore();
  assert.is(state.value.variant, '102');
});

test('lets a choice be read at once while a pointer wanders about', async () => {
  const clock = fakeClock();
  const { state, stop } = observeForm(createForm(VARIANT));
  for (let times = 0; times < 10; times++) {
    find('[name=id]').dispatchEvent(new Event('pointerover', { bubbles: true }));
    await clock.advance(10);
  }
  find('[name=id]').value = '102';
  tellChange();
  await clock.advance(0);
  const { variant } = state.value;
  stop();
  clock.restore();
  assert.is(variant, '102');
});

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

test('adds no listener to the page for a further form, and takes all away with the last', () => {
  const listeners = new Set<string>();
  const { addEventListener, removeEventListener } = window;
  const ids = new Map<unknown, number>();
  // The platform tells listeners apart by whether they capture, too.
  const key = (type: string, listener: unknown, captures: unknown) => {
    ids.set(listener, ids.get(listener) ?? ids.size);
    return `${type} ${ids.get(listener)} ${captures}`;
  };
  globalThis.addEventListener = (...listener: [type: string, listener: unknown, captures: unknown]) =>
    void listeners.add(key(...listener));
  globalThis.removeEventListener = (...listener: [type: string, listener: unknown, captures: unknown]) =>
    void listeners.delete(key(...listener));
  try {
    const first = observeForm(createForm(VARIANT));
    const { size } = listeners;
    const second = observeForm(createForm(VARIANT));
    assert.ok(size > 0);
    assert.is(listeners.size, size);
    first.stop();
    assert.is(listeners.size, size);
    second.stop();
    assert.is(listeners.size, 0);
  } finally {
    Object.assign(globalThis, { addEventListener, removeEventListener });
  }
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
  globalThis.removeEventListener = (...args: unknown[]) => {
    if (args[2] === true) Reflect.apply(removeEventListener, window, args);
  };
  observeForm(form).stop();
  globalThis.removeEventListener = removeEventListener;
  for (const type of ['pointerdown', 'keydown', 'input', 'change', 'focusin', 'pointerover'])
    find('button').dispatchEvent(new Event(type, { bubbles: true }));
  find('button').setAttribute('disabled', '');
  await settle();
  const { pending } = clock;
  clock.restore();
  assert.is(pending, 0);
});

test('follows nothing after its end', async () => {
  const { state, stop } = observeForm(createForm(`${VARIANT}<button></button>`));
  stop();
  find('button').setAttribute('disabled', '');
  find('[name=id]').value = '103';
  find('[name=id]').dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  assert.equal(state.value, { disabled: false, sellingPlan: undefined, variant: '101' });
});

test.run();
