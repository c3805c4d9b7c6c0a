import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { define } from '../../src/ui/define';
import { recordErrors } from '../setup/fake-console';
import { clearPage } from '../setup/page';

let count = 0;
const newName = () => `x-define-${++count}`;

/** An element that counts how often it comes and goes. */
function defineCounter(name = newName()) {
  const seen = { name, mounts: 0, unmounts: 0 };
  define(name, () => {
    seen.mounts++;
    return () => seen.unmounts++;
  });
  return seen;
}

const append = (name: string) => {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
};

function setReadyState(value?: DocumentReadyState): void {
  if (value) Object.defineProperty(document, 'readyState', { value, configurable: true });
  else Reflect.deleteProperty(document, 'readyState');
}

test.after.each(() => {
  setReadyState();
  clearPage();
});

test('defines an element once, and the first definition stays', () => {
  const first = defineCounter();
  const second = defineCounter(first.name);
  append(first.name);
  assert.is(first.mounts, 1);
  assert.is(second.mounts, 0);
});

test('brings elements to life that stood in the page before', () => {
  const name = newName();
  append(name);
  assert.is(defineCounter(name).mounts, 1);
});

test('waits for the end of parsing', () => {
  const seen = defineCounter();
  setReadyState('loading');
  append(seen.name);
  assert.is(seen.mounts, 0);
  setReadyState('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  assert.is(seen.mounts, 1);
});

test('mounts once when it is moved while the page is parsed', () => {
  const seen = defineCounter();
  setReadyState('loading');
  const place = append('section');
  place.append(append(seen.name));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  assert.is(seen.mounts, 1);
});

test('does not mount what is gone before the end of parsing', () => {
  const seen = defineCounter();
  setReadyState('loading');
  append(seen.name).remove();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  assert.is(seen.mounts, 0);
});

test('undoes the mount when the element goes, and mounts anew when it comes back', () => {
  const seen = defineCounter();
  const element = append(seen.name);
  element.remove();
  assert.is(seen.unmounts, 1);
  document.body.append(element);
  assert.is(seen.mounts, 2);
  assert.is(seen.unmounts, 1);
});

test('an exception leaves the element empty and reaches the console once, not the page', () => {
  const name = newName();
  const element = append(name);
  element.innerHTML = '<div>skeleton</div>';
  const errors = recordErrors();
  define(name, () => {
    throw new Error('The define test throws this');
  });
  errors.stop();
  assert.is(element.childNodes.length, 0);
  assert.is(errors.lines.length, 1);
  assert.match(errors.lines[0] ?? '', 'The define test throws this');
});

test('reports the same exception of many elements once', () => {
  const name = newName();
  define(name, () => {
    throw new Error('The define test throws this too');
  });
  const errors = recordErrors();
  for (const _ of [1, 2, 3]) append(name);
  errors.stop();
  assert.is(errors.lines.length, 1);
  assert.match(errors.lines[0] ?? '', 'The define test throws this too');
});

test('an element that failed to mount has nothing to undo', () => {
  const name = newName();
  define(name, () => {
    throw new Error('The define test throws this as well');
  });
  const errors = recordErrors();
  append(name).remove();
  errors.stop();
  assert.is(errors.lines.length, 1);
});

test.run();
