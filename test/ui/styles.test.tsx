import '../run/dom';
import { createRoot } from 'react-dom/client';
import * as assert from 'uvu/assert';
import { createStyledRoot, Skeleton, styleAround } from '../../src/ui/styles';
import { settle } from '../fakes/settle';
import { test } from '../run/suite';

test('opens the shadow root, so that themes and tests can read it', () => {
  const element = document.createElement('div');
  assert.is(createStyledRoot(element), element.shadowRoot);
});

test('keeps the root of an element that returns', () => {
  const element = document.createElement('div');
  assert.is(createStyledRoot(element), createStyledRoot(element));
});

test('shares its constructed style sheets between all roots, without a style element', () => {
  const [one, other] = ['div', 'section'].map(name => createStyledRoot(document.createElement(name)));
  assert.ok(one?.adoptedStyleSheets.length);
  for (const [index, sheet] of one.adoptedStyleSheets.entries())
    assert.is(sheet, other?.adoptedStyleSheets[index]);
  assert.is(one?.querySelector('style'), null);
});

test('adds its styles to the document again if the page has replaced all sheets', () => {
  const element = document.body.appendChild(document.createElement('div'));
  document.adoptedStyleSheets = [];
  styleAround(element, 'a{}');
  const sheets = [...document.adoptedStyleSheets];
  assert.ok(sheets.length);
  styleAround(element, 'a{}');
  assert.equal([...document.adoptedStyleSheets], sheets, 'nothing is added twice');
  document.adoptedStyleSheets = [];
  styleAround(element, 'a{}');
  assert.equal([...document.adoptedStyleSheets], sheets);
});

test('adds its styles to the shadow root that contains the element', () => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' });
  const { length } = document.adoptedStyleSheets;
  styleAround(root.appendChild(document.createElement('div')), 'b{}');
  assert.ok(root.adoptedStyleSheets.length);
  assert.is(document.adoptedStyleSheets.length, length);
});

test('hides the skeleton from assistive technology', async () => {
  const place = document.createElement('div');
  createRoot(place).render(<Skeleton />);
  await settle();
  const skeleton = place.firstElementChild;
  assert.is(skeleton?.className, 'skeleton');
  assert.is(skeleton?.getAttribute('aria-hidden'), 'true');
  assert.is(skeleton?.textContent, '');
});

test.run();
