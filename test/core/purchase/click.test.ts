import '../../run/dom';
import * as assert from 'uvu/assert';
import { loaders } from '../../../src/core/platform/load-once';
import { onMetric } from '../../../src/core/platform/metric';
import { running, unavailableFor } from '../../../src/core/purchase/click';
import type { Checkout } from '../../../src/core/types/checkout';
import type { Wallet } from '../../../src/core/types/wallet';
import { beginClicks, buy, click, OWNER, turnPage } from '../../fakes/begin-clicks';
import { contextOf } from '../../fakes/context';
import { cartNode, payload } from '../../fakes/fake-cart';
import type { FakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { type FakeFetch, never, result } from '../../fakes/fake-fetch';
import { takeOverRemoval } from '../../fakes/open-checkout';
import { stub, test } from '../../run/suite';

let clock: FakeClock;
let fetch: FakeFetch;
let visited: string[];
let told: string[];
test.before.each(() => {
  ({ clock, fetch, visited, told } = beginClicks({ cartCreate: result(payload()) }));
});
test.after(() => takeOverRemoval());

test('starts the wallet in the same turn as the click', () => {
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

test('counts each click once, with the button and the kind of page', () => {
  const told: unknown[] = [];
  const stop = onMetric(event => told.push(event));
  click(() => {}, { instrument: 'PayPal' });
  click(() => {}, { instrument: 'PayPal' });
  stop();
  assert.equal(told, [['click', { instrument: 'PayPal', page: 'product' }]]);
});

test('says beside the clicked button that the purchase can’t be loaded, until the next click', async () => {
  const restore = stub(loaders, { checkout: () => Promise.reject(new Error('offline')) });
  const { stop } = recordErrors();
  click(buy);
  await clock.advance(0);
  stop();
  assert.is(unavailableFor.value, OWNER);
  restore();
  click(checkout => checkout.cancel());
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

test('frees the button after a failure', async () => {
  fetch.answers = {};
  click(buy);
  await clock.advance(0);
  assert.is(told.length, 1);
  assert.is(running.value, undefined);
});

test('frees the button after a cancel', async () => {
  click(checkout => checkout.cancel());
  await clock.advance(0);
  assert.is(running.value, undefined);
});

test('holds the button while the page is left, and frees it where the shopper has stopped that', async () => {
  click(buy);
  await clock.advance(9_999);
  assert.ok(running.value);
  await clock.advance(1);
  assert.is(running.value, undefined);
});

test('does not free a newer purchase', async () => {
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
    'throws at once',
    () => {
      throw new Error('thrown at once');
    },
  ],
  ['rejects', () => Promise.reject(new Error('rejected later'))],
] satisfies [string, Wallet['start']][])
  test(`opens the dialog, reports, and frees the button where a wallet ${what}`, async () => {
    const { lines, stop } = recordErrors();
    click(start, contextOf('GooglePay'));
    await clock.advance(0);
    stop();
    assert.is(lines.length, 1);
    assert.match(told[0] ?? '', 'Google Pay');
    assert.is(running.value, undefined);
  });

test('opens no dialog where a wallet throws after its end', async () => {
  const { stop } = recordErrors();
  click(async checkout => {
    checkout.cancel();
    throw new Error('after the end');
  });
  await clock.advance(0);
  stop();
  assert.equal(told, []);
});

for (const [what, start] of [
  ['open', () => {}],
  ['on its way to the checkout', buy],
] satisfies [string, Wallet['start']][])
  test(`frees the button of a purchase that was ${what} on a page that comes back as it was left`, async () => {
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

test('cancels what runs, and forgets, when the page goes away', async () => {
  fetch.answers.cartBillingAddressUpdate = result(payload());
  fetch.answers.cartRemovePersonalData = result({ cart: { id: cartNode().id } });
  let checkout: Checkout | undefined;
  click(async opened => {
    checkout = opened;
    await opened.setBilling({ country: 'BR' });
  });
  await clock.advance(0);
  turnPage('pagehide', false);
  await clock.advance(0);
  assert.is(checkout?.status.value, 'cancelled');
  assert.is(fetch.calls.at(-1)?.operation, 'cartRemovePersonalData');
  assert.is(fetch.calls.at(-1)?.init.keepalive, true);
});

test('does not wait for a step under way when the page goes away', async () => {
  fetch.answers.cartBillingAddressUpdate = never;
  fetch.answers.cartRemovePersonalData = result({ cart: { id: cartNode().id } });
  click(async checkout => {
    await checkout.setBilling({ country: 'BR' });
  });
  await clock.advance(0);
  turnPage('pagehide', true);
  await clock.advance(0);
  assert.equal(fetch.operations(), ['cartCreate', 'cartBillingAddressUpdate', 'cartRemovePersonalData']);
});

test.run();
