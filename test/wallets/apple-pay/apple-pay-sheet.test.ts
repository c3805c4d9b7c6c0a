import '../../run/dom';
import type { Signal } from '@preact/signals';
import * as assert from 'uvu/assert';
import type { SheetAction } from '../../../src/core/types/action';
import type { Status } from '../../../src/core/types/checkout';
import { brl, createCart, groupNode, optionNode } from '../../fakes/fake-cart';
import { createFakeCheckout, type FakeCheckout, methodsOf } from '../../fakes/fake-checkout';
import { hold } from '../../fakes/hold';
import { CONTACT, createScene, type OpenScene, openApplePay } from '../../fakes/open-apple-pay';
import { settle } from '../../fakes/settle';
import { test } from '../../run/suite';

const cart = createCart({ groups: [groupNode('g1', [optionNode('pac')])], total: brl('213.0') });
const UPDATE: SheetAction = { type: 'update', cart };
const REFUSED: SheetAction = { type: 'show_error', errors: [{ on: 'address', message: 'Rua' }] };

for (const [what, action] of [
  ['an update', UPDATE],
  ['an error, which comes with a new total', REFUSED],
] as const)
  test(`tells the checkout which cart the sheet shows with ${what}`, async () => {
    const { session, checkout } = openApplePay({ cart, answers: { setAddress: action } });
    const { newTotal } = await session.chooseContact(CONTACT);
    assert.equal(checkout.calls.slice(1), [['show', cart]]);
    assert.is(newTotal.amount, '213.00');
  });

test('tells of no cart before the sheet shows one', async () => {
  const { session, checkout } = openApplePay({ cart });
  await session.validate();
  assert.equal(methodsOf(checkout), ['open'], 'the sheet still shows its placeholder');
});

test('ends the purchase with an error that comes before any cart', async () => {
  const { session, checkout } = openApplePay({ answers: { setAddress: REFUSED } });
  (checkout.cart as { value: unknown }).value = undefined;
  await session.chooseContact(CONTACT);
  assert.equal(checkout.calls.slice(1), [['finish', REFUSED]]);
  assert.is(session.state.state, 'Aborted');
});

/** Ways in which the sheet goes while the wallet still works on its answer. */
const GONE: [what: string, leave: (scene: OpenScene) => void][] = [
  ['the shopper has closed', ({ session }) => session.cancel()],
  ['the browser has ended as it kept the page for the way back', ({ session }) => session.suspend()],
];

for (const [what, leave] of GONE) {
  test(`an answer to a sheet that ${what} was never shown`, async () => {
    const { promise, release } = hold<SheetAction>();
    const scene = openApplePay({ cart, answers: { setAddress: promise } });
    void scene.session.chooseContact(CONTACT);
    leave(scene);
    release(UPDATE);
    await settle();
    for (const verb of ['show', 'finish', 'fail'] as const)
      assert.not(methodsOf(scene.checkout).includes(verb));
    assert.is(scene.checkout.status.value, 'cancelled');
  });

  test(`a merchant session for a sheet that ${what} is said to nobody`, async () => {
    const { promise, release } = hold<SheetAction>();
    const scene = openApplePay({ cart, answers: { open: promise } });
    void scene.session.validate();
    leave(scene);
    release(UPDATE);
    await settle();
    for (const verb of ['show', 'finish', 'fail'] as const)
      assert.not(methodsOf(scene.checkout).includes(verb));
  });

  test(`the end of a purchase whose sheet ${what} throws nothing`, async () => {
    const scene = openApplePay({ cart });
    leave(scene);
    scene.checkout.finish({ type: 'decelerate', reason: 'captcha_required' });
    await settle();
    assert.not(methodsOf(scene.checkout).includes('fail'));
  });
}

test('takes the sheet away however the purchase ends', async () => {
  for (const end of [
    ({ redirect }: FakeCheckout) => redirect(),
    ({ cancel }: FakeCheckout) => cancel(),
    ({ status }: FakeCheckout) => {
      // The payment may be an order, and there is no checkout to go to.
      (status as Signal<Status>).value = 'unconfirmed';
    },
    ({ finish }: FakeCheckout) => finish({ type: 'update', cart }),
  ]) {
    const { session, checkout } = openApplePay({ cart });
    end(checkout);
    assert.is(session.state.state, 'Aborted');
  }
});

test('takes no sheet away before one is open', () => {
  const { wallet } = createScene();
  let aborts = 0;
  ApplePaySession.prototype.abort = () => aborts++;
  void wallet.start(createFakeCheckout());
  assert.is(aborts, 0);
});

test('leaves the sheet alone while the purchase is busy', async () => {
  const { session, checkout } = openApplePay({ cart, answers: { setAddress: UPDATE } });
  await session.chooseContact(CONTACT);
  assert.is(checkout.status.value, 'busy');
  assert.is(session.state.state, 'Active');
});

test('an exception of the session that is not about its end is reported', async () => {
  const { session, checkout } = openApplePay({ cart, answers: { setAddress: UPDATE } });
  Object.assign(ApplePaySession.prototype, {
    completeShippingContactSelection() {
      throw new TypeError('Member newTotal is required');
    },
  });
  void session.chooseContact(CONTACT);
  await settle();
  assert.equal(methodsOf(checkout), ['setAddress', 'fail', 'finish']);
  assert.is(session.state.state, 'Aborted');
});

test.run();
