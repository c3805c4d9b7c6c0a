import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { MailingAddress } from '../store/types';
import { ADDRESS, choose, codes, googlePay, type Json, openApi, preferences } from './test-client';

const api = await openApi();
test.after(() => api.close());
test.before.each(() => api.store.reset());

const setAddress = (cartId: string, address: MailingAddress, strategy?: 'STRICT' | 'COUNTRY_CODE_ONLY') =>
  api.execute('cartBuyerIdentityUpdate', { cartId, buyerIdentity: preferences(address, strategy) });

test('lists the local option first if the postal code has one', async () => {
  const { cart } = await api.createCart();
  for (const [zip, offered] of [
    ['01304-001', ['BICICLETA', 'PAC', 'SEDEX', 'TRANSPORTADORA']],
    ['04538-132', ['PAC', 'SEDEX', 'TRANSPORTADORA']],
  ] as const) {
    const { cart: placed } = await setAddress(cart.id, { ...ADDRESS, zip });
    const [group] = placed.deliveryGroups.nodes;
    assert.equal(codes(group.deliveryOptions), offered);
    assert.is(group.selectedDeliveryOption, null);
    assert.is(placed.cost.totalAmount.amount, '42.9');
  }
});

test('changes the group’s id with the address, and keeps the selection', async () => {
  const { cart } = await api.createCart();
  const first = (await setAddress(cart.id, ADDRESS)).cart;
  const selectedDeliveryOptions = choose(first, 'SEDEX');
  await api.execute('cartSelectedDeliveryOptionsUpdate', { cartId: cart.id, selectedDeliveryOptions });
  const moved = (await setAddress(cart.id, { ...ADDRESS, zip: '04538-132' })).cart;
  const [group] = moved.deliveryGroups.nodes;
  assert.is.not(group.id, selectedDeliveryOptions[0].deliveryGroupId);
  assert.is(group.selectedDeliveryOption.handle, selectedDeliveryOptions[0].deliveryOptionHandle);
  assert.is(moved.cost.totalAmount.amount, '67.8');
});

test('separates one-time purchases from subscriptions', async () => {
  const plan = { sellingPlanId: 'gid://shopify/SellingPlan/7301482654' };
  const { cart } = await api.createCart(['cafe-da-serra'], {
    lines: [
      { merchandiseId: api.variantGid('cafe-da-serra') },
      { merchandiseId: api.variantGid('cafe-do-dia-a-dia'), ...plan },
    ],
  });
  const { nodes } = (await setAddress(cart.id, ADDRESS)).cart.deliveryGroups;
  assert.equal(
    nodes.map((group: Json) => group.groupType),
    ['ONE_TIME_PURCHASE', 'SUBSCRIPTION'],
  );
  const handles = nodes.flatMap((group: Json) => group.deliveryOptions.map((option: Json) => option.handle));
  assert.is(new Set(handles).size, handles.length);
});

test('has no delivery groups for a digital cart', async () => {
  const { cart } = await api.createCart(['curso-cafe-coado']);
  assert.equal((await setAddress(cart.id, ADDRESS)).cart.deliveryGroups.nodes, []);
});

test('returns no groups for a country without delivery, with an error', async () => {
  const { cart } = await api.createCart();
  const { cart: placed, errors } = await setAddress(cart.id, { country: 'AR' }, 'COUNTRY_CODE_ONLY');
  assert.equal(codes(errors), ['ZIP_CODE_NOT_SUPPORTED']);
  assert.equal(placed.deliveryGroups.nodes, []);
  const { result } = await api.execute('cartPrepareForCompletion', { cartId: cart.id });
  assert.equal(codes(result.errors), ['DELIVERY_NO_DELIVERY_AVAILABLE']);
});

test('adds the tax of the country once the address is known, in the currency of the cart', async () => {
  const { cart } = await api.createCart();
  const address = { ...ADDRESS, country: 'US', province: 'NY', zip: '10001', city: 'New York' };
  const { cart: placed } = await setAddress(cart.id, address);
  assert.equal(placed.cost.totalTaxAmount, { amount: '3.43' });
  assert.equal(placed.cost.totalAmount, { amount: '46.33', currencyCode: 'BRL' });
});

test('leaves the cart unchanged if a strict address is invalid', async () => {
  const { cart } = await api.createCart();
  await setAddress(cart.id, ADDRESS);
  const { errors } = await setAddress(cart.id, { ...ADDRESS, city: '', zip: '99999-999' });
  assert.equal(codes(errors), ['ADDRESS_FIELD_IS_REQUIRED', 'INVALID_ZIP_CODE_FOR_PROVINCE']);
  assert.equal(errors[0].field, [
    'buyerIdentity',
    'deliveryAddressPreferences',
    '0',
    'deliveryAddress',
    'city',
  ]);
  const [stored] = api.store.carts.values();
  assert.is(stored?.deliveryAddress?.city, 'São Paulo');
});

test('validates only the country by COUNTRY_CODE_ONLY', async () => {
  const { cart } = await api.createCart();
  assert.equal((await setAddress(cart.id, { country: 'BR' }, 'COUNTRY_CODE_ONLY')).errors, []);
  const { errors } = await setAddress(cart.id, { country: 'ZZ' }, 'COUNTRY_CODE_ONLY');
  assert.equal([errors[0].code, errors[0].field.at(-1)], ['INVALID', 'country']);
});

test('rejects an invalid e-mail and phone', async () => {
  const { cart } = await api.createCart();
  const buyerIdentity = { email: 'ana@', phone: '12' };
  const { errors } = await api.execute('cartBuyerIdentityUpdate', { cartId: cart.id, buyerIdentity });
  assert.equal(
    errors.map(({ field }: Json) => field.join('.')),
    ['buyerIdentity.email', 'buyerIdentity.phone'],
  );
});

test('rejects groups and options of another cart', async () => {
  const { cart } = await api.createCart();
  const [choice] = choose((await setAddress(cart.id, ADDRESS)).cart, 'PAC');
  for (const [change, code] of [
    [{ deliveryGroupId: 'gid://shopify/CartDeliveryGroup/0' }, 'INVALID_DELIVERY_GROUP'],
    [{ deliveryOptionHandle: 'boat' }, 'INVALID_DELIVERY_OPTION'],
  ] as const) {
    const selectedDeliveryOptions = [{ ...choice, ...change }];
    const { errors } = await api.execute('cartSelectedDeliveryOptionsUpdate', {
      cartId: cart.id,
      selectedDeliveryOptions,
    });
    assert.equal(codes(errors), [code]);
  }
});

test('taxes a digital cart by its billing address', async () => {
  const { cart } = await api.createCart(['curso-cafe-coado']);
  const billingAddress = { ...ADDRESS, country: 'CA' };
  const billed = await api.execute('cartBillingAddressUpdate', { cartId: cart.id, billingAddress });
  assert.is(billed.cart.cost.totalTaxAmount.amount, '12.61');
  const wrong = await api.execute('cartBillingAddressUpdate', {
    cartId: cart.id,
    billingAddress: { country: '' },
  });
  assert.equal(wrong.errors[0].field, ['billingAddress', 'country']);
});

const content = googlePay({ amount: '42.9', currencyCode: 'BRL' });
const { googlePayWalletContent } = content.walletPaymentMethod;
const free = { billingAddress: ADDRESS };

for (const [what, payment, field] of [
  ['a cent too little', { ...content, amount: { amount: '42.89', currencyCode: 'BRL' } }, 'amount'],
  ['a fraction of a cent', { ...content, amount: { amount: '42.901', currencyCode: 'BRL' } }, 'amount'],
  ['another currency', { ...content, amount: { amount: '42.9', currencyCode: 'USD' } }, 'amount'],
  ['nothing', { amount: content.amount }, 'payment'],
  ['two methods', { ...content, freePaymentMethod: free }, 'payment'],
  ['a free method', { amount: content.amount, freePaymentMethod: free }, 'freePaymentMethod'],
  [
    'no signature',
    {
      ...content,
      walletPaymentMethod: { googlePayWalletContent: { ...googlePayWalletContent, signature: '' } },
    },
    'signature',
  ],
  [
    'no billing address',
    {
      ...content,
      walletPaymentMethod: { googlePayWalletContent: { ...googlePayWalletContent, billingAddress: {} } },
    },
    'country',
  ],
] as const)
  test(`rejects a payment with ${what}`, async () => {
    const { cart } = await api.createCart();
    const { errors } = await api.execute('cartPaymentUpdate', { cartId: cart.id, payment });
    assert.equal([errors[0].code, errors[0].field.at(-1)], ['INVALID_PAYMENT', field]);
    const [stored] = api.store.carts.values();
    assert.is(stored?.payment, undefined);
  });

test('rejects a payment for an empty cart', async () => {
  const { cart } = await api.createCart(['microlote-bourbon-amarelo']);
  const payment = { ...content, amount: { amount: '0.0', currencyCode: 'BRL' } };
  const { errors } = await api.execute('cartPaymentUpdate', { cartId: cart.id, payment });
  assert.equal(codes(errors), ['INVALID_PAYMENT_EMPTY_CART']);
});

test.run();
