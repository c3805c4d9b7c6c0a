import '../../run/dom';
import * as assert from 'uvu/assert';
import { safeDocument, unclobbered } from '../../../src/core/platform/document';
import { stub, test } from '../../run/suite';

/** As a browser does for a picture of this name: what it stands on has a property of its own. */
const clobber = (owner: object, name: string) => stub(owner, { [name]: document.createElement('img') });

test('reads what the document is, whatever stands in its place', () => {
  const { documentElement } = document;
  const restore = clobber(document, 'documentElement');
  const read = safeDocument.documentElement;
  restore();
  assert.is(read, documentElement);
});

test('calls what the document can do, whatever stands in its place', () => {
  const restore = clobber(document, 'createElement');
  const made = safeDocument.createElement('section');
  restore();
  assert.is(made.localName, 'section');
});

test('writes what the document takes', () => {
  safeDocument.title = 'Loja';
  assert.is(document.title, 'Loja');
});

test('reads a form past the controls in it', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="id"><input name="elements">';
  form.setAttribute('id', 'product');
  clobber(form, 'elements');
  const own = unclobbered(form);
  const read = [own.elements.length, own.id, own.contains(form.firstElementChild), own.getAttribute('id')];
  assert.equal(read, [2, 'product', true, 'product']);
});

test.run();
