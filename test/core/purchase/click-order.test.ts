import '../../run/dom';
import * as assert from 'uvu/assert';
import { running } from '../../../src/core/purchase/click';
import type { Cart } from '../../../src/core/types/cart';
import { beginClicks, buy, click, turnPage } from '../../fakes/begin-clicks';
import { CONFIG } from '../../fakes/config';
import { cartNode, lineNode, payload } from '../../fakes/fake-cart';
import type { FakeClock } from '../../fakes/fake-clock';
import { recordErrors } from '../../fakes/fake-console';
import { type FakeFetch, networkError, never, type Reply, result } from '../../fakes/fake-fetch';
import { withPurchase } from '../../fakes/wallet-that';
import { test } from '../../run/suite';

let clock: FakeClock;
let fetch: FakeFetch;
let visited: string[];
let dialogs: string[];
test.before.each(() => {
  ({ clock, fetch, visited, dialogs } = beginClicks({ cartCreate: result(payload()) }));
});

/** Pays for a cart without shipping, as a sheet does. */
const pay = withPurchase(async purchase => {
  await purchase.open();
  purchase.show(purchase.cart.value as Cart);
  purchase.finish(await purchase.authorize({ billingAddress: { country: 'BR' }, wallet: {} }));
});
const DIGITAL = cartNode({ lines: [lineNode({ merchandise: { requiresShipping: false } })], groups: [] });
const DIGITAL_PURCHASE = { settings: { ...CONFIG, requiresShipping: false } };
const payable = (cartSubmitForCompletion: Reply): FakeFetch['answers'] => ({
  cartCreate: result(payload(DIGITAL)),
  cartBuyerIdentityUpdate: result(payload(DIGITAL)),
  cartPrepareForCompletion: result({ result: { __typename: 'CartStatusReady', cart: DIGITAL } }),
  cartPaymentUpdate: result(payload(DIGITAL)),
  cartSubmitForCompletion,
});

test('keeps the button disabled during a submission, also after a back/forward cache restore', async () => {
  fetch.answers = payable(never);
  click(pay, DIGITAL_PURCHASE);
  await clock.advance(10_000);
  assert.is(fetch.operations().at(-1), 'cartSubmitForCompletion');
  const { value } = running;
  turnPage('pagehide', true);
  turnPage('pageshow', true);
  await clock.advance(0);
  assert.is(running.value, value);
  assert.ok(value);
  assert.is(value?.purchase.status.value, 'busy');
  assert.not(fetch.operations().includes('cartRemovePersonalData'));
});

test('keeps the button disabled for a possible order, also after a restore from the checkout', async () => {
  fetch.answers = payable(networkError);
  click(pay, DIGITAL_PURCHASE);
  await clock.advance(60_000);
  assert.match(visited.join(), 'wallet_cart_not_ready=true');
  assert.is(visited.length, 1);
  assert.is(running.value?.purchase.status.value, 'unconfirmed');
  click(buy);
  assert.is(visited.length, 1);
  turnPage('pagehide', true);
  turnPage('pageshow', true);
  await clock.advance(0);
  assert.is(running.value?.purchase.status.value, 'unconfirmed');
  running.value?.loaded?.resume();
  assert.is(visited.length, 2);
  assert.is(visited[1], visited[0]);
});

test('keeps the button disabled while an order redirects, and enables it on a restored page', async () => {
  fetch.answers = payable(
    result({ result: { __typename: 'SubmitSuccess', redirectUrl: 'https://shop.example/thanks' } }),
  );
  click(pay, DIGITAL_PURCHASE);
  await clock.advance(60_000);
  assert.equal(visited, ['https://shop.example/thanks']);
  assert.is(running.value?.purchase.status.value, 'completed');
  turnPage('pagehide', true);
  turnPage('pageshow', true);
  await clock.advance(0);
  assert.is(running.value, undefined);
});

test('keeps the button disabled after an order without a page to show', async () => {
  const nowhere = { ...DIGITAL, checkoutUrl: 'javascript:alert(1)' };
  const answers = payable(result({ result: { __typename: 'SubmitAlreadyAccepted' } }));
  fetch.answers = { ...answers, cartPaymentUpdate: result(payload(nowhere)) };
  recordErrors();
  click(pay, DIGITAL_PURCHASE);
  await clock.advance(0);
  assert.match(dialogs.join(), 'Seu pedido foi realizado');
  assert.is(running.value?.purchase.status.value, 'completed');
});

test.run();
