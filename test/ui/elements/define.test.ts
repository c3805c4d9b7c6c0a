import '../../run/dom';
import * as assert from 'uvu/assert';
import { attributes } from '../../../src/core/page/attribute-table';
import { afterParsing, createScheduler, define, mountImmediately } from '../../../src/ui/elements/define';
import { fakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { settle } from '../../fakes/settle';
import { stub, test } from '../../run/suite';

let count = 0;
const newName = () => `x-define-${++count}`;

/** Defines an element that counts its mounts and unmounts. */
function defineCounter(name = newName(), schedule = afterParsing) {
  const seen = { name, mounts: 0, unmounts: 0 };
  const mount = () => {
    seen.mounts++;
    return () => seen.unmounts++;
  };
  define(name, mount, schedule);
  return seen;
}

function defineBroken(name: string, message: string): void {
  const mount = () => {
    throw new Error(message);
  };
  define(name, mount, afterParsing);
}

/** Appends an element, and waits for the task that mounts it. */
async function append(name: string): Promise<HTMLElement> {
  const element = document.createElement(name);
  document.body.append(element);
  await settle();
  return element;
}

async function finishParsing(): Promise<void> {
  setReadyState('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await settle();
}

function setReadyState(readyState: DocumentReadyState): void {
  // An image of that name may shadow the document's own property, so the script reads the prototype.
  stub(Object.getPrototypeOf(document), { readyState });
}

test('ignores a second definition of an element', async () => {
  const first = defineCounter();
  const second = defineCounter(first.name);
  await append(first.name);
  assert.is(first.mounts, 1);
  assert.is(second.mounts, 0);
});

test('upgrades elements that were in the page before', async () => {
  const name = newName();
  await append(name);
  const seen = defineCounter(name);
  await settle();
  assert.is(seen.mounts, 1);
});

test('mounts synchronously with a synchronous schedule', () => {
  const seen = defineCounter(newName(), mountImmediately);
  setReadyState('loading');
  document.body.append(document.createElement(seen.name));
  assert.is(seen.mounts, 1);
});

test('mounts existing elements in a separate task', async () => {
  const seen = defineCounter();
  document.body.append(document.createElement(seen.name));
  assert.is(seen.mounts, 0);
  await settle();
  assert.is(seen.mounts, 1);
});

test('waits until the document is parsed', async () => {
  const seen = defineCounter();
  setReadyState('loading');
  await append(seen.name);
  assert.is(seen.mounts, 0);
  await finishParsing();
  assert.is(seen.mounts, 1);
});

test('does not wait for the rest of the page once its form is complete', async () => {
  const seen = defineCounter();
  setReadyState('loading');
  const form = document.createElement('form');
  document.body.append(form);
  const element = document.createElement(seen.name);
  form.append(element, document.createElement('input'));
  await settle();
  assert.is(seen.mounts, 0, 'more of the form may follow');
  element.remove();
  document.body.append(document.createElement('p'));
  form.append(element);
  await settle();
  assert.is(seen.mounts, 1);
});

test('mounts once when moved during parsing', async () => {
  const seen = defineCounter();
  setReadyState('loading');
  const place = await append('section');
  place.append(await append(seen.name));
  await finishParsing();
  assert.is(seen.mounts, 1);
});

test('does not mount a removed element', async () => {
  const seen = defineCounter();
  const element = document.createElement(seen.name);
  document.body.append(element);
  element.remove();
  setReadyState('loading');
  (await append(seen.name)).remove();
  await finishParsing();
  assert.is(seen.mounts, 0);
});

test('unmounts a removed element, and mounts it again on return', async () => {
  const seen = defineCounter();
  const element = await append(seen.name);
  element.remove();
  assert.is(seen.unmounts, 1);
  document.body.append(element);
  await settle();
  assert.is(seen.mounts, 2);
  assert.is(seen.unmounts, 1);
});

test('mounts again if a theme changes attributes of a mounted element', async () => {
  const seen = defineCounter();
  const element = await append(seen.name);
  element.setAttribute('recommended', 'null');
  element.setAttribute('variant-params', '[]');
  await settle();
  assert.is(seen.mounts, 2);
  assert.is(seen.unmounts, 1);
});

for (const [name, { isUnobserved }] of Object.entries(attributes))
  test(`${isUnobserved ? 'stays mounted' : 'mounts again'} if a theme changes ${name} of a mounted element`, async () => {
    const seen = defineCounter();
    const element = await append(seen.name);
    element.setAttribute(name, '');
    await settle();
    assert.is(seen.mounts, isUnobserved ? 1 : 2);
  });

test('mounts at most three times a second if attributes keep changing', async () => {
  const clock = fakeClock();
  const seen = defineCounter();
  const element = document.createElement(seen.name);
  document.body.append(element);
  await clock.advance(1);
  const mounts: number[] = [];
  for (let n = 0; n < 25; n++) {
    element.setAttribute('recommended', `${n}`);
    await clock.advance(100);
    mounts.push(seen.mounts - 1);
  }
  assert.equal([mounts[2], mounts[8], mounts[12], mounts[24]], [3, 3, 6, 9]);
  await clock.advance(2000);
  assert.is(seen.mounts - seen.unmounts, 1);
});

test('ignores attributes set to the same value, and those for styling', async () => {
  const seen = defineCounter();
  const element = document.createElement(seen.name);
  element.setAttribute('recommended', 'null');
  document.body.append(element);
  await settle();
  element.setAttribute('recommended', 'null');
  element.setAttribute('class', 'is-wide');
  element.setAttribute('style', 'color: red');
  await settle();
  assert.is(seen.mounts, 1);
});

test('an exception leaves the element empty and is logged once', async () => {
  const name = newName();
  const element = await append(name);
  element.innerHTML = '<div>skeleton</div>';
  const errors = recordErrors();
  defineBroken(name, 'The define test throws this');
  await settle();
  assert.is(element.childNodes.length, 0);
  assert.is(errors.lines.length, 1);
  assert.match(errors.lines[0] ?? '', 'The define test throws this');
});

test('mounts a failed element again after the page fixes an attribute', async () => {
  const name = newName();
  const logged = recordErrors();
  const mount = (element: HTMLElement) => {
    if (!element.hasAttribute('recommended')) throw new Error('It lacks an attribute');
    element.textContent = 'button';
    return () => {};
  };
  define(name, mount, afterParsing);
  const element = await append(name);
  assert.is(element.textContent, '');
  element.setAttribute('recommended', 'null');
  await settle();
  assert.is(element.textContent, 'button');
  assert.is(logged.lines.length, 1);
});

test('reports the same exception of several elements once', async () => {
  const name = newName();
  defineBroken(name, 'The define test throws this too');
  const errors = recordErrors();
  for (const _ of [1, 2, 3]) await append(name);
  assert.is(errors.lines.length, 1);
  assert.match(errors.lines[0] ?? '', 'The define test throws this too');
});

test('does not unmount an element that failed to mount', async () => {
  const name = newName();
  defineBroken(name, 'The define test throws this as well');
  const errors = recordErrors();
  (await append(name)).remove();
  assert.is(errors.lines.length, 1);
});

test('renders the first element with the script, and each other in a separate task', async () => {
  // Buttons cached by other tests expire after two frames.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  let mounts = 0;
  document.body.innerHTML = '<x-first></x-first><x-first></x-first>';
  define(
    'x-first',
    () => {
      mounts++;
      return () => {};
    },
    createScheduler(),
  );
  assert.is(mounts, 0, 'all elements are known before the first is drawn');
  await Promise.resolve();
  assert.is(mounts, 1);
  await settle();
  assert.is(mounts, 2);
});

test.run();
