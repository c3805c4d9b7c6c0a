import '../../run/dom';
import * as assert from 'uvu/assert';
import { cachedLoads } from '../../../src/core/platform/load-once';
import { onMetric } from '../../../src/core/platform/metric';
import { running, unavailableFor } from '../../../src/core/purchase/click';
import type { Wallet } from '../../../src/core/types/wallet';
import { beginClicks, buy, click, OWNER, turnPage } from '../../fakes/begin-clicks';
import { contextOf } from '../../fakes/context';
import { cartNode, payload } from '../../fakes/fake-cart';
import type { FakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { type FakeFetch, never, result } from '../../fakes/fake-fetch';
import { takeOverRemoval } from '../../fakes/open-purchase';
import { withPurchase } from '../../fakes/wallet-that';
import { stub, test } from '../../run/suite';

let clock: FakeClock;
let fetch: FakeFetch;
let visited: string[];
let dialogs: string[];
test.before.each(() => {
  ({ clock, fetch, visited, dialogs } = beginClicks({ cartCreate: result(payload()) }));
});
test.after(() => takeOverRemoval());

test('starts the wallet synchronously in the click', () => {
  let started = false;
  click(() => {
    started = true;
  });
  assert.is(started, true);
  assert.is(running.value?.owner, OWNER);
});

test('needs one round trip between the click and the redirect', async () => {
  click(buy);
  await clock.advance(0);
  assert.equal(fetch.operations(), ['cartCreate']);
  assert.is(fetch.calls[0]?.headers['x-start-wallet-checkout'], 'true');
  assert.is(fetch.calls[0]?.headers['x-wallet-name'], 'BuyItNow');
  assert.match(visited[0] ?? '', 'storefront_wallet=true');
});

test('counts each click once, with the button and the page type', () => {
  const metrics: unknown[] = [];
  const stop = onMetric(event => metrics.push(event));
  click(() => {}, { instrument: 'PayPal' });
  click(() => {}, { instrument: 'PayPal' });
  stop();
  assert.equal(metrics, [['click', { instrument: 'PayPal', page: 'product' }]]);
});

test("shows next to the clicked button that the purchase can't load, until the next click", async () => {
  const restore = stub(cachedLoads, { checkout: () => Promise.reject(new Error('offline')) });
  const { stop } = recordErrors();
  click(buy);
  await clock.advance(0);
  stop();
  assert.is(unavailableFor.value, OWNER);
  restore();
  click(purchase => purchase.cancel());
  assert.is(unavailableFor.value, undefined);
  await clock.advance(0);
});

test('does nothing while another purchase runs', async () => {
  click(buy);
  click(buy);
  await clock.advance(0);
  assert.is(fetch.calls.length, 1);
  assert.is(visited.length, 1);
});

test('enables the button after a failure', async () => {
  fetch.answers = {};
  click(buy);
  await clock.advance(0);
  assert.is(dialogs.length, 1);
  assert.is(running.value, undefined);
});

test('enables the button after a cancel', async () => {
  click(purchase => purchase.cancel());
  await clock.advance(0);
  assert.is(running.value, undefined);
});

test('keeps the button disabled during the redirect, and enables it if the shopper stops that', async () => {
  click(buy);
  await clock.advance(9_999);
  assert.ok(running.value);
  await clock.advance(1);
  assert.is(running.value, undefined);
});

test('does not enable the button of a newer purchase', async () => {
  click(buy);
  await clock.advance(5000);
  running.value = undefined;
  click(() => {});
  const newer = running.value;
  await clock.advance(6000);
  assert.is(running.value, newer);
});

for (const [what, start] of [
  [
    'throws synchronously',
    () => {
      throw new Error('thrown at once');
    },
  ],
  ['rejects', () => Promise.reject(new Error('rejected later'))],
] satisfies [string, Wallet['start']][])
  test(`opens the dialog, reports and enables the button if a wallet ${what}`, async () => {
    const { lines, stop } = recordErrors();
    click(start, contextOf('GooglePay'));
    await clock.advance(0);
    stop();
    assert.is(lines.length, 1);
    assert.match(dialogs[0] ?? '', 'Google Pay');
    assert.is(running.value, undefined);
  });

test('opens no dialog if a wallet throws after its end', async () => {
  const { stop } = recordErrors();
  click(async purchase => {
    purchase.cancel();
    throw new Error('after the end');
  });
  await clock.advance(0);
  stop();
  assert.equal(dialogs, []);
});

for (const [what, start] of [
  ['open', () => {}],
  ['redirecting to the checkout', buy],
] satisfies [string, Wallet['start']][])
  test(`enables the button of a purchase that was ${what} after a back/forward cache restore`, async () => {
    click(start);
    await clock.advance(0);
    turnPage('pageshow', false);
    await clock.advance(0);
    assert.ok(running.value);
    turnPage('pagehide', true);
    turnPage('pageshow', true);
    await clock.advance(0);
    assert.is(running.value, undefined);
  });

test('cancels the running purchase and removes data on pagehide', async () => {
  fetch.answers.cartBillingAddressUpdate = result(payload());
  fetch.answers.cartRemovePersonalData = result({ cart: { id: cartNode().id } });
  click(withPurchase(purchase => purchase.setBilling({ country: 'BR' })));
  await clock.advance(0);
  const { value } = running;
  turnPage('pagehide', false);
  await clock.advance(0);
  assert.is(value?.purchase.status.value, 'cancelled');
  assert.is(fetch.calls.at(-1)?.operation, 'cartRemovePersonalData');
  assert.is(fetch.calls.at(-1)?.init.keepalive, true);
});

test('does not wait for a running step on pagehide', async () => {
  fetch.answers.cartBillingAddressUpdate = never;
  fetch.answers.cartRemovePersonalData = result({ cart: { id: cartNode().id } });
  click(withPurchase(purchase => purchase.setBilling({ country: 'BR' })));
  await clock.advance(0);
  turnPage('pagehide', true);
  await clock.advance(0);
  assert.equal(fetch.operations(), ['cartCreate', 'cartBillingAddressUpdate', 'cartRemovePersonalData']);
});

test.run();
