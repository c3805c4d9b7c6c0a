import * as assert from 'uvu/assert';
import {
  type CartNode,
  getShippingCosts,
  type LineNode,
  toCart,
} from '../../../src/core/storefront/read-cart';
import type { CartRequirements } from '../../../src/core/types/page';
import { brl, cartNode, createCart, groupNode, lineNode, optionNode, PLAN } from '../../fakes/fake-cart';
import { test } from '../../run/suite';

test('reads every field of a cart', () => {
  const discountOf = (name: string, amount: string) => ({
    title: `${name}, title`,
    code: `${name}, code`,
    discountedAmount: brl(amount),
  });
  const line = lineNode({
    quantity: 4,
    merchandise: { id: 'mug', requiresShipping: true },
    cost: { totalAmount: brl('1.0'), subtotalAmount: brl('2.0') },
    discountAllocations: [discountOf('line', '3.0')],
    sellingPlanAllocation: PLAN,
  });
  const slow = optionNode('slow', { deliveryPromise: { maxCalendarDaysToDelivery: 2 } });
  const near = optionNode('near', { deliveryMethodType: 'LOCAL', estimatedCost: brl('9.0') });
  const deliveryAddress = { address1: 'Rua Augusta, 10', countryCodeV2: 'BR' };
  const pageInfo = { hasNextPage: true };
  const whole = cartNode({
    groups: [
      groupNode('g1', [slow, near], {
        groupType: 'SUBSCRIPTION',
        selectedDeliveryOption: near,
        deliveryAddress,
      }),
    ],
    discountAllocations: [discountOf('cart', '4.0')],
    discountCodes: [{ code: 'DEZ', applicable: true }],
    cost: {
      totalAmount: brl('5.0'),
      subtotalAmount: brl('6.0'),
      totalTaxAmount: brl('7.0'),
      totalDutyAmount: brl('8.0'),
    },
  });
  const node: CartNode = {
    ...whole,
    lines: { nodes: [line], pageInfo },
    deliveryGroups: { nodes: whole.deliveryGroups?.nodes ?? [], pageInfo },
  };
  const cart = toCart(node);
  const nearRead = { ...near, promisedDays: undefined };
  assert.equal(cart, {
    id: node.id,
    checkoutUrl: node.checkoutUrl,
    ...node.cost,
    discountAllocations: [discountOf('cart', '4.0')],
    discountCodes: [{ code: 'DEZ', applicable: true }],
    lineItems: [
      {
        merchandiseId: 'mug',
        sellingPlanId: undefined,
        quantity: 4,
        totalAmount: brl('1.0'),
        subtotalAmount: brl('2.0'),
        requiresShipping: true,
        discountAllocations: [discountOf('line', '3.0')],
        sellingPlanAllocation: cart.lineItems[0]?.sellingPlanAllocation,
      },
    ],
    hasMoreLines: true,
    totalQuantity: 4,
    requiresShipping: true,
    hasSellingPlan: true,
    email: 'ana@example.com',
    deliveryGroups: [
      {
        id: 'g1',
        groupType: 'SUBSCRIPTION',
        deliveryAddress,
        deliveryOptions: [{ ...optionNode('slow'), promisedDays: 2 }, nearRead],
        selectedDeliveryOption: nearRead,
      },
    ],
    hasMoreGroups: true,
  });
});

test('maps lists to arrays and null to undefined', () => {
  const cart = toCart(
    cartNode({
      tax: brl('9.5'),
      discountCodes: [{ code: 'FRETE', applicable: false }],
      groups: [
        groupNode('g1', [optionNode('a', { title: null, code: null })], { selectedDeliveryOption: null }),
      ],
    }),
  );
  assert.is(cart.totalTaxAmount?.amount, '9.5');
  assert.is(cart.totalDutyAmount, undefined);
  assert.equal(cart.discountCodes, [{ code: 'FRETE', applicable: false }]);
  assert.is(cart.lineItems.length, 1);
  assert.is(cart.lineItems[0]?.sellingPlanAllocation, undefined);
  assert.equal(cart.deliveryGroups, [
    {
      id: 'g1',
      groupType: 'ONE_TIME_PURCHASE',
      deliveryAddress: { city: 'Recife', zip: '50000-000', countryCodeV2: 'BR' },
      deliveryOptions: [
        {
          handle: 'a',
          code: undefined,
          title: undefined,
          deliveryMethodType: 'SHIPPING',
          promisedDays: undefined,
          estimatedCost: brl('20.0'),
        },
      ],
      selectedDeliveryOption: undefined,
    },
  ]);
});

test('handles a response without lists', () => {
  const { id, checkoutUrl, cost } = cartNode();
  const cart = toCart({ id, checkoutUrl, cost });
  assert.equal(cart.lineItems, []);
  assert.equal(cart.deliveryGroups, []);
  assert.equal(cart.discountAllocations, []);
  assert.equal(cart.discountCodes, []);
});

test('keeps the previous delivery groups if the request did not select them', () => {
  const before = createCart({ groups: [groupNode('g1', [optionNode('a')])] });
  assert.equal(toCart(cartNode(), before).deliveryGroups, before.deliveryGroups);
});

test('drops the previous delivery groups if the response has none', () => {
  const before = createCart({ groups: [groupNode('g1', [optionNode('a')])] });
  assert.equal(toCart(cartNode({ groups: [] }), before).deliveryGroups, []);
});

test('reads a selling plan with the number of orders at each price', () => {
  const [line] = createCart({ lines: [lineNode({ sellingPlanAllocation: PLAN })] }).lineItems;
  assert.equal(line?.sellingPlanAllocation, {
    recurringDeliveries: true,
    billingPolicy: { interval: 'MONTH', intervalCount: 2 },
    priceAdjustments: [
      { price: brl('150.0'), orderCount: 3 },
      { price: brl('188.0'), orderCount: undefined },
    ],
  });
});

test('has no billing policy for a plan without a billing interval', () => {
  const sellingPlan = { recurringDeliveries: false, billingPolicy: {} };
  const [line] = createCart({
    lines: [lineNode({ sellingPlanAllocation: { sellingPlan, priceAdjustments: [] } })],
  }).lineItems;
  assert.is(line?.sellingPlanAllocation?.billingPolicy, undefined);
});

test('defaults the interval count of a plan to 1', () => {
  const sellingPlan = { recurringDeliveries: false, billingPolicy: { interval: 'WEEK' } };
  const [line] = createCart({
    lines: [lineNode({ sellingPlanAllocation: { sellingPlan, priceAdjustments: [] } })],
  }).lineItems;
  assert.equal(line?.sellingPlanAllocation?.billingPolicy, { interval: 'WEEK', intervalCount: 1 });
});

test('requires shipping for a line unless the server denies it', () => {
  const lines = [
    lineNode(),
    lineNode({ merchandise: { requiresShipping: false } }),
    lineNode({ merchandise: {} }),
  ];
  assert.equal(
    createCart({ lines }).lineItems.map(line => line.requiresShipping),
    [true, false, true],
  );
});

const digital = lineNode({ merchandise: { requiresShipping: false } });
const planned = lineNode({ ...digital, sellingPlanAllocation: PLAN });
const times = (count: number, line = digital) => Array.from({ length: count }, () => line);
const BOTH = { requiresShipping: true, hasSellingPlan: true };
const NEITHER = { requiresShipping: false, hasSellingPlan: false };

const NEEDS: [
  what: string,
  lines: LineNode[],
  page: Partial<CartRequirements> | undefined,
  needs: CartRequirements,
][] = [
  ["uses the page's values for ten lines", times(10), BOTH, BOTH],
  ["ignores the page's values for fewer lines", times(9), BOTH, NEITHER],
  ['requires no shipping without lines', [], BOTH, NEITHER],
  [
    'uses a line if the page has no values',
    [...times(9), lineNode()],
    undefined,
    { ...NEITHER, requiresShipping: true },
  ],
  [
    "adds a line's value to the page's",
    [...times(9), planned],
    NEITHER,
    { ...NEITHER, hasSellingPlan: true },
  ],
  [
    'treats a missing value of the page as unknown',
    times(10),
    { requiresShipping: true },
    { ...NEITHER, requiresShipping: true },
  ],
  ["uses the lines if the page's values are empty", times(10), {}, NEITHER],
];

for (const [what, lines, page, needs] of NEEDS)
  test(`shipping and selling plan: ${what}`, () => {
    const { requiresShipping, hasSellingPlan } = toCart(cartNode({ lines }), undefined, page);
    assert.equal({ requiresShipping, hasSellingPlan }, needs);
  });

test("counts the items of all lines by the server's total, not the first ten lines", () => {
  assert.is(createCart({ lines: times(10), totalQuantity: 37 }).totalQuantity, 37);
  assert.is(createCart({ lines: times(10), totalQuantity: 0 }).totalQuantity, 0);
});

test('counts the items of the lines if the server has no total', () => {
  assert.is(createCart({ lines: [lineNode({ quantity: 3 }), lineNode()] }).totalQuantity, 4);
});

test('returns the cost of each selected option', () => {
  const cart = createCart({
    groups: [
      groupNode('g1', [optionNode('a', { estimatedCost: brl('7.0') }), optionNode('b')]),
      groupNode('g2', [optionNode('c')], { selectedDeliveryOption: null }),
      groupNode('g3', [optionNode('d', { estimatedCost: brl('3.0') })]),
    ],
  });
  assert.equal(getShippingCosts(cart), [brl('7.0'), brl('3.0')]);
});

test.run();
