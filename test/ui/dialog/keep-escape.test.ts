import '../../run/dom';
import * as assert from 'uvu/assert';
import { keepEscape } from '../../../src/ui/dialog/keep-escape';
import { onEnd, test } from '../../run/suite';

let closes = 0;
let letGo: () => void;
/** What a theme's listener on the document has of the keys. */
const heard: string[] = [];
const hear = ({ type, key }: KeyboardEvent) => heard.push(`${type} ${key}`);

function send(type: 'keydown' | 'keyup', key = 'Escape', repeat = false): boolean {
  return document.body.dispatchEvent(
    new KeyboardEvent(type, { key, repeat, bubbles: true, cancelable: true, composed: true }),
  );
}

test.before.each(() => {
  closes = 0;
  heard.length = 0;
  for (const type of ['keydown', 'keyup'] as const) {
    document.addEventListener(type, hear, true);
    onEnd(() => document.removeEventListener(type, hear, true));
  }
  // As a dialog does: what closes it ends it.
  letGo = keepEscape(() => {
    closes++;
    letGo();
  });
  onEnd(() => {
    letGo();
    send('keyup');
  });
});

test('closes the dialog, and no listener of the page hears of the key, pressed, held or let go', () => {
  assert.not(send('keydown'), 'the platform does nothing with it either');
  send('keydown', 'Escape', true);
  send('keyup');
  assert.is(closes, 1);
  assert.equal(heard, []);
});

test('gives the key back to the page once it is let go', () => {
  send('keydown');
  send('keyup');
  send('keydown');
  send('keyup');
  assert.equal(heard, ['keydown Escape', 'keyup Escape']);
  assert.is(closes, 1);
});

test('gives the key back to the page where it was let go in another window', () => {
  send('keydown');
  send('keydown');
  send('keyup');
  assert.equal(heard, ['keydown Escape', 'keyup Escape']);
});

test('keeps to itself a key that went down before the dialog was there', () => {
  send('keyup');
  assert.equal(heard, []);
  assert.is(closes, 0);
});

test('leaves all other keys to the page', () => {
  assert.ok(send('keydown', 'Enter'));
  send('keyup', 'Enter');
  assert.equal(heard, ['keydown Enter', 'keyup Enter']);
});

test('gives the key back at once where the dialog was closed by other means', () => {
  letGo();
  send('keydown');
  assert.equal(heard, ['keydown Escape']);
  assert.is(closes, 0);
});

test.run();
