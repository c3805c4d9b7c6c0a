import '../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toAction } from '../../src/core/decision/action';
import { selectDelivery } from '../../src/core/purchase/delivery';
import { toRefusal } from '../../src/core/server/result';
import { contextOf } from '../fakes/context';
import { cartNode, groupNode, optionNode, payload } from '../fakes/fake-cart';
import { fakeClock } from '../fakes/fake-clock';
import { fakeGraphql } from '../fakes/fake-graphql';
import { openCart } from '../fakes/open-cart';
import { openGooglePay } from '../fakes/open-google-pay';

test.after.each(() => {
  Reflect.deleteProperty(window, 'google');
});

test('gives up a delivery option whose groups are pending for 20 seconds', async () => {
  const clock = fakeClock();
  const cart = cartNode({ groups: [groupNode('g1', [optionNode('slow'), optionNode('fast')])] });
  const pending = payload(cart, [{ code: 'PENDING_DELIVERY_GROUPS' }]);
  const graphql = fakeGraphql({ cartSelectedDeliveryOptionsUpdate: pending });
  const { errors } = await clock.run(selectDelivery(await openCart(graphql, cart), ['fast']));
  clock.restore();
  assert.equal(
    errors.map(({ code }) => code),
    ['PENDING_DELIVERY_GROUPS'],
  );
  assert.is(clock.elapsed, 20_000);
});

for (const callbackTrigger of ['INITIALIZE', 'SHIPPING_ADDRESS'] as const)
  test(`tells Google’s sheet at ${callbackTrigger} that an address without delivery groups is invalid`, async () => {
    const setAddress = toAction(toRefusal({ code: 'NO_DELIVERY_GROUPS' }), contextOf('GooglePay'));
    const { sheet } = openGooglePay({ answers: { setAddress } });
    const shippingAddress = { countryCode: 'BR' } as google.payments.api.Address;
    assert.equal(await sheet.change({ callbackTrigger, shippingAddress }), {
      error: {
        reason: 'SHIPPING_ADDRESS_INVALID',
        intent: 'SHIPPING_ADDRESS',
        message: 'Insira um endereço de entrega válido.',
      },
    });
  });

test.run();
