import { fileURLToPath } from 'node:url';
import { Kind, type SelectionSetNode } from 'graphql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../../build/compile-graphql.mjs';
import { toCart } from '../../src/core/server/read-cart';
import { brl, cartNode, groupNode, lineNode, optionNode, PLAN } from '../fakes/fake-cart';

/** Fields of one document, dotted from its payload; fragments count as if they were written out. */
async function readPaths(file: string): Promise<string[]> {
  const { ast } = await readDocument(fileURLToPath(new URL(`../../src/${file}`, import.meta.url)));
  const sets = new Map<string, SelectionSetNode>();
  for (const node of ast.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) sets.set(node.name.value, node.selectionSet);
  const walk = (set: SelectionSetNode | undefined, at: string): string[] =>
    (set?.selections ?? []).flatMap(node => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return walk(sets.get(node.name.value), at);
      if (node.kind === Kind.INLINE_FRAGMENT) return walk(node.selectionSet, at);
      const path = at + (node.alias ?? node.name).value;
      return [path, ...walk(node.selectionSet, `${path}.`)];
    });
  const operation = ast.definitions.find(node => node.kind === Kind.OPERATION_DEFINITION);
  return walk(operation?.selectionSet, '');
}

const money = (path: string) => [`${path}.amount`, `${path}.currencyCode`];
const discount = (path: string) => [`${path}.title`, `${path}.code`, ...money(`${path}.discountedAmount`)];
const option = (path: string) => [
  ...['code', 'title', 'handle', 'deliveryPromise', 'deliveryMethodType'].map(name => `${path}.${name}`),
  ...money(`${path}.estimatedCost`),
];
const address = (path: string) =>
  'address1 address2 city company country firstName lastName phone province zip'
    .split(' ')
    .map(name => `${path}.${name}`);

const LINE = 'result.cart.lines.nodes';
const PLAN_OF_LINE = `${LINE}.sellingPlanAllocation`;
const GROUP = 'result.cart.deliveryGroups.nodes';
const DETAILS = 'result.buyerDetails';

/** What the specification names of each entity (docs/specification.md#data). */
const ENTITIES: [what: string, file: string, paths: string[]][] = [
  [
    'a cart',
    'core/server/documents/cart-create.graphql',
    [
      'result.cart.id',
      'result.cart.checkoutUrl',
      ...['total', 'subtotal', 'totalTax', 'totalDuty'].flatMap(name =>
        money(`result.cart.cost.${name}Amount`),
      ),
      ...discount('result.cart.discountAllocations'),
      'result.cart.discountCodes.code',
      'result.cart.discountCodes.applicable',
    ],
  ],
  [
    'the lines of a cart',
    'core/server/documents/cart-create.graphql',
    [
      `${LINE}.quantity`,
      ...money(`${LINE}.cost.totalAmount`),
      ...money(`${LINE}.cost.subtotalAmount`),
      `${LINE}.merchandise.requiresShipping`,
      ...discount(`${LINE}.discountAllocations`),
      `${PLAN_OF_LINE}.sellingPlan.recurringDeliveries`,
      `${PLAN_OF_LINE}.sellingPlan.billingPolicy.interval`,
      `${PLAN_OF_LINE}.sellingPlan.billingPolicy.intervalCount`,
      `${PLAN_OF_LINE}.sellingPlan.priceAdjustments.orderCount`,
      ...money(`${PLAN_OF_LINE}.priceAdjustments.price`),
    ],
  ],
  [
    'the delivery groups of a cart',
    'core/server/documents/cart-buyer-identity-update.graphql',
    [
      `${GROUP}.id`,
      `${GROUP}.groupType`,
      ...option(`${GROUP}.selectedDeliveryOption`),
      ...option(`${GROUP}.deliveryOptions`),
    ],
  ],
  [
    'a limited cart',
    'core/transport/documents/limited-cart.graphql',
    [
      'result.id',
      'result.lines.nodes.merchandise.requiresShipping',
      'result.lines.nodes.sellingPlanAllocation.sellingPlan.id',
    ],
  ],
  [
    'what PayPal says of the buyer',
    'wallets/paypal-buyer-details-fetch.graphql',
    [
      `${DETAILS}.email`,
      `${DETAILS}.expiresAt`,
      `${DETAILS}.remoteOrderId`,
      ...address(`${DETAILS}.destinationAddress`),
      ...address(`${DETAILS}.billingAddress`),
    ],
  ],
];

for (const [what, file, paths] of ENTITIES)
  test(`asks for every field of ${what}`, async () => {
    const asked = await readPaths(file);
    assert.equal(
      paths.filter(path => !asked.includes(path)),
      [],
    );
  });

test('reads every field of a cart', () => {
  const discountOf = (name: string, amount: string) => ({
    title: `${name}, title`,
    code: `${name}, code`,
    discountedAmount: brl(amount),
  });
  const line = lineNode({
    quantity: 4,
    cost: { totalAmount: brl('1.0'), subtotalAmount: brl('2.0') },
    discountAllocations: [discountOf('line', '3.0')],
    sellingPlanAllocation: PLAN,
  });
  const slow = optionNode('slow', { deliveryPromise: { maxCalendarDaysToDelivery: 2 } });
  const near = optionNode('near', { deliveryMethodType: 'LOCAL', estimatedCost: brl('9.0') });
  const node = cartNode({
    lines: [line],
    groups: [groupNode('g1', [slow, near], { groupType: 'SUBSCRIPTION', selectedDeliveryOption: near })],
    discountAllocations: [discountOf('cart', '4.0')],
    discountCodes: [{ code: 'DEZ', applicable: true }],
    cost: {
      totalAmount: brl('5.0'),
      subtotalAmount: brl('6.0'),
      totalTaxAmount: brl('7.0'),
      totalDutyAmount: brl('8.0'),
    },
  });
  const cart = toCart(node);
  const shown = { ...near, promisedDays: undefined };
  assert.equal(cart, {
    id: node.id,
    checkoutUrl: node.checkoutUrl,
    ...node.cost,
    discountAllocations: [discountOf('cart', '4.0')],
    discountCodes: [{ code: 'DEZ', applicable: true }],
    lineItems: [
      {
        quantity: 4,
        totalAmount: brl('1.0'),
        subtotalAmount: brl('2.0'),
        requiresShipping: true,
        discountAllocations: [discountOf('line', '3.0')],
        sellingPlanAllocation: cart.lineItems[0]?.sellingPlanAllocation,
      },
    ],
    totalQuantity: 4,
    requiresShipping: true,
    hasSellingPlan: true,
    deliveryGroups: [
      {
        id: 'g1',
        groupType: 'SUBSCRIPTION',
        deliveryOptions: [{ ...optionNode('slow'), promisedDays: 2 }, shown],
        selectedDeliveryOption: shown,
      },
    ],
  });
});

test.run();
