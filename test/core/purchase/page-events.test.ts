import '../../run/dom';
import * as assert from 'uvu/assert';
import { cachedLoads } from '../../../src/core/platform/load-once';
import { onMetric } from '../../../src/core/platform/metric';
import { running } from '../../../src/core/purchase/click';
import { PAGE_EVENTS } from '../../../src/core/purchase/events';
import type { FinalAction } from '../../../src/core/types/action';
import type { Purchase } from '../../../src/core/types/purchase';
import { PAYMENT, THANKS } from '../../fakes/answers';
import { beginClicks, click, OWNER } from '../../fakes/begin-clicks';
import { createCart, payload } from '../../fakes/fake-cart';
import type { FakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { result } from '../../fakes/fake-fetch';
import { openShownPurchase, takeOverRemoval } from '../../fakes/open-purchase';
import { withPurchase } from '../../fakes/wallet-that';
import { onEnd, stub, test } from '../../run/suite';

let clock: FakeClock;
/** Events of the clicked element, with their details. */
let events: [name: string, detail: unknown][];

const NAMES = ['wallet-click', ...new Set(Object.values(PAGE_EVENTS))];
const WALLET = { wallet: 'buy_it_now', pageType: 'product' };
const CLICK = ['wallet-click', WALLET];

function listen(name: string, listener: (event: Event) => void): void {
  OWNER.addEventListener(name, listener);
  onEnd(() => OWNER.removeEventListener(name, listener));
}

test.before.each(() => {
  ({ clock } = beginClicks({ cartCreate: result(payload()) }));
  events = [];
  // Without the function `hold`.
  const toData = (event: Event) => JSON.parse(JSON.stringify((event as CustomEvent).detail));
  for (const name of NAMES) listen(name, event => events.push([name, toData(event)]));
});
test.after(() => takeOverRemoval());

const finish = (action: FinalAction) => async (purchase: Purchase) => {
  await purchase.open();
  purchase.finish(action);
};

const cart = createCart();
const url = 'https://shop.example/thanks';
const ENDS: [what: string, start: (purchase: Purchase) => unknown, name: string, more?: object][] = [
  ['a cancel', purchase => purchase.open().then(() => purchase.cancel()), 'wallet-cancel'],
  ['a cancel before its purchase has loaded', purchase => purchase.cancel(), 'wallet-cancel'],
  ['an order', finish({ type: 'complete', redirectUrl: url }), 'wallet-complete'],
  ['a redirect', finish({ type: 'redirect', cart }), 'wallet-redirect'],
  [
    'a deceleration',
    finish({ type: 'decelerate', reason: 'dynamic_tax' }),
    'wallet-redirect',
    { reason: 'dynamic_tax' },
  ],
  ['an SDK that redirects', purchase => purchase.open().then(() => purchase.redirect()), 'wallet-redirect'],
  [
    'an abort',
    finish({ type: 'abort', reason: 'out_of_stock', title: '', message: 'Rua Aurora, 12' }),
    'wallet-error',
    { code: 'out_of_stock' },
  ],
  [
    'a message of the sheet',
    finish({ type: 'show_error', errors: [{ on: 'address', message: 'Rua Aurora, 12' }] }),
    'wallet-error',
    { code: 'checkout_error' },
  ],
];

for (const [what, start, name, more] of ENDS)
  test(`dispatches ${name} once after ${what}, without personal data`, async () => {
    click(withPurchase(start));
    await clock.advance(0);
    assert.equal(events, [CLICK, [name, { ...WALLET, ...more }]]);
  });

test('dispatches an event for each metric of the table', async () => {
  const seen = new Set<string>();
  onEnd(onMetric(([name, labels]) => seen.add('action' in labels ? labels.action : name)));
  for (const [, start] of ENDS) {
    click(withPurchase(start));
    await clock.advance(0);
    running.value = undefined;
  }
  for (const metric of Object.keys(PAGE_EVENTS)) assert.ok(seen.has(metric), metric);
});

test('dispatches wallet-error if the purchase bundle fails to load', async () => {
  stub(cachedLoads, { checkout: () => Promise.reject(new Error('offline')) });
  const { stop } = recordErrors();
  click(() => {});
  await clock.advance(0);
  stop();
  assert.equal(events, [CLICK, ['wallet-error', { ...WALLET, code: 'not_loaded' }]]);
});

test('dispatches one wallet-complete for an order, and counts one end, even if the shopper is redirected again', async () => {
  const ends: unknown[] = [];
  onEnd(onMetric(metric => metric[0] === 'finish' && ends.push(metric)));
  const { purchase, visited } = await openShownPurchase({}, { owner: OWNER, name: 'google_pay' });
  purchase.finish(await clock.run(purchase.authorize(PAYMENT)));
  await clock.advance(0);
  purchase.resume();
  assert.equal(visited, [THANKS, THANKS]);
  assert.equal(events, [['wallet-complete', { wallet: 'google_pay', pageType: 'product' }]]);
  assert.is(ends.length, 1);
});

test('starts and counts nothing after preventDefault(), and starts on the next press', async () => {
  const clicks: unknown[] = [];
  onEnd(onMetric(metric => metric[0] === 'click' && clicks.push(metric)));
  let isHeld = true;
  listen('wallet-click', event => isHeld && event.preventDefault());
  let starts = 0;
  click(() => void starts++);
  assert.equal([starts, clicks.length, running.value], [0, 0, undefined]);
  isHeld = false;
  click(() => void starts++);
  assert.equal([starts, clicks.length], [1, 1]);
});

test('only wallet-click can be prevented', async () => {
  for (const name of NAMES) listen(name, event => name !== 'wallet-click' && event.preventDefault());
  const prevented: string[] = [];
  for (const name of NAMES) listen(name, event => event.defaultPrevented && prevented.push(name));
  for (const [, start] of ENDS) {
    click(withPurchase(start));
    await clock.advance(0);
    running.value = undefined;
  }
  assert.equal(prevented, []);
});

test('starts nothing if a listener of wallet-click removes the element', () => {
  stub(OWNER, { isConnected: false });
  let isStarted = false;
  click(() => {
    isStarted = true;
  });
  assert.equal([isStarted, running.value], [false, undefined]);
});

test('ignores a click of a wallet-click listener, and starts the first one', () => {
  const starts: string[] = [];
  listen('wallet-click', () => click(() => void starts.push('second')));
  click(() => void starts.push('first'));
  assert.equal(starts, ['first']);
  assert.is(events.length, 1);
});

test('starts the purchase on a page whose CustomEvent fails', () => {
  const { lines, stop } = recordErrors();
  stub(globalThis, {
    CustomEvent: class {
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  });
  let isStarted = false;
  click(() => {
    isStarted = true;
  });
  stop();
  assert.ok(isStarted);
  assert.match(lines.join(), 'Illegal constructor');
});

test.run();
