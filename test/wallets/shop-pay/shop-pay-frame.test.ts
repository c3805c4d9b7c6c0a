import '../../run/dom';
import * as assert from 'uvu/assert';
import { fakeClock } from '../../fakes/fake-clock';
import { fakeFrames } from '../../fakes/fake-frames';
import { nameOf } from '../../fakes/name-of';
import { openShopPay, openVisible } from '../../fakes/open-shop-pay';
import { find } from '../../fakes/page';
import { fixture, test } from '../../run/suite';

const frames = fixture(fakeFrames);
const clock = fixture(fakeClock);

const MATCHED = { type: 'shop_user_matched' };

test('loads the iframe when a tenth of the button is visible', () => {
  const { observers, box, frame, state } = openShopPay();
  assert.equal(observers.seen, [box]);
  assert.equal(observers.thresholds, [0.1]);
  assert.is(state(), 'hidden');
  observers.show(false);
  assert.is(frame(), null);
  observers.show();
  assert.is(state(), 'ready');
  assert.is(
    frame()?.getAttribute('src'),
    `${location.origin}/services/login_with_shop/authorize?target_origin=${encodeURIComponent(location.origin)}&flow=shop_pay_button`,
  );
});

test('keeps one iframe however often the button becomes visible', () => {
  const { observers, frame } = openVisible();
  const first = frame();
  observers.show(false);
  observers.show();
  assert.is(frame(), first);
});

test('hides the iframe from assistive technology, keyboard and pointer', () => {
  const { box, button, ...scene } = openVisible();
  const frame = scene.frame();
  assert.is(frame?.getAttribute('aria-hidden'), 'true');
  assert.is(frame?.getAttribute('tabindex'), '-1');
  assert.is(frame?.title, 'Shop Pay');
  assert.equal([...box.children], [frame, button]);
  assert.is(button.style.position, 'relative');
  assert.is(frame?.style.opacity, '0');
});

for (const personalized of [undefined, false, 'true', 1, {}])
  test(`loads no iframe if personalized is ${JSON.stringify(personalized)}`, () => {
    const { frame, observers } = openVisible({ params: { personalized } });
    assert.is(frame(), null);
    assert.equal(observers.seen, []);
  });

test('runs through its states for a recognized shopper', async () => {
  const { receive, state, frame } = openVisible();
  assert.is(state(), 'ready');
  receive({ type: 'loaded' });
  assert.is(state(), 'loaded');
  receive(MATCHED);
  await clock.advance(499);
  assert.is(state(), 'loaded');
  assert.is(frame()?.style.opacity, '0');
  await clock.advance(1);
  assert.is(state(), 'animating');
  assert.is(frame()?.style.opacity, '1');
  frames.finish();
  assert.is(state(), 'animation-complete');
});

test('treats a recognition as a load', async () => {
  const { receive, state } = openVisible();
  receive(MATCHED);
  assert.is(state(), 'loaded');
  await clock.advance(500);
  assert.is(state(), 'animating');
});

test('shows no greeting if the iframe loads without a recognized shopper', async () => {
  const { receive, state } = openVisible();
  receive({ type: 'loaded' });
  await clock.advance(60_000);
  assert.is(state(), 'loaded');
  assert.equal(frames.animations, []);
});

test('animates once even if the iframe repeats its message', async () => {
  const { receive, state } = openVisible();
  for (let times = 3; times; times--) receive(MATCHED);
  await clock.advance(600);
  receive({ type: 'loaded' });
  receive(MATCHED);
  await clock.advance(600);
  assert.is(state(), 'animating');
  assert.is(frames.animations.length, 2);
});

for (const [isReduced, duration] of [
  [false, 300],
  [true, 0],
] as const)
  test(`animates from the name to the iframe in ${duration} ms`, async () => {
    const { receive, frame, button } = openVisible();
    if (isReduced) frames.reduceMotion();
    receive(MATCHED);
    await clock.advance(500);
    assert.equal(frames.animations, [
      { target: button.firstElementChild, keyframes: { opacity: [1, 0] }, duration },
      { target: frame(), keyframes: { opacity: [0, 1] }, duration },
    ]);
    assert.is(frame()?.style.opacity, '1');
    assert.is(find(button, 'span').style.opacity, '0');
    assert.is(nameOf(button), 'Comprar com Shop Pay');
  });

test('shows its name again after it removes the iframe', async () => {
  const { receive, button } = openVisible();
  receive(MATCHED);
  await clock.advance(500);
  receive({ type: 'close' });
  assert.is(find(button, 'span').style.opacity, '1');
});

for (const type of ['shop_user_not_matched', 'error', 'close'])
  test(`removes the iframe for good after ${type}`, async () => {
    const { receive, state, frame, observers } = openVisible();
    receive({ type: 'loaded' });
    receive({ type });
    assert.is(frame(), null);
    assert.is(state(), 'hidden');
    observers.show();
    observers.resize(400);
    assert.is(frame(), null);
  });

test('does not animate a removed iframe', async () => {
  const { receive, state } = openVisible();
  receive(MATCHED);
  receive({ type: 'error' });
  await clock.advance(1000);
  assert.is(state(), 'hidden');
  assert.equal(frames.animations, []);
});

test('stays hidden when the animation of a removed iframe ends', async () => {
  const { receive, state } = openVisible();
  receive(MATCHED);
  await clock.advance(500);
  receive({ type: 'close' });
  frames.finish();
  assert.is(state(), 'hidden');
});

const IGNORED = [
  undefined,
  null,
  'loaded',
  7,
  {},
  { type: 'resize_iframe' },
  { type: 'completed' },
  { type: '__proto__' },
];

for (const data of IGNORED)
  test(`ignores the message ${JSON.stringify(data)}`, () => {
    const { receive, state } = openVisible();
    receive(data);
    assert.is(state(), 'ready');
  });

test('ignores messages from other windows and origins', () => {
  const { receive, state } = openVisible();
  receive(MATCHED, { source: window });
  receive(MATCHED, { source: null });
  receive(MATCHED, { origin: 'https://shop.example.evil' });
  receive(MATCHED, { origin: 'null' });
  receive({ type: 'error' }, { source: window });
  assert.is(state(), 'ready');
  receive(MATCHED);
  assert.is(state(), 'loaded');
});

test('ignores messages without an iframe', () => {
  const { receive, state } = openShopPay();
  receive(MATCHED, { source: null });
  assert.is(state(), 'hidden');
});

test("ignores messages of another button's iframe", () => {
  const ours = openVisible();
  const other = document.createElement('iframe');
  other.src = '/services/login_with_shop/authorize';
  document.body.append(other);
  ours.receive(MATCHED, { source: other.contentWindow });
  assert.is(ours.state(), 'ready');
});

test('reads no messages after unmount', () => {
  let reads = 0;
  const event = new MessageEvent('message', { data: MATCHED });
  Object.defineProperty(event, 'source', { get: () => reads++ });
  const { unmount } = openVisible();
  window.dispatchEvent(event);
  assert.is(reads, 1);
  unmount();
  window.dispatchEvent(event);
  assert.is(reads, 1);
});

test('ignores messages and loads nothing after unmount', async () => {
  const { unmount, receive, frame, box, observers } = openVisible();
  receive(MATCHED);
  const source = frame()?.contentWindow ?? null;
  unmount();
  await clock.advance(1000);
  receive(MATCHED, { source });
  observers.show();
  observers.resize(300);
  assert.is(box.querySelector('iframe'), null);
  assert.equal(frames.animations, []);
});

test.run();
