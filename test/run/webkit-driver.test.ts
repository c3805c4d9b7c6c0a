import './dom';
import * as assert from 'uvu/assert';
import { find } from '../browser/drivers/webkit/in-page';
import { toKeyActions } from '../browser/drivers/webkit/window';
import { test } from './suite';

/** A page like the shop's: elements in nested open shadow roots, and elements next to them. */
function drawPage() {
  document.body.innerHTML = '<main id="main"><x-outer><i slot="a b">light</i></x-outer><p>one</p></main>';
  const outer = document.querySelector('x-outer') as HTMLElement;
  outer.attachShadow({ mode: 'open' }).innerHTML = '<div><x-inner></x-inner><p>two</p></div>';
  const inner = outer.shadowRoot?.querySelector('x-inner') as HTMLElement;
  inner.attachShadow({ mode: 'open' }).innerHTML = '<button>three</button>';
}

const FOUND: [selector: string, texts: string[]][] = [
  ['p', ['one', 'two']],
  ['#main p', ['one', 'two']],
  ['#main > p', ['one']],
  ['x-outer p', ['two']],
  ['x-outer > div > p', ['two']],
  ['x-outer button', ['three']],
  ['x-inner > button', ['three']],
  ['x-outer > button', []],
  ['[slot="a b"]', ['light']],
  ['button, i:not([hidden])', ['three', 'light']],
  ['#other p', []],
];

for (const [selector, texts] of FOUND)
  test(`finds ${texts.join(' and ') || 'nothing'} with ${selector}`, () => {
    drawPage();
    assert.equal(
      find(selector).map(({ textContent }) => textContent),
      texts,
    );
  });

test('presses the keys of a chord in order, and releases them in reverse', () => {
  assert.equal(toKeyActions('Shift+Tab'), [
    { type: 'keyDown', value: '\uE008' },
    { type: 'keyDown', value: '\uE004' },
    { type: 'keyUp', value: '\uE004' },
    { type: 'keyUp', value: '\uE008' },
  ]);
});

test('throws for an unknown key, with the place to add it', () => {
  assert.throws(() => toKeyActions('F13'), /F13.*table/);
});

test.run();
