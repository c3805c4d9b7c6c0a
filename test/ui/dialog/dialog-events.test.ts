import '../../run/dom';
import * as assert from 'uvu/assert';
import { handleEvents } from '../../../src/ui/dialog/events';
import { find } from '../../fakes/page';
import { onEnd, test } from '../../run/suite';

const STOPS = ['first', 'second', 'last'];

let place: HTMLElement;
let root: ShadowRoot;
let dialog: HTMLElement;
let release: () => void;
let closes = 0;
/** What a listener of the page at the document hears, captured as a focus trap does. */
const heard: string[] = [];

/** Listens as a page does until the test ends. */
function listen(...types: string[]) {
  const hear = (event: Event) =>
    heard.push([event.type, (event as KeyboardEvent).key].filter(Boolean).join(' '));
  for (const type of types) {
    document.addEventListener(type, hear, true);
    onEnd(() => document.removeEventListener(type, hear, true));
  }
}

test.before.each(() => {
  closes = heard.length = 0;
  place = document.createElement('div');
  document.body.append(place);
  root = place.attachShadow({ mode: 'open' });
  root.innerHTML =
    '<div id="dialog"><a id="first" href="#">A</a><p>text</p><div id="second" tabindex="0">B</div><button id="last">C</button></div>';
  dialog = find(root, '#dialog');
  // As a dialog does: what closes it ends it.
  release = handleEvents(place, dialog, () => {
    closes++;
    release();
  });
  onEnd(() => {
    release();
    send(document.body, 'keyup', { key: 'Escape' });
    place.remove();
  });
});

function send(target: EventTarget, type: string, init: object = {}): boolean {
  const Class = type.startsWith('key') ? KeyboardEvent : type.startsWith('focus') ? FocusEvent : MouseEvent;
  return target.dispatchEvent(new Class(type, { bubbles: true, cancelable: true, composed: true, ...init }));
}

const focus = (id: string) => find(root, `#${id}`).focus();
/** @returns false if the browser does nothing with the key */
const press = (key: string, shiftKey = false) =>
  send(root.activeElement ?? dialog, 'keydown', { key, shiftKey });

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

test('Tab enters at the first stop, or backwards at the last, when the focus is on none', () => {
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

test('Tab never leaves to the browser, other keys keep their default action', () => {
  for (const id of STOPS) {
    focus(id);
    assert.not(press('Tab'));
  }
  focus('first');
  for (const key of ['Enter', 'ArrowDown']) assert.ok(press(key));
  assert.is(root.activeElement?.id, 'first');
});

const HIDDEN = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'touchmove',
  'wheel',
  'click',
  'focusin',
  'focusout',
  'keydown',
];

for (const type of HIDDEN)
  test(`hides ${type} in the dialog from the page`, () => {
    listen(type);
    send(find(root, 'p'), type);
    assert.equal(heard, []);
    send(document.body, type);
    assert.equal(heard, [type]);
  });

test('hides from a focus trap that the focus leaves it for the dialog', () => {
  listen('focusout');
  send(document.body, 'focusout', { relatedTarget: place });
  assert.equal(heard, []);
});

test('a click on a button closes the dialog, although the page cancels clicks outside its trap', () => {
  const cancel = (event: Event) => event.stopImmediatePropagation();
  document.addEventListener('click', cancel, true);
  onEnd(() => document.removeEventListener('click', cancel, true));
  send(find(root, 'p'), 'click');
  assert.is(closes, 0);
  send(find(root, '#last'), 'click');
  assert.is(closes, 1);
});

test('Escape closes the dialog, and no listener of the page hears the key, pressed, held or released', () => {
  listen('keydown', 'keyup');
  assert.not(send(document.body, 'keydown', { key: 'Escape' }), 'the platform does nothing with it either');
  send(document.body, 'keydown', { key: 'Escape', repeat: true });
  send(document.body, 'keyup', { key: 'Escape' });
  assert.is(closes, 1);
  assert.equal(heard, []);
});

test('the page has the key back once it is released', () => {
  listen('keydown', 'keyup');
  for (const type of ['keydown', 'keyup', 'keydown', 'keyup']) send(document.body, type, { key: 'Escape' });
  assert.equal(heard, ['keydown Escape', 'keyup Escape']);
  assert.is(closes, 1);
});

test('the page has the key back if it was released in another window', () => {
  listen('keydown', 'keyup');
  for (const type of ['keydown', 'keydown', 'keyup']) send(document.body, type, { key: 'Escape' });
  assert.equal(heard, ['keydown Escape', 'keyup Escape']);
});

test('hides the release of a key that went down before the dialog was there', () => {
  listen('keyup');
  send(document.body, 'keyup', { key: 'Escape' });
  assert.equal(heard, []);
  assert.is(closes, 0);
});

test('leaves other keys outside of the dialog to the page', () => {
  listen('keydown', 'keyup');
  assert.ok(send(document.body, 'keydown', { key: 'Enter' }));
  send(document.body, 'keyup', { key: 'Enter' });
  assert.equal(heard, ['keydown Enter', 'keyup Enter']);
});

test('gives all events back once the dialog is closed by other means', () => {
  listen('keydown', 'click');
  release();
  focus('last');
  assert.ok(press('Tab'));
  send(dialog, 'click');
  send(document.body, 'keydown', { key: 'Escape' });
  assert.equal(heard, ['keydown Tab', 'click', 'keydown Escape']);
  assert.is(closes, 0);
});

test.run();
