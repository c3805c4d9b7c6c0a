import '../../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SheetAction } from '../../../src/core/types/action';
import type { Address } from '../../../src/core/types/address';
import type { Checkout } from '../../../src/core/types/checkout';
import { createAnswers, createShipped, PAYMENT, THANKS } from '../../fakes/answers';
import { CONFIG } from '../../fakes/config';
import { brl, CART_ID, cartNode, groupNode, lineNode, optionNode, payload } from '../../fakes/fake-cart';
import { type FakeClock, fakeClock } from '../../fakes/fake-clock';
import { inOrder } from '../../fakes/fake-graphql';
import { openCheckout } from '../../fakes/open-checkout';
import { openPurchase } from '../../fakes/open-purchase';

let clock: FakeClock;
test.before.each(() => {
  clock = fakeClock();
});
test.after.each(() => clock.restore());

const ADDRESS: Address = { country: 'BR', city: 'Recife', zip: '50000-000' };
const groups = [groupNode('g1', [optionNode('slow'), optionNode('fast')])];
const shipped = payload(cartNode({ groups }));
const totalOf = (action: SheetAction) =>
  action.type === 'update' ? action.cart.totalAmount.amount : action.type;

test('is busy from the click on, and knows what the page said', () => {
  const { checkout } = openCheckout();
  assert.is(checkout.status.value, 'busy');
  assert.is(checkout.cart.value, undefined);
  assert.is(checkout.requiresShipping, true);
  assert.is(checkout.currency, 'BRL');
});

test('opens the cart once, and gives the same answer to later calls', async () => {
  const { checkout, graphql } = openCheckout();
  const answers = await Promise.all([checkout.open(), checkout.open()]);
  assert.is(answers[0], answers[1]);
  assert.is(await checkout.open(), answers[0]);
  assert.equal(graphql.operations(), ['cart']);
  assert.is(totalOf(answers[0]), '188.0');
  assert.is(checkout.cart.value?.id, CART_ID);
});

test('gives the answer to a cart that can not be bought without asking the server', async () => {
  const { checkout, graphql } = openCheckout({}, { source: { code: 'INVALID_QUANTITY' } });
  const action = await checkout.open();
  assert.is(action.type === 'abort' && action.reason, 'checkout_error');
  assert.equal(graphql.calls, []);
});

test('opens the cart before the first step', async () => {
  const { checkout, graphql } = openCheckout({ cartBuyerIdentityUpdate: shipped });
  await checkout.setAddress(ADDRESS);
  assert.equal(graphql.operations(), ['cart', 'cartBuyerIdentityUpdate']);
});

test('sets an address, checking no more than its country', async () => {
  const { checkout, graphql } = openCheckout({ cartBuyerIdentityUpdate: shipped });
  const action = await checkout.setAddress(ADDRESS);
  assert.equal(graphql.calls[1]?.variables, {
    cartId: CART_ID,
    buyerIdentity: {
      email: undefined,
      countryCode: 'BR',
      deliveryAddressPreferences: [
        { deliveryAddress: ADDRESS, deliveryAddressValidationStrategy: 'COUNTRY_CODE_ONLY' },
      ],
    },
  });
  assert.is(action.type === 'update' && action.cart.deliveryGroups.length, 1);
});

test('tells the email of a wallet that gives it with the address', async () => {
  const { checkout, graphql } = openCheckout({ cartBuyerIdentityUpdate: shipped });
  await checkout.setAddress(ADDRESS, 'ana@example.com');
  const identity = graphql.calls[1]?.variables.buyerIdentity as { email?: string } | undefined;
  assert.is(identity?.email, 'ana@example.com');
});

for (const phone of ['+55 81 5555-0100', ''])
  test(`tells ${phone ? 'the telephone number' : 'no telephone number'} of an address with ${phone || 'none'}`, async () => {
    const { checkout, graphql } = openCheckout({ cartBuyerIdentityUpdate: shipped });
    await checkout.setAddress({ ...ADDRESS, phone });
    const identity = graphql.calls[1]?.variables.buyerIdentity as { phone?: string } | undefined;
    assert.is(identity?.phone, phone || undefined);
  });

const NOWHERE = payload(cartNode({ groups: [] }));
const digital = [lineNode({ merchandise: { requiresShipping: false } })];

test('shows an address that nothing is delivered to', async () => {
  const { checkout } = openCheckout({ cartBuyerIdentityUpdate: NOWHERE });
  const action = await checkout.setAddress(ADDRESS);
  assert.equal(action.type === 'show_error' && action.errors.map(({ on }) => on), ['address']);
});

test('needs no delivery for a cart that needs no shipping, whatever the page said', async () => {
  const cart = cartNode({ lines: digital, groups: [] });
  const { checkout } = openCheckout({ cart, cartBuyerIdentityUpdate: payload(cart) });
  assert.is((await checkout.setAddress(ADDRESS)).type, 'update');
});

test('shows what the server says of the address before the delivery that is missing', async () => {
  const refused = payload(cartNode({ groups: [] }), [{ code: 'PROVINCE_NOT_FOUND' }]);
  const { checkout } = openCheckout({ cartBuyerIdentityUpdate: refused });
  const action = await checkout.setAddress(ADDRESS);
  assert.equal(action.type === 'show_error' && action.errors.map(({ field }) => field), ['province']);
});

test('goes to the checkout for another currency before it shows that nothing is delivered', async () => {
  const changed = payload(cartNode({ groups: [], total: { amount: '20.0', currencyCode: 'USD' } }));
  const { checkout } = openCheckout({ cartBuyerIdentityUpdate: changed });
  assert.equal(await checkout.setAddress(ADDRESS), { type: 'decelerate', reason: 'currency_changed' });
});

test('sets the delivery option', async () => {
  const { checkout, graphql } = openCheckout({
    cartBuyerIdentityUpdate: shipped,
    cartSelectedDeliveryOptionsUpdate: payload(cartNode({ groups, total: brl('208.0') })),
  });
  await checkout.setAddress(ADDRESS);
  assert.is(totalOf(await checkout.setDelivery(['fast'])), '208.0');
  assert.equal(graphql.calls[2]?.variables.selectedDeliveryOptions, [
    { deliveryGroupId: 'g1', deliveryOptionHandle: 'fast' },
  ]);
});

test('asks for a delivery option where none is chosen', async () => {
  const { checkout } = openCheckout({ cartBuyerIdentityUpdate: shipped });
  await checkout.setAddress(ADDRESS);
  const action = await checkout.setDelivery([]);
  assert.equal(action.type === 'show_error' && action.errors[0], {
    on: 'delivery',
    field: undefined,
    message: 'Escolha uma forma de entrega.',
  });
});

test('sets the billing address', async () => {
  const { checkout, graphql } = openCheckout({ cartBillingAddressUpdate: payload() });
  assert.is((await checkout.setBilling(ADDRESS)).type, 'update');
  assert.equal(graphql.calls[1]?.variables, { cartId: CART_ID, billingAddress: ADDRESS });
});

test('pays, and keeps the delivery option that the sheet shows', async () => {
  const cart = createShipped();
  const local = optionNode('near', { deliveryMethodType: 'LOCAL' });
  const options = [local, optionNode('slow')];
  const near = cartNode({ groups: [groupNode('g1', options, { selectedDeliveryOption: local })] });
  const slow = cartNode({ groups: [groupNode('g1', options, { selectedDeliveryOption: options[1] })] });
  const { checkout, graphql } = await openPurchase({
    ...createAnswers(cart),
    cartBuyerIdentityUpdate: inOrder(payload(cart), payload(near)),
    cartSelectedDeliveryOptionsUpdate: payload(slow),
  });
  const action = await clock.run(checkout.authorize(PAYMENT));
  assert.equal(action, { type: 'complete', redirectUrl: THANKS });
  assert.equal(graphql.operations(), [
    'cartBuyerIdentityUpdate',
    'cartSelectedDeliveryOptionsUpdate',
    'cartPrepareForCompletion',
    'cartPaymentUpdate',
    'cartSubmitForCompletion',
  ]);
  assert.equal(graphql.calls[1]?.variables.selectedDeliveryOptions, [
    { deliveryGroupId: 'g1', deliveryOptionHandle: 'slow' },
  ]);
});

test('goes to the checkout where the delivery that the sheet shows is gone as the shopper pays', async () => {
  const near = createShipped({ groups: [groupNode('g1', [optionNode('near'), optionNode('fast')])] });
  const { checkout, graphql } = await openPurchase({
    cartBuyerIdentityUpdate: inOrder(payload(createShipped()), payload(near)),
  });
  const action = await clock.run(checkout.authorize(PAYMENT));
  assert.equal(action, { type: 'decelerate', reason: 'cart_not_ready' });
  assert.equal(graphql.operations(), ['cartBuyerIdentityUpdate']);
});

for (const [country, message] of [
  ['AE', 'Selecione um emirado.'],
  ['MX', 'Selecione um estado.'],
])
  test(`asks for the zone of a billing address in ${country} by its name there`, async () => {
    const refused = payload(cartNode(), [{ code: 'PAYMENTS_ZONE_REQUIRED' }]);
    const billingAddress = { ...ADDRESS, country: country as string };
    for (const send of [
      (checkout: Checkout) => checkout.setBilling(billingAddress),
      (checkout: Checkout) => checkout.authorize({ ...PAYMENT, billingAddress }),
    ]) {
      const { checkout } = await openPurchase({
        cartBillingAddressUpdate: refused,
        cartPaymentUpdate: refused,
      });
      const action = await clock.run(send(checkout));
      assert.is(action.type === 'show_error' && action.errors[0]?.message, message);
    }
  });

for (const [billing, delivery, messages] of [
  ['AE', 'BR', ['Selecione um emirado.', 'Selecione um estado.']],
  ['BR', 'AE', ['Selecione um estado.', 'Selecione um emirado.']],
] as const)
  test(`asks for each zone by its name where the payment alone tells of ${billing}, and the delivery is to ${delivery}`, async () => {
    const errors = [{ code: 'PAYMENTS_ZONE_REQUIRED' }, { code: 'DELIVERY_ZONE_REQUIRED_FOR_COUNTRY' }];
    const { checkout } = await openPurchase({ cartPaymentUpdate: payload(cartNode(), errors) });
    const action = await clock.run(
      checkout.authorize({
        ...PAYMENT,
        shippingAddress: { ...ADDRESS, country: delivery },
        billingAddress: { ...ADDRESS, country: billing },
      }),
    );
    assert.equal(action.type === 'show_error' && action.errors.map(({ message }) => message), messages);
  });

for (const [country, message] of [
  ['AE', 'Selecione um emirado.'],
  ['MX', 'Selecione um estado.'],
])
  test(`asks for the zone of a delivery address in ${country} by its name there`, async () => {
    const { checkout } = await openPurchase({
      cartBuyerIdentityUpdate: inOrder(
        payload(createShipped()),
        payload(createShipped(), [{ code: 'DELIVERY_ZONE_REQUIRED_FOR_COUNTRY' }]),
      ),
    });
    const action = await checkout.setAddress({ ...ADDRESS, country: country as string });
    assert.is(action.type === 'show_error' && action.errors[0]?.message, message);
  });

test('drops an address when a newer one has come before its answer', async () => {
  const { checkout, graphql } = openCheckout({
    cartBuyerIdentityUpdate: (variables: { buyerIdentity?: { countryCode?: string } }) =>
      payload(
        cartNode({ groups, total: brl(variables.buyerIdentity?.countryCode === 'BR' ? '1.0' : '2.0') }),
      ),
  });
  await checkout.open();
  const answers = await Promise.all([
    checkout.setAddress(ADDRESS),
    checkout.setAddress({ ...ADDRESS, country: 'PT' }),
  ]);
  assert.equal(answers.map(totalOf), ['2.0', '2.0']);
  assert.is(graphql.calls.length, 2);
});

test('believes the lines of the cart, not the page, about shipping', async () => {
  const { checkout } = openCheckout(
    { cartBuyerIdentityUpdate: NOWHERE },
    { config: { ...CONFIG, requiresShipping: false } },
  );
  assert.is((await checkout.setAddress(ADDRESS)).type, 'show_error');
});

test.run();
