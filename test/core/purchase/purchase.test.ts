import '../../run/dom';
import * as assert from 'uvu/assert';
import type { CartNode } from '../../../src/core/storefront/read-cart';
import type { SheetAction } from '../../../src/core/types/action';
import type { Cart } from '../../../src/core/types/cart';
import type { Payment, Purchase } from '../../../src/core/types/purchase';
import { ADDRESS, createResponses, createShipped, PAYMENT, THANKS } from '../../fakes/answers';
import { CONFIG } from '../../fakes/config';
import { brl, CART_ID, cartNode, groupNode, lineNode, optionNode, payload } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { inOrder } from '../../fakes/fake-graphql';
import { openPurchase, openShownPurchase } from '../../fakes/open-purchase';
import { fixture, test } from '../../run/suite';

const clock = fixture(fakeClock);
const groups = [groupNode('g1', [optionNode('slow'), optionNode('fast')])];
const shipped = payload(cartNode({ groups }));
const totalOf = (action: SheetAction) =>
  action.type === 'update' ? action.cart.totalAmount.amount : action.type;

test('is busy from the click on', () => {
  const { purchase } = openPurchase();
  assert.is(purchase.status.value, 'busy');
  assert.is(purchase.cart.value, undefined);
});

test('opens the cart once, and returns the same action to later calls', async () => {
  const { purchase, graphql } = openPurchase();
  const answers = await Promise.all([purchase.open(), purchase.open()]);
  assert.is(answers[0], answers[1]);
  assert.is(await purchase.open(), answers[0]);
  assert.equal(graphql.operations(), ['cart']);
  assert.is(totalOf(answers[0]), '188.0');
  assert.is(purchase.cart.value?.id, CART_ID);
});

test('returns the action of an invalid cart without a request', async () => {
  const { purchase, graphql } = openPurchase({}, { source: { type: 'product', fields: [] } });
  const action = await purchase.open();
  assert.is(action.type === 'abort' && action.reason, 'checkout_error');
  assert.equal(graphql.calls, []);
});

test('opens the cart before the first step', async () => {
  const { purchase, graphql } = openPurchase({ cartBuyerIdentityUpdate: shipped });
  await purchase.setAddress(ADDRESS);
  assert.equal(graphql.operations(), ['cart', 'cartBuyerIdentityUpdate']);
});

test('sets an address, and validates only its country', async () => {
  const { purchase, graphql } = openPurchase({ cartBuyerIdentityUpdate: shipped });
  const action = await purchase.setAddress(ADDRESS);
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

test('sends the e-mail of a wallet that has it with the address', async () => {
  const { purchase, graphql } = openPurchase({ cartBuyerIdentityUpdate: shipped });
  await purchase.setAddress(ADDRESS, 'ana@example.com');
  const identity = graphql.calls[1]?.variables.buyerIdentity as { email?: string } | undefined;
  assert.is(identity?.email, 'ana@example.com');
});

for (const phone of ['+55 81 5555-0100', ''])
  test(`sends ${phone ? 'the phone number' : 'no phone number'} of an address with ${phone || 'none'}`, async () => {
    const { purchase, graphql } = openPurchase({ cartBuyerIdentityUpdate: shipped });
    await purchase.setAddress({ ...ADDRESS, phone });
    const identity = graphql.calls[1]?.variables.buyerIdentity as { phone?: string } | undefined;
    assert.is(identity?.phone, phone || undefined);
  });

const NOWHERE = payload(cartNode({ groups: [] }));
const digital = [lineNode({ merchandise: { requiresShipping: false } })];

test('shows an error for an address without delivery', async () => {
  const { purchase } = openPurchase({ cartBuyerIdentityUpdate: NOWHERE });
  const action = await purchase.setAddress(ADDRESS);
  assert.equal(action.type === 'show_error' && action.errors.map(({ on }) => on), ['address']);
});

test('needs no delivery for a cart without shipping', async () => {
  const cart = cartNode({ lines: digital, groups: [] });
  const { purchase } = openPurchase(
    { cart, cartBuyerIdentityUpdate: payload(cart) },
    { settings: { ...CONFIG, requiresShipping: false } },
  );
  assert.is((await purchase.setAddress(ADDRESS)).type, 'update');
});

test("shows the server's address error before the missing delivery", async () => {
  const rejected = payload(cartNode({ groups: [] }), [{ code: 'PROVINCE_NOT_FOUND' }]);
  const { purchase } = openPurchase({ cartBuyerIdentityUpdate: rejected });
  const action = await purchase.setAddress(ADDRESS);
  assert.equal(action.type === 'show_error' && action.errors.map(({ field }) => field), ['province']);
});

test('redirects to the checkout for another currency before it shows the missing delivery', async () => {
  const changed = payload(cartNode({ groups: [], total: { amount: '20.0', currencyCode: 'USD' } }));
  const { purchase } = openPurchase({ cartBuyerIdentityUpdate: changed });
  assert.equal(await purchase.setAddress(ADDRESS), { type: 'decelerate', reason: 'currency_changed' });
});

test('sets the delivery option', async () => {
  const { purchase, graphql } = openPurchase({
    cartBuyerIdentityUpdate: shipped,
    cartSelectedDeliveryOptionsUpdate: payload(cartNode({ groups, total: brl('208.0') })),
  });
  await purchase.setAddress(ADDRESS);
  assert.is(totalOf(await purchase.setDelivery('fast')), '208.0');
  assert.equal(graphql.calls[2]?.variables.selectedDeliveryOptions, [
    { deliveryGroupId: 'g1', deliveryOptionHandle: 'fast' },
  ]);
});

test('requests a delivery option if none is selected', async () => {
  const { purchase } = openPurchase({ cartBuyerIdentityUpdate: shipped });
  await purchase.setAddress(ADDRESS);
  const action = await purchase.setDelivery('undefined');
  assert.equal(action.type === 'show_error' && action.errors[0], {
    on: 'delivery',
    field: undefined,
    message: 'Escolha uma forma de entrega.',
  });
});

test('sets the billing address', async () => {
  const { purchase, graphql } = openPurchase({ cartBillingAddressUpdate: payload() });
  assert.is((await purchase.setBilling(ADDRESS)).type, 'update');
  assert.equal(graphql.calls[1]?.variables, { cartId: CART_ID, billingAddress: ADDRESS });
});

test('pays, and keeps the delivery option that the sheet shows', async () => {
  const cart = createShipped();
  const local = optionNode('near', { deliveryMethodType: 'LOCAL' });
  const options = [local, optionNode('slow')];
  const near = cartNode({ groups: [groupNode('g1', options, { selectedDeliveryOption: local })] });
  const slow = cartNode({ groups: [groupNode('g1', options, { selectedDeliveryOption: options[1] })] });
  const { purchase, graphql } = await openShownPurchase({
    ...createResponses(cart),
    cartBuyerIdentityUpdate: inOrder(payload(cart), payload(near)),
    cartSelectedDeliveryOptionsUpdate: payload(slow),
  });
  const action = await clock.run(purchase.authorize(PAYMENT));
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

test("redirects to the checkout if the sheet's delivery is gone during the payment", async () => {
  const near = createShipped({ groups: [groupNode('g1', [optionNode('near'), optionNode('fast')])] });
  const { purchase, graphql } = await openShownPurchase({
    cartBuyerIdentityUpdate: inOrder(payload(createShipped()), payload(near)),
  });
  const action = await clock.run(purchase.authorize(PAYMENT));
  assert.equal(action, { type: 'decelerate', reason: 'cart_not_ready' });
  assert.equal(graphql.operations(), ['cartBuyerIdentityUpdate']);
});

const near = optionNode('near', { deliveryMethodType: 'LOCAL' });
const unselected = { selectedDeliveryOption: null };

for (const [what, groups] of [
  ['a group has only local options, and none is selected', [groupNode('g1', [near], unselected)]],
  ['two options have one handle', [groupNode('g1', [optionNode('slow'), optionNode('slow')])]],
  [
    'two combinations have one id',
    [
      groupNode('g1', [optionNode('a'), optionNode('a,b')]),
      groupNode('g2', [optionNode('b,c'), optionNode('c')]),
    ],
  ],
  [
    'the selected option is not in the list',
    [groupNode('g1', [near], { selectedDeliveryOption: optionNode('gone') })],
  ],
] as const)
  test(`decelerates a sheet, but not a wallet without delivery choices, if ${what}`, async () => {
    const shippedAs = payload(createShipped({ groups: [...groups] }));
    const types = [undefined, 'ana@example.com'].map(async email => {
      const answers = { cartBuyerIdentityUpdate: shippedAs, cartSelectedDeliveryOptionsUpdate: shippedAs };
      return (await openPurchase(answers).purchase.setAddress(ADDRESS, email)).type;
    });
    assert.equal(await Promise.all(types), ['decelerate', 'update']);
  });

test('decelerates if the chosen delivery leaves a group with only local options unselected', async () => {
  const groups = [
    groupNode('g1', [optionNode('slow'), optionNode('fast')]),
    groupNode('g2', [near], unselected),
  ];
  const { purchase } = openPurchase({
    cartBuyerIdentityUpdate: shipped,
    cartSelectedDeliveryOptionsUpdate: payload(createShipped({ groups })),
  });
  await purchase.setAddress(ADDRESS);
  assert.equal(await purchase.setDelivery('fast'), { type: 'decelerate', reason: 'cart_not_ready' });
});

test("opens a sheet although the cart's earlier address has only local options", async () => {
  const { purchase } = openPurchase({ cart: cartNode({ groups: [groupNode('g1', [near], unselected)] }) });
  assert.is((await purchase.open()).type, 'update');
});

for (const [country, message] of [
  ['AE', 'Selecione um emirado.'],
  ['MX', 'Selecione um estado.'],
])
  test(`uses the name of the zone in ${country} for a billing address`, async () => {
    const rejected = payload(createShipped(), [{ code: 'PAYMENTS_ZONE_REQUIRED' }]);
    const billingAddress = { ...ADDRESS, country: country as string };
    for (const send of [
      (purchase: Purchase) => purchase.setBilling(billingAddress),
      (purchase: Purchase) => purchase.authorize({ ...PAYMENT, billingAddress }),
    ]) {
      const { purchase } = await openShownPurchase({
        cartBillingAddressUpdate: rejected,
        cartPaymentUpdate: rejected,
      });
      const action = await clock.run(send(purchase));
      assert.is(action.type === 'show_error' && action.errors[0]?.message, message);
    }
  });

for (const [billing, delivery, messages] of [
  ['AE', 'BR', ['Selecione um emirado.', 'Selecione um estado.']],
  ['BR', 'AE', ['Selecione um estado.', 'Selecione um emirado.']],
] as const)
  test(`uses the name of each zone if the payment sends billing to ${billing} and shipping to ${delivery}`, async () => {
    const errors = [{ code: 'PAYMENTS_ZONE_REQUIRED' }, { code: 'DELIVERY_ZONE_REQUIRED_FOR_COUNTRY' }];
    const { purchase } = await openShownPurchase({ cartPaymentUpdate: payload(createShipped(), errors) });
    const action = await clock.run(
      purchase.authorize({
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
  test(`uses the name of the zone in ${country} for a shipping address`, async () => {
    const { purchase } = await openShownPurchase({
      cartBuyerIdentityUpdate: inOrder(
        payload(createShipped()),
        payload(createShipped(), [{ code: 'DELIVERY_ZONE_REQUIRED_FOR_COUNTRY' }]),
      ),
    });
    const action = await purchase.setAddress({ ...ADDRESS, country: country as string });
    assert.is(action.type === 'show_error' && action.errors[0]?.message, message);
  });

test('drops an address if a newer one precedes its response', async () => {
  const { purchase, graphql } = openPurchase({
    cartBuyerIdentityUpdate: (variables: { buyerIdentity?: { countryCode?: string } }) =>
      payload(
        cartNode({ groups, total: brl(variables.buyerIdentity?.countryCode === 'BR' ? '1.0' : '2.0') }),
      ),
  });
  await purchase.open();
  const answers = await Promise.all([
    purchase.setAddress(ADDRESS),
    purchase.setAddress({ ...ADDRESS, country: 'PT' }),
  ]);
  assert.equal(answers.map(totalOf), ['2.0', '2.0']);
  assert.is(graphql.calls.length, 2);
});

const DIGITAL = cartNode({ lines: digital, groups: [] });
const NEEDS: [what: string, requiresShipping: boolean, cart: CartNode][] = [
  ['requests an address, and the cart needs no shipping', true, DIGITAL],
  ['requests no address, and the cart needs shipping', false, createShipped()],
];

for (const [what, requiresShipping, cart] of NEEDS)
  test(`redirects to the checkout if the open sheet ${what}`, async () => {
    const settings = { ...CONFIG, requiresShipping };
    const LEAVE = { type: 'decelerate', reason: 'cart_not_ready' };
    const { purchase, graphql } = openPurchase(createResponses(cart), { settings });
    assert.is((await purchase.open()).type, 'update', 'a wallet without a sheet needs none of this');
    assert.equal(await purchase.setBilling(ADDRESS), LEAVE);
    assert.equal(await purchase.setAddress(ADDRESS), LEAVE);
    purchase.show(purchase.cart.value as Cart);
    const action = await clock.run(purchase.authorize({ ...PAYMENT, shippingAddress: undefined }));
    assert.equal(action, LEAVE);
    assert.not(graphql.operations().includes('cartPaymentUpdate'));
  });

const UNEDITABLE: [what: string, code: string, country: string, requiresShipping: boolean][] = [
  ['a state in Hong Kong', 'DELIVERY_ZONE_REQUIRED_FOR_COUNTRY', 'HK', true],
  ['a postal code in Hong Kong', 'DELIVERY_POSTAL_CODE_REQUIRED', 'HK', true],
  ['a city in Japan', 'DELIVERY_CITY_REQUIRED', 'JP', true],
  ['a city in Singapore', 'DELIVERY_CITY_REQUIRED', 'SG', true],
  ['the city of a card in Singapore', 'PAYMENTS_CITY_REQUIRED', 'SG', true],
  ['an address that it does not request', 'DELIVERY_ADDRESS_REQUIRED', 'BR', false],
  ['a street that it does not request', 'DELIVERY_ADDRESS1_REQUIRED', 'BR', false],
  ['a phone number that it does not request', 'DELIVERY_PHONE_NUMBER_REQUIRED', 'BR', true],
  ['an e-mail address that it does not request', 'BUYER_IDENTITY_EMAIL_REQUIRED', 'BR', true],
];

for (const [what, code, country, requiresShipping] of UNEDITABLE)
  test(`decelerates on an error about ${what}`, async () => {
    const settings = { ...CONFIG, requiresShipping };
    const cart = requiresShipping ? createShipped() : DIGITAL;
    const { purchase } = openPurchase(
      { ...createResponses(cart), cartBuyerIdentityUpdate: payload(cart, [{ code }]) },
      { settings },
    );
    await purchase.open();
    purchase.show(purchase.cart.value as Cart);
    const address = { ...ADDRESS, country };
    const action = await clock.run(
      purchase.authorize({ ...PAYMENT, shippingAddress: address, billingAddress: address }),
    );
    assert.equal(action, { type: 'decelerate', reason: 'cart_not_ready' });
  });

test('redirects to the checkout if the server rejects an e-mail address from outside the sheet', async () => {
  const { purchase } = await openShownPurchase({
    cartBuyerIdentityUpdate: inOrder(
      payload(createShipped()),
      payload(createShipped(), [{ code: 'BUYER_IDENTITY_EMAIL_IS_INVALID' }]),
    ),
  });
  const action = await clock.run(purchase.authorize({ ...PAYMENT, email: 'a', uneditable: 'email' }));
  assert.equal(action, { type: 'decelerate', reason: 'cart_not_ready' });
});

const EDITABLE: [what: string, code: string, payment: Partial<Payment>][] = [
  ['a city in Brazil', 'DELIVERY_CITY_REQUIRED', {}],
  ['a phone number that it requests', 'DELIVERY_PHONE_NUMBER_INVALID', { phone: '1' }],
  ['an e-mail address that it requests', 'BUYER_IDENTITY_EMAIL_IS_INVALID', { email: 'a' }],
];

for (const [what, code, payment] of EDITABLE)
  test(`shows an error about ${what}`, async () => {
    const { purchase } = await openShownPurchase({
      cartBuyerIdentityUpdate: inOrder(payload(createShipped()), payload(createShipped(), [{ code }])),
    });
    const action = await clock.run(purchase.authorize({ ...PAYMENT, ...payment }));
    assert.is(action.type, 'show_error');
  });

test.run();
