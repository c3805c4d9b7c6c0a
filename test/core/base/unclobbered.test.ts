import '../../run/dom';
import * as assert from 'uvu/assert';
import { ownDocument, unclobbered } from '../../../src/core/base/unclobbered';
import { test } from '../../run/suite';

/** As a browser does for a picture of this name: what it stands on has a property of its own. */
function clobber(owner: object, name: string, value: unknown = document.createElement('img')) {
  Object.defineProperty(owner, name, { value, configurable: true });
  return () => Reflect.deleteProperty(owner, name);
}

test('reads what the document is, whatever stands in its place', () => {
  const { documentElement } = document;
  const restore = clobber(document, 'documentElement');
  const read = ownDocument.documentElement;
  restore();
  assert.is(read, documentElement);
});

test('calls what the document can do, whatever stands in its place', () => {
  const restore = clobber(document, 'createElement');
  const made = ownDocument.createElement('section');
  restore();
  assert.is(made.localName, 'section');
});

test('writes what the document takes', () => {
  const before = document.title;
  ownDocument.title = 'Loja';
  const after = document.title;
  document.title = before;
  assert.is(after, 'Loja');
});

test('reads a form past the controls in it', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="id"><input name="elements">';
  form.setAttribute('id', 'product');
  const restore = clobber(form, 'elements');
  const own = unclobbered(form);
  const read = [own.elements.length, own.id, own.contains(form.firstElementChild), own.getAttribute('id')];
  restore();
  assert.equal(read, [2, 'product', true, 'product']);
});

test.run();
