import '../../run/dom';
import * as assert from 'uvu/assert';
import { safeDocument, unclobbered } from '../../../src/core/platform/document';
import { stub, test } from '../../run/suite';

/** Shadows a document property, as a browser does for an image of this name. */
const clobber = (owner: object, name: string) => stub(owner, { [name]: document.createElement('img') });

test('reads a shadowed property of the document', () => {
  const { documentElement } = document;
  const restore = clobber(document, 'documentElement');
  const read = safeDocument.documentElement;
  restore();
  assert.is(read, documentElement);
});

test('calls a shadowed method of the document', () => {
  const restore = clobber(document, 'createElement');
  const made = safeDocument.createElement('section');
  restore();
  assert.is(made.localName, 'section');
});

test('sets a property of the document', () => {
  safeDocument.title = 'Loja';
  assert.is(document.title, 'Loja');
});

test("reads a form's property past its controls", () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="id"><input name="elements">';
  form.setAttribute('id', 'product');
  clobber(form, 'elements');
  const own = unclobbered(form);
  const read = [own.elements.length, own.id, own.contains(form.firstElementChild), own.getAttribute('id')];
  assert.equal(read, [2, 'product', true, 'product']);
});

test.run();
