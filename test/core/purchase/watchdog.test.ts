import '../../run/dom';
import * as assert from 'uvu/assert';
import { running } from '../../../src/core/purchase/click';
import { fakeClock } from '../../fakes/fake-clock';
import { openCheckout } from '../../fakes/open-checkout';
import { fixture, onEnd, test } from '../../run/suite';

/** The timeout of a sheet. */
const TIMEOUT_MS = 27_000;

const clock = fixture(fakeClock);

/** Starts a purchase that the page's buttons observe, like a click. */
function begin() {
  const owner = document.createElement('p');
  running.value = { checkout: openCheckout().checkout, owner };
  onEnd(() => {
    running.value = undefined;
  });
  const { checkout, graphql } = openCheckout();
  return { checkout, graphql, owner };
}

test('enables the buttons if a wallet makes no call for as long as a sheet waits', async () => {
  const { checkout, owner } = begin();
  await clock.advance(TIMEOUT_MS - 1);
  assert.is(running.value?.owner, owner);
  await clock.advance(1);
  assert.is(running.value, undefined);
  assert.is(checkout.status.value, 'busy');
});

test('keeps them disabled if the wallet has opened the cart', async () => {
  const { checkout, owner } = begin();
  await checkout.open();
  await clock.advance(2 * TIMEOUT_MS);
  assert.is(running.value?.owner, owner);
});

test('opens the cart for a late sheet, and disables the buttons again', async () => {
  const { checkout, owner } = begin();
  await clock.advance(TIMEOUT_MS);
  assert.is((await checkout.open()).type, 'update');
  assert.is(running.value?.owner, owner);
});

test('cancels a late sheet after another purchase has started, and sends nothing', async () => {
  const { checkout, graphql } = begin();
  await clock.advance(TIMEOUT_MS);
  const other = begin();
  assert.is((await checkout.open()).type, 'abort');
  assert.equal(graphql.operations(), []);
  assert.is(checkout.status.value, 'cancelled');
  assert.is(running.value?.owner, other.owner);
});

test('keeps a purchase that started after an early cancel', async () => {
  const { checkout } = begin();
  checkout.cancel();
  const other = begin();
  await other.checkout.open();
  await clock.advance(TIMEOUT_MS);
  assert.is(running.value?.owner, other.owner);
});

test.run();
