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
/** Events that reach the page's capturing listener on the document, like a focus trap's. */
const events: string[] = [];

/** Adds the page's listeners until the test ends. */
function listen(...types: string[]) {
  const onEvent = (event: Event) =>
    events.push([event.type, (event as KeyboardEvent).key].filter(Boolean).join(' '));
  for (const type of types) {
    document.addEventListener(type, onEvent, true);
    onEnd(() => document.removeEventListener(type, onEvent, true));
  }
}

test.before.each(() => {
  closes = events.length = 0;
  place = document.createElement('div');
  document.body.append(place);
  root = place.attachShadow({ mode: 'open' });
  root.innerHTML =
    '<div id="dialog"><a id="first" href="#">A</a><p>text</p><div id="second" tabindex="0">B</div><button id="last">C</button></div>';
  dialog = find(root, '#dialog');
  // Closing the dialog ends it, as in a real dialog.
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
/** @returns false if the default action is prevented */
const press = (key: string, shiftKey = false) =>
  send(root.activeElement ?? dialog, 'keydown', { key, shiftKey });

test('Tab cycles through the tab stops', () => {
  focus('first');
  for (const id of ['second', 'last', 'first']) {
    press('Tab');
    assert.is(root.activeElement?.id, id);
  }
});

test('Shift and Tab cycle backwards', () => {
  focus('first');
  for (const id of ['last', 'second', 'first']) {
    press('Tab', true);
    assert.is(root.activeElement?.id, id);
  }
});

test('Tab enters at the first stop, or backwards at the last, if no stop has focus', () => {
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

test('prevents the default action of Tab, and of no other key', () => {
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
    assert.equal(events, []);
    send(document.body, type);
    assert.equal(events, [type]);
  });

test('hides the focusout into the dialog from a focus trap', () => {
  listen('focusout');
  send(document.body, 'focusout', { relatedTarget: place });
  assert.equal(events, []);
});

test('a click on a button closes the dialog if the page cancels clicks outside its trap', () => {
  const cancel = (event: Event) => event.stopImmediatePropagation();
  document.addEventListener('click', cancel, true);
  onEnd(() => document.removeEventListener('click', cancel, true));
  send(find(root, 'p'), 'click');
  assert.is(closes, 0);
  send(find(root, '#last'), 'click');
  assert.is(closes, 1);
});

test('Escape closes the dialog, and the page receives no part of the key press', () => {
  listen('keydown', 'keyup');
  assert.not(send(document.body, 'keydown', { key: 'Escape' }), 'the platform does nothing with it either');
  send(document.body, 'keydown', { key: 'Escape', repeat: true });
  send(document.body, 'keyup', { key: 'Escape' });
  assert.is(closes, 1);
  assert.equal(events, []);
});

test('the page receives the key again after its release', () => {
  listen('keydown', 'keyup');
  for (const type of ['keydown', 'keyup', 'keydown', 'keyup']) send(document.body, type, { key: 'Escape' });
  assert.equal(events, ['keydown Escape', 'keyup Escape']);
  assert.is(closes, 1);
});

test('the page receives the key again after a release in another window', () => {
  listen('keydown', 'keyup');
  for (const type of ['keydown', 'keydown', 'keyup']) send(document.body, type, { key: 'Escape' });
  assert.equal(events, ['keydown Escape', 'keyup Escape']);
});

test('hides the release of a key pressed before the dialog opened', () => {
  listen('keyup');
  send(document.body, 'keyup', { key: 'Escape' });
  assert.equal(events, []);
  assert.is(closes, 0);
});

test('passes other keys outside the dialog to the page', () => {
  listen('keydown', 'keyup');
  assert.ok(send(document.body, 'keydown', { key: 'Enter' }));
  send(document.body, 'keyup', { key: 'Enter' });
  assert.equal(events, ['keydown Enter', 'keyup Enter']);
});

test('stops hiding events once the dialog is closed', () => {
  listen('keydown', 'click');
  release();
  focus('last');
  assert.ok(press('Tab'));
  send(dialog, 'click');
  send(document.body, 'keydown', { key: 'Escape' });
  assert.equal(events, ['keydown Tab', 'click', 'keydown Escape']);
  assert.is(closes, 0);
});

test.run();
