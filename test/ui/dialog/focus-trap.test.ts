import '../../run/dom';
import * as assert from 'uvu/assert';
import { keepFocus } from '../../../src/ui/dialog/focus-trap';
import { find } from '../../fakes/page';
import { test } from '../../run/suite';

const STOPS = ['first', 'second', 'last'];

let root: ShadowRoot;
let dialog: HTMLElement;
let letGo: () => void;

test.before.each(() => {
  const place = document.createElement('div');
  document.body.append(place);
  root = place.attachShadow({ mode: 'open' });
  root.innerHTML =
    '<div id="dialog"><a id="first" href="#">A</a><p>text</p><div id="second" tabindex="0">B</div><button id="last">C</button></div>';
  dialog = find(root, '#dialog');
  letGo = keepFocus(dialog);
});

const focus = (id: string) => find(root, `#${id}`).focus();

function press(key: string, shiftKey = false): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  (root.activeElement ?? dialog).dispatchEvent(event);
  return event;
}

test('Tab goes from stop to stop and from the last to the first', () => {
  focus('first');
  for (const id of ['second', 'last', 'first']) {
    press('Tab');
    assert.is(root.activeElement?.id, id);
  }
});

test('Shift and Tab go back, and from the first to the last', () => {
  focus('first');
  for (const id of ['last', 'second', 'first']) {
    press('Tab', true);
    assert.is(root.activeElement?.id, id);
  }
});

test('enters at the first stop, or backwards at the last, when the focus is on none', () => {
  for (const [shiftKey, id] of [
    [false, 'first'],
    [true, 'last'],
  ] as const) {
    find(root, `#${id}`).blur();
    dialog.focus();
    press('Tab', shiftKey);
    assert.is(root.activeElement?.id, id);
    find(root, `#${id}`).blur();
  }
});

test('Tab never leaves to the browser, other keys stay the page’s', () => {
  for (const id of STOPS) {
    focus(id);
    assert.ok(press('Tab').defaultPrevented);
  }
  focus('first');
  for (const key of ['Escape', 'Enter', 'ArrowDown']) assert.not(press(key).defaultPrevented);
  assert.is(root.activeElement?.id, 'first');
});

test('lets the focus go afterwards', () => {
  letGo();
  focus('last');
  assert.not(press('Tab').defaultPrevented);
  assert.is(root.activeElement?.id, 'last');
});

test.run();
