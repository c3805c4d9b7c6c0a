import '../../run/dom';
import * as assert from 'uvu/assert';
import { running } from '../../../src/core/purchase/click';
import { fakeClock } from '../../fakes/fake-clock';
import { openCheckout } from '../../fakes/open-checkout';
import { fixture, onEnd, test } from '../../run/suite';

/** How long a sheet waits. */
const PATIENCE_MS = 27_000;

const clock = fixture(fakeClock);

/** A purchase that the page's buttons know of, as after a click. */
function begin() {
  const owner = document.createElement('p');
  running.value = { checkout: openCheckout().checkout, owner };
  onEnd(() => {
    running.value = undefined;
  });
  const { checkout, graphql } = openCheckout();
  return { checkout, graphql, owner };
}

test('frees the buttons where a wallet asks nothing for as long as a sheet waits', async () => {
  const { checkout, owner } = begin();
  await clock.advance(PATIENCE_MS - 1);
  assert.is(running.value?.owner, owner);
  await clock.advance(1);
  assert.is(running.value, undefined);
  assert.is(checkout.status.value, 'busy');
});

test('keeps them blocked where the wallet has asked for the cart', async () => {
  const { checkout, owner } = begin();
  await checkout.open();
  await clock.advance(2 * PATIENCE_MS);
  assert.is(running.value?.owner, owner);
});

test('a sheet that comes after all gets its cart, and blocks the buttons again', async () => {
  const { checkout, owner } = begin();
  await clock.advance(PATIENCE_MS);
  assert.is((await checkout.open()).type, 'update');
  assert.is(running.value?.owner, owner);
});

test('a sheet that comes after another purchase has begun is over, and sends nothing', async () => {
  const { checkout, graphql } = begin();
  await clock.advance(PATIENCE_MS);
  const other = begin();
  assert.is((await checkout.open()).type, 'abort');
  assert.equal(graphql.operations(), []);
  assert.is(checkout.status.value, 'cancelled');
  assert.is(running.value?.owner, other.owner);
});

test('leaves the purchase alone that has begun since an early cancel', async () => {
  const { checkout } = begin();
  checkout.cancel();
  const other = begin();
  await other.checkout.open();
  await clock.advance(PATIENCE_MS);
  assert.is(running.value?.owner, other.owner);
});

test.run();
