import '../../run/dom';
import * as assert from 'uvu/assert';
import { running } from '../../../src/core/purchase/click';
import { fakeClock } from '../../fakes/fake-clock';
import { openPurchase } from '../../fakes/open-purchase';
import { run } from '../../fakes/running';
import { fixture, test } from '../../run/suite';

/** The timeout of a sheet. */
const TIMEOUT_MS = 27_000;

const clock = fixture(fakeClock);

/** Starts a purchase that the page's buttons observe, like a click. */
function begin() {
  const owner = document.createElement('p');
  run(openPurchase().purchase, owner);
  const { purchase, graphql } = openPurchase();
  return { purchase, graphql, owner };
}

test('enables the buttons if a wallet makes no call for as long as a sheet waits', async () => {
  const { purchase, owner } = begin();
  await clock.advance(TIMEOUT_MS - 1);
  assert.is(running.value?.owner, owner);
  await clock.advance(1);
  assert.is(running.value, undefined);
  assert.is(purchase.status.value, 'busy');
});

test('keeps them disabled if the wallet has opened the cart', async () => {
  const { purchase, owner } = begin();
  await purchase.open();
  await clock.advance(2 * TIMEOUT_MS);
  assert.is(running.value?.owner, owner);
});

test('opens the cart for a late sheet, and disables the buttons again', async () => {
  const { purchase, owner } = begin();
  await clock.advance(TIMEOUT_MS);
  assert.is((await purchase.open()).type, 'update');
  assert.is(running.value?.owner, owner);
});

test('cancels a late sheet after another purchase has started, and sends nothing', async () => {
  const { purchase, graphql } = begin();
  await clock.advance(TIMEOUT_MS);
  const other = begin();
  assert.is((await purchase.open()).type, 'abort');
  assert.equal(graphql.operations(), []);
  assert.is(purchase.status.value, 'cancelled');
  assert.is(running.value?.owner, other.owner);
});

test('keeps a purchase that started after an early cancel', async () => {
  const { purchase } = begin();
  purchase.cancel();
  const other = begin();
  await other.purchase.open();
  await clock.advance(TIMEOUT_MS);
  assert.is(running.value?.owner, other.owner);
});

test.run();
