import '../../run/dom';
import * as assert from 'uvu/assert';
import { fakeClock } from '../../fakes/fake-clock';
import { fakeFrames } from '../../fakes/fake-frames';
import { openShopPay, openVisible, type SceneOptions } from '../../fakes/open-shop-pay';
import { settle } from '../../fakes/settle';
import { fixture, test } from '../../run/suite';

fixture(fakeFrames);
const clock = fixture(fakeClock);

const MATCHED = { type: 'shop_user_matched' };
const CART = { page: 'cart_page', callToAction: false } as const;

for (const [width, isPersonal] of [
  [169, false],
  [170, true],
] as const)
  test(`is ${isPersonal ? '' : 'not '}personalized at ${width} px`, () => {
    assert.is(openVisible({ width }).frame() !== null, isPersonal);
  });

test('is never personalized again after it was narrower than 170 px', () => {
  const { observers, frame, state } = openShopPay();
  observers.resize(169);
  observers.resize(300);
  observers.show();
  assert.is(frame(), null);
  assert.is(state(), 'hidden');
});

test('removes the iframe when the button shrinks, and keeps it removed', async () => {
  const { observers, receive, frame, state } = openVisible();
  receive(MATCHED);
  await clock.advance(500);
  observers.resize(160);
  assert.is(frame(), null);
  assert.is(state(), 'hidden');
  observers.resize(300);
  assert.is(frame(), null);
});

test('is not personal again after a changed attribute has brought another button and configuration', () => {
  const { observers, form, unmount } = openVisible();
  observers.resize(160);
  unmount();
  assert.is(openVisible({ form }).frame(), null);
});

test('waits for a button that is not laid out yet, in a closed drawer', () => {
  const { observers, frame } = openShopPay({ width: 0 });
  observers.resize(0);
  observers.resize(200);
  observers.show();
  assert.ok(frame());
});

const FONTS: [px: number, isPersonal: boolean][] = [
  [9, false],
  [9.9, false],
  [10, true],
  [18, true],
  [18.1, false],
  [24, false],
];

for (const [px, isPersonal] of FONTS) {
  test(`is ${isPersonal ? '' : 'not '}personalized on a product page with a font size of ${px} px`, () => {
    assert.is(openVisible(withFont(px)).frame() !== null, isPersonal);
  });
  test(`is personalized in a cart with a font size of ${px} px`, () => {
    assert.ok(openVisible({ ...withFont(px), settings: CART }).frame());
  });
}

function withFont(px: number): SceneOptions {
  return { style: `font-size:${px}px` };
}

test('is personalized only while the product is available', async () => {
  const { element, frame, state, observers } = openShopPay();
  element.toggleAttribute('disabled', true);
  observers.show();
  assert.is(frame(), null);
  element.toggleAttribute('disabled', false);
  await settle();
  assert.ok(frame());
  element.toggleAttribute('disabled', true);
  await settle();
  assert.is(frame(), null);
  assert.is(state(), 'hidden');
});

test('stays personalized while its own purchase disables the element', async () => {
  const { element, frame } = openVisible();
  for (const name of ['disabled', 'busy']) element.toggleAttribute(name, true);
  await settle();
  assert.ok(frame());
  // The product sold out during the purchase, so that `disabled` stays.
  element.toggleAttribute('busy', false);
  await settle();
  assert.is(frame(), null);
});

test('restarts its states after the product was sold out', async () => {
  const { element, receive, state } = openVisible();
  receive(MATCHED);
  await clock.advance(500);
  element.toggleAttribute('disabled', true);
  await settle();
  element.toggleAttribute('disabled', false);
  await settle();
  assert.is(state(), 'ready');
  receive(MATCHED);
  await clock.advance(500);
  assert.is(state(), 'animating');
});

test('restarts the greeting delay after the product was sold out', async () => {
  const { element, receive, state } = openVisible();
  receive(MATCHED);
  await clock.advance(400);
  element.toggleAttribute('disabled', true);
  await settle();
  element.toggleAttribute('disabled', false);
  await settle();
  receive(MATCHED);
  await clock.advance(499);
  assert.is(state(), 'loaded');
  await clock.advance(1);
  assert.is(state(), 'animating');
});

test.run();
