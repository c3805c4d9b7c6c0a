import '../run/dom';
import * as assert from 'uvu/assert';
import { toWhenVisible } from '../../build/when-visible.mjs';
import { whenVisible } from '../../package/when-visible.js';
import { type FakeObservers, fakeObservers } from '../fakes/fake-observers';
import { settle } from '../fakes/settle';
import { fixture, onEnd, stub, test } from '../run/suite';

const ELEMENT = 'shopify-accelerated-checkout';
const SKELETON = `<${ELEMENT}><i></i></${ELEMENT}>`;
const observers = fixture(fakeObservers) as FakeObservers;

/** Waits on a page. @returns the number of calls so far */
function wait(markup: string, margin?: string) {
  document.body.innerHTML = markup;
  let calls = 0;
  whenVisible(() => calls++, ELEMENT, margin);
  onEnd(() => void (calls || Object(window).Shopify.PaymentButton.init()));
  return () => calls;
}

test.before.each(() => {
  stub(window, { Shopify: undefined });
});

const act = (type: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));

test('calls back once when an element is near the viewport', () => {
  const calls = wait(`<p>1</p>${SKELETON}`);
  observers.show(false);
  assert.is(calls(), 0);
  observers.show();
  assert.is(calls(), 1);
  observers.show();
  assert.is(calls(), 1);
});

test('finds elements that are added later, once each', async () => {
  const calls = wait('');
  assert.is(observers.seen.length, 0);
  document.body.innerHTML = `<section><div>${SKELETON}</div></section>`;
  await settle();
  assert.is(observers.seen.length, 1);
  observers.show();
  assert.is(calls(), 1);
  assert.is(observers.seen.length, 0);
});

const FORM = `<form action="/cart/add"><input></form>`;
const INTENTS: [what: string, markup: string, type: string, on: string, calls: number][] = [
  ['focus in a form that adds to the cart', FORM, 'focusin', 'input', 1],
  ['a pointer over a form with an element', `<form>${SKELETON}<b></b></form>`, 'pointerover', 'b', 1],
  ['a pointer over an element', SKELETON, 'pointerover', 'i', 1],
  ['a form of a localized cart', FORM.replace('/cart', '/pt/cart'), 'focusin', 'input', 1],
  ['focus in another form', '<form action="/search"><input></form>', 'focusin', 'input', 0],
  ['a pointer over the page', `<p></p>${SKELETON}`, 'pointerover', 'p', 0],
];
for (const [what, markup, type, on, expected] of INTENTS)
  test(`${expected ? 'calls back on' : 'ignores'} ${what}`, () => {
    const calls = wait(markup);
    act(type, on);
    act(type, on);
    assert.is(calls(), expected);
  });

test('calls back on focus in a form of a shadow root', () => {
  const calls = wait('<div></div>');
  const root = document.querySelector('div')?.attachShadow({ mode: 'open' });
  if (root) root.innerHTML = FORM;
  root?.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true, composed: true }));
  assert.is(calls(), 1);
});

for (const attribute of ['only-sdk', 'pci-enabled'])
  test(`does not wait for an element with ${attribute}`, () => {
    assert.is(wait(`<${ELEMENT} ${attribute}></${ELEMENT}>`)(), 1);
  });

test('calls back once if the page calls init', () => {
  const calls = wait('');
  for (let time = 0; time < 2; time++) Object(window).Shopify.PaymentButton.init();
  assert.is(calls(), 1);
});

test("leaves the page's own init", () => {
  const init = () => {};
  stub(window, { Shopify: { PaymentButton: { init } } });
  whenVisible(() => {}, ELEMENT);
  assert.is(Object(window).Shopify.PaymentButton.init, init);
});

for (const [what, Observer] of [
  ['without IntersectionObserver', undefined],
  [
    'with an invalid margin',
    class {
      constructor() {
        throw new SyntaxError('rootMargin');
      }
    },
  ],
] as const)
  test(`calls back at once ${what}`, () => {
    stub(globalThis, { IntersectionObserver: Observer });
    let calls = 0;
    whenVisible(() => calls++, ELEMENT, 'near');
    assert.is(calls, 1);
  });

test('the inline lines need no newer syntax than the browsers that load the script only to give up', async () => {
  const { parse } = await import('acorn');
  parse(await toWhenVisible(), { ecmaVersion: 2019 });
});

test.run();
