import '../../run/dom';
import type { Signal } from '@preact/signals';
import * as assert from 'uvu/assert';
import type { SheetAction } from '../../../src/core/types/action';
import type { Status } from '../../../src/core/types/purchase';
import { brl, createCart, groupNode, optionNode } from '../../fakes/fake-cart';
import { createFakePurchase, type FakePurchase, methodsOf, startWallet } from '../../fakes/fake-purchase';
import { hold } from '../../fakes/hold';
import { CONTACT, createScene, type OpenScene, openApplePay } from '../../fakes/open-apple-pay';
import { settle } from '../../fakes/settle';
import { test } from '../../run/suite';

const cart = createCart({ groups: [groupNode('g1', [optionNode('pac')])], total: brl('213.0') });
const UPDATE: SheetAction = { type: 'update', cart };
const REFUSED: SheetAction = { type: 'show_error', errors: [{ on: 'address', message: 'Rua' }] };

for (const [what, action] of [
  ['an update', UPDATE],
  ['an error with a new total', REFUSED],
] as const)
  test(`records the displayed cart of ${what}`, async () => {
    const { session, purchase } = openApplePay({ cart, answers: { setAddress: action } });
    const { newTotal } = await session.chooseContact(CONTACT);
    assert.equal(purchase.calls.slice(1), [['show', cart]]);
    assert.is(newTotal.amount, '213.00');
  });

test('records no cart before the sheet shows one', async () => {
  const { session, purchase } = openApplePay({ cart });
  await session.validate();
  assert.equal(methodsOf(purchase), ['open'], 'the sheet still shows its placeholder');
});

test('ends the purchase on an error before the first cart', async () => {
  const { session, purchase } = openApplePay({ answers: { setAddress: REFUSED } });
  (purchase.cart as { value: unknown }).value = undefined;
  await session.chooseContact(CONTACT);
  assert.equal(purchase.calls.slice(1), [['finish', REFUSED]]);
  assert.is(session.state.state, 'Aborted');
});

/** Ways to end the sheet while the wallet prepares a response. */
const GONE: [what: string, leave: (scene: OpenScene) => void][] = [
  ['the shopper has closed', ({ session }) => session.cancel()],
  ['the browser has closed for the back/forward cache', ({ session }) => session.suspend()],
];

for (const [what, leave] of GONE) {
  test(`does not record a cart for a sheet that ${what}`, async () => {
    const { promise, release } = hold<SheetAction>();
    const scene = openApplePay({ cart, answers: { setAddress: promise } });
    void scene.session.chooseContact(CONTACT);
    leave(scene);
    release(UPDATE);
    await settle();
    for (const method of ['show', 'finish', 'fail'] as const)
      assert.not(methodsOf(scene.purchase).includes(method));
    assert.is(scene.purchase.status.value, 'cancelled');
  });

  test(`drops a merchant session for a sheet that ${what}`, async () => {
    const { promise, release } = hold<SheetAction>();
    const scene = openApplePay({ cart, answers: { open: promise } });
    void scene.session.validate();
    leave(scene);
    release(UPDATE);
    await settle();
    for (const method of ['show', 'finish', 'fail'] as const)
      assert.not(methodsOf(scene.purchase).includes(method));
  });

  test(`throws nothing at the end of a purchase whose sheet ${what}`, async () => {
    const scene = openApplePay({ cart });
    leave(scene);
    scene.purchase.finish({ type: 'decelerate', reason: 'captcha_required' });
    await settle();
    assert.not(methodsOf(scene.purchase).includes('fail'));
  });
}

test('closes the sheet after every outcome', async () => {
  for (const end of [
    ({ redirect }: FakePurchase) => redirect(),
    ({ cancel }: FakePurchase) => cancel(),
    ({ status }: FakePurchase) => {
      // The payment may be an order without a checkout URL.
      (status as Signal<Status>).value = 'unconfirmed';
    },
    ({ finish }: FakePurchase) => finish({ type: 'redirect', cart }),
  ]) {
    const { session, purchase } = openApplePay({ cart });
    end(purchase);
    assert.is(session.state.state, 'Aborted');
  }
});

test('aborts no sheet before one opens', () => {
  const { wallet } = createScene();
  let aborts = 0;
  ApplePaySession.prototype.abort = () => aborts++;
  void startWallet(wallet, createFakePurchase());
  assert.is(aborts, 0);
});

test('keeps the sheet open while the purchase is busy', async () => {
  const { session, purchase } = openApplePay({ cart, answers: { setAddress: UPDATE } });
  await session.chooseContact(CONTACT);
  assert.is(purchase.status.value, 'busy');
  assert.is(session.state.state, 'Active');
});

test('reports an exception of the session unless the session has ended', async () => {
  const { session, purchase } = openApplePay({ cart, answers: { setAddress: UPDATE } });
  Object.assign(ApplePaySession.prototype, {
    completeShippingContactSelection() {
      throw new TypeError('Member newTotal is required');
    },
  });
  void session.chooseContact(CONTACT);
  await settle();
  assert.equal(methodsOf(purchase), ['setAddress', 'fail', 'finish']);
  assert.is(session.state.state, 'Aborted');
});

test.run();
