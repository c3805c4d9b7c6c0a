import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { codes, openApi } from './test-client';

const api = await openApi();
test.after(() => api.close());
test.before.each(() => api.store.reset());

const create = (line: object, input: object = {}, country = 'BR') =>
  api.execute('cartCreate', {
    input: { lines: [{ merchandiseId: api.variantGid('cafe-da-serra'), quantity: 1, ...line }], ...input },
    country,
  });

test('creates a cart with a sold-out variant, with quantity 0 and a warning', async () => {
  const { cart, errors, warnings } = await api.createCart(['microlote-bourbon-amarelo']);
  assert.equal(errors, []);
  assert.is(cart.lines.nodes[0].quantity, 0);
  assert.is(warnings[0].code, 'MERCHANDISE_OUT_OF_STOCK');
  assert.is(cart.cost.totalAmount.amount, '0.0');
});

test('lowers a quantity to the stock, with a warning', async () => {
  const { cart, warnings } = await create({ merchandiseId: api.variantGid('caneca-de-barro'), quantity: 3 });
  assert.is(cart.lines.nodes[0].quantity, 2);
  assert.equal(codes(warnings), ['MERCHANDISE_NOT_ENOUGH_STOCK']);
});

for (const [what, line, code, field] of [
  ['an unknown variant', { merchandiseId: 'gid://shopify/ProductVariant/1' }, 'INVALID', 'merchandiseId'],
  [
    'another kind of id',
    { merchandiseId: 'gid://shopify/Product/46448623321341' },
    'INVALID',
    'merchandiseId',
  ],
  ['a quantity of 0', { quantity: 0 }, 'INVALID', 'quantity'],
  [
    'a foreign plan',
    { sellingPlanId: 'gid://shopify/SellingPlan/7301482654' },
    'SELLING_PLAN_NOT_APPLICABLE',
    'sellingPlanId',
  ],
] as const)
  test(`rejects ${what} and creates no cart`, async () => {
    const { cart, errors } = await create(line);
    assert.is(cart, null);
    assert.is(errors[0].code, code);
    assert.equal(errors[0].field, ['input', 'lines', '0', field]);
    assert.is(api.store.carts.size, 0);
  });

test('rejects a product without its required plan', async () => {
  const product = api.store.products.find(({ handle }) => handle === 'cafe-do-dia-a-dia');
  if (product) product.requiresSellingPlan = true;
  const { errors } = await api.createCart(['cafe-do-dia-a-dia']);
  assert.is(errors[0].code, 'VARIANT_REQUIRES_SELLING_PLAN');
});

test('applies a selling plan to the price', async () => {
  const { cart } = await create({
    merchandiseId: api.variantGid('cafe-do-dia-a-dia'),
    sellingPlanId: 'gid://shopify/SellingPlan/7301482655',
  });
  const [line] = cart.lines.nodes;
  assert.is(line.cost.totalAmount.amount, '50.15');
  assert.equal(line.sellingPlanAllocation, {
    checkoutChargeAmount: { amount: '50.15' },
    remainingBalanceChargeAmount: { amount: '0.0' },
    priceAdjustments: [{ price: { amount: '50.15' } }],
    sellingPlan: { recurringDeliveries: true, billingPolicy: { interval: 'WEEK', intervalCount: 2 } },
  });
});

test('defers a part of the payment of a pre-order', async () => {
  const { cart } = await create({
    merchandiseId: api.variantGid('cafe-do-dia-a-dia'),
    sellingPlanId: 'gid://shopify/SellingPlan/7301482656',
    quantity: 2,
  });
  assert.is(cart.cost.totalAmount.amount, '118.0');
  assert.is(cart.cost.checkoutChargeAmount.amount, '35.4');
  assert.equal(cart.lines.nodes[0].sellingPlanAllocation, {
    checkoutChargeAmount: { amount: '17.7' },
    remainingBalanceChargeAmount: { amount: '41.3' },
    priceAdjustments: [{ price: { amount: '59.0' } }],
    sellingPlan: { recurringDeliveries: false, billingPolicy: null },
  });
});

test('applies a discount code, and warns of an unknown one', async () => {
  const { cart, errors, warnings } = await create(
    {},
    { discountCodes: ['bemvindo10', 'wipe-promo-discounts'] },
  );
  assert.equal(errors, []);
  assert.equal(codes(warnings), ['DISCOUNT_NOT_FOUND']);
  assert.equal(cart.discountCodes, [
    { code: 'bemvindo10', applicable: true },
    { code: 'wipe-promo-discounts', applicable: false },
  ]);
  assert.equal(cart.discountAllocations, [{ discountedAmount: { amount: '4.29' }, code: 'BEMVINDO10' }]);
  assert.is(cart.cost.totalAmount.amount, '38.61');
});

test('applies a discount code to lines', async () => {
  const { cart } = await create({ quantity: 2 }, { discountCodes: ['CAFE15'] });
  const [line] = cart.lines.nodes;
  assert.equal(line.discountAllocations, [{ discountedAmount: { amount: '12.87' } }]);
  assert.equal(line.cost, { totalAmount: { amount: '72.93' }, subtotalAmount: { amount: '85.8' } });
  assert.is(cart.cost.subtotalAmount.amount, '72.93');
});

test('keeps attributes of a new cart and of its lines, and replaces those of the cart', async () => {
  const attributes = [{ key: 'Embrulho', value: 'Sim' }];
  const { cart } = await create({ attributes }, { attributes });
  assert.equal([...api.store.carts.values()][0]?.attributes, attributes);
  assert.equal(cart.lines.nodes[0].attributes, attributes);
  await api.execute('cartAttributesUpdate', {
    cartId: cart.id,
    attributes: [{ key: 'Bilhete', value: 'Oi' }],
  });
  await api.execute('cartNoteUpdate', { cartId: cart.id, note: 'Portaria' });
  const [stored] = api.store.carts.values();
  assert.is(stored?.note, 'Portaria');
  assert.equal(stored?.attributes, [{ key: 'Bilhete', value: 'Oi' }]);
});

test('prices the cart in the currency of the market', async () => {
  for (const [country, amount, currencyCode] of [
    ['BR', '42.9', 'BRL'],
    ['US', '8.58', 'USD'],
    ['PT', '6.86', 'EUR'],
    ['AR', '42.9', 'BRL'],
  ] as const)
    assert.equal((await create({}, {}, country)).cart.cost.totalAmount, { amount, currencyCode }, country);
});

test('uses the country of the buyer before that of the page', async () => {
  const { cart } = await create({}, { buyerIdentity: { countryCode: 'US' } }, 'BR');
  assert.is(cart.cost.totalAmount.currencyCode, 'USD');
});

test('returns null for an unknown cart or a wrong key', async () => {
  const { cart } = await api.createCart();
  assert.is((await api.execute('cart', { id: cart.id })).id, cart.id);
  for (const id of ['gid://shopify/Cart/abc?key=123', cart.id.replace(/.$/, '-'), cart.id.split('?')[0]]) {
    assert.is(await api.execute('cart', { id }), null, id);
    const { cart: none, errors } = await api.execute('cartAttributesUpdate', { cartId: id, attributes: [] });
    assert.is(none, null);
    assert.equal([errors[0].code, errors[0].field], ['INVALID', ['cartId']]);
  }
});

test.run();
