import { fileURLToPath } from 'node:url';
import { type FieldNode, Kind, type OperationDefinitionNode, print, validate, visit } from 'graphql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument, readPublicSchema, readUnstableSchema } from '../../../build/graphql-plugin.mjs';
import { documents, readPayload } from '../../run/sources';

const files = Object.keys(documents);
const open = await readPublicSchema();
const unstable = await readUnstableSchema();

const read = async (file: string) => (await readDocument(fileURLToPath(documents[file] as URL))).ast;
const operationOf = (ast: Awaited<ReturnType<typeof read>>) =>
  ast.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode;
const fieldsOf = (node?: OperationDefinitionNode | FieldNode) =>
  (node?.selectionSet?.selections ?? []) as readonly FieldNode[];
const namesOf = (node?: OperationDefinitionNode | FieldNode) =>
  fieldsOf(node).map(({ alias, name }) => (alias ?? name).value);

/** The operation name of each file. */
const OPERATIONS: Record<string, string> = {
  'cart.graphql': 'cart',
  'cart-attributes-update.graphql': 'cartAttributesUpdate',
  'cart-billing-address-update.graphql': 'cartBillingAddressUpdate',
  'cart-buyer-identity-update.graphql': 'cartBuyerIdentityUpdate',
  'cart-create.graphql': 'cartCreate',
  'cart-note-update.graphql': 'cartNoteUpdate',
  'cart-payment-update.graphql': 'cartPaymentUpdate',
  'cart-prepare-for-completion.graphql': 'cartPrepareForCompletion',
  'cart-remove-personal-data.graphql': 'cartRemovePersonalData',
  'cart-selected-delivery-options-update.graphql': 'cartSelectedDeliveryOptionsUpdate',
  'cart-submit-for-completion.graphql': 'cartSubmitForCompletion',
  'cart-with-delivery.graphql': 'cart',
  'limited-cart.graphql': 'limitedCartQuery',
  'subscription-policy.graphql': 'subscriptionPolicyQuery',
};

/**
 * Documents that defer the delivery groups: those of the sheet wallets, which need the unstable API anyway. Buy it now, the
 * link and the cart page don't need them, nor fields that the public API lacks.
 */
const DEFERRING = [
  'cart-buyer-identity-update.graphql',
  'cart-payment-update.graphql',
  'cart-selected-delivery-options-update.graphql',
  'cart-with-delivery.graphql',
];

for (const file of files) {
  test(`${file} matches ${DEFERRING.includes(file) ? 'the unstable schema, and the public one except for the promise of an option' : 'the public and the unstable schema'}`, async () => {
    const ast = await read(file);
    assert.equal(validate(unstable, ast), []);
    assert.equal(
      validate(open, ast).map(({ message }) => message),
      DEFERRING.includes(file) ? ['Cannot query field "deliveryPromise" on type "CartDeliveryOption".'] : [],
    );
  });

  test(`${file} has the name of its operation`, async () => {
    assert.is(operationOf(await read(file)).name?.value, OPERATIONS[file]);
  });

  test(`${file} aliases its one payload to result`, async () => {
    assert.equal(namesOf(operationOf(await read(file))), ['result']);
  });

  test(`${file} sets the shopper's country and language, by default CA and EN`, async () => {
    const { directives = [], variableDefinitions = [] } = operationOf(await read(file));
    const context = directives.find(({ name }) => name.value === 'inContext');
    assert.equal(
      context?.arguments?.map(({ name }) => name.value),
      ['country', 'language'],
    );
    const variables = variableDefinitions.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue && print(defaultValue),
    ]);
    assert.equal(variables.slice(-2), [
      ['country', 'CA'],
      ['language', 'EN'],
    ]);
  });

  test(`${file} ${DEFERRING.includes(file) ? 'defers the delivery groups' : 'defers nothing'}`, async () => {
    let deferred: string[] = [];
    visit(await read(file), {
      FragmentSpread({ name, directives = [] }) {
        if (directives.some(directive => directive.name.value === 'defer'))
          deferred = [...deferred, name.value];
      },
    });
    assert.equal(deferred, DEFERRING.includes(file) ? ['DeliveryParts'] : []);
  });

  // A rejected removal of personal data can't be fixed, so that it needs no errors.
  if (!/^(limited-)?cart(-with-delivery)?\.graphql|^subscription|^cart-remove/.test(file))
    test(`${file} selects errors with message, field and code`, async () => {
      const [result] = fieldsOf(operationOf(await read(file)));
      const errors = fieldsOf(result).find(({ alias }) => alias?.value === 'errors');
      assert.is(errors?.name.value, 'userErrors');
      assert.equal(namesOf(errors), ['message', 'field', 'code']);
    });
}

const money = (path: string) => [`${path}.amount`, `${path}.currencyCode`];

const discount = (path: string) => [
  ...money(`${path}.discountedAmount`),
  `${path}.CartCodeDiscountAllocation.code`,
  `${path}.CartAutomaticDiscountAllocation.title`,
  `${path}.CartCustomDiscountAllocation.title`,
];

const deliveryOption = (path: string) => [
  ...['code', 'title', 'handle', 'deliveryPromise', 'deliveryMethodType'].map(name => `${path}.${name}`),
  ...money(`${path}.estimatedCost`),
];

const LINE = 'cart.lines.nodes';
const PLAN = `${LINE}.sellingPlanAllocation`;
const GROUP = 'cart.deliveryGroups.nodes';

const CART = [
  'cart.id',
  'cart.checkoutUrl',
  ...['total', 'subtotal', 'totalTax', 'totalDuty'].flatMap(name => money(`cart.cost.${name}Amount`)),
  ...discount('cart.discountAllocations'),
  'cart.discountCodes.code',
  'cart.discountCodes.applicable',
  `${LINE}.quantity`,
  ...money(`${LINE}.cost.totalAmount`),
  ...money(`${LINE}.cost.subtotalAmount`),
  `${LINE}.merchandise.ProductVariant.requiresShipping`,
  ...discount(`${LINE}.discountAllocations`),
  `${PLAN}.sellingPlan.recurringDeliveries`,
  `${PLAN}.sellingPlan.billingPolicy.SellingPlanRecurringBillingPolicy.interval`,
  `${PLAN}.sellingPlan.billingPolicy.SellingPlanRecurringBillingPolicy.intervalCount`,
  `${PLAN}.sellingPlan.priceAdjustments.orderCount`,
  ...money(`${PLAN}.priceAdjustments.price`),
];

const DELIVERY_GROUPS = [
  `${GROUP}.id`,
  `${GROUP}.groupType`,
  ...deliveryOption(`${GROUP}.selectedDeliveryOption`),
  ...deliveryOption(`${GROUP}.deliveryOptions`),
];

/** What an operation sends and must select (docs/specification.md#operations). */
const PAYLOADS: [file: string, sent: string[], selected: string[]][] = [
  ['cart.graphql', ['id'], CART.map(path => path.replace('cart.', ''))],
  ['cart-attributes-update.graphql', ['cartId', 'attributes'], CART],
  ['cart-billing-address-update.graphql', ['cartId', 'billingAddress'], CART],
  ['cart-buyer-identity-update.graphql', ['cartId', 'buyerIdentity'], [...CART, ...DELIVERY_GROUPS]],
  ['cart-create.graphql', ['input'], [...CART, 'warnings.code']],
  ['cart-payment-update.graphql', ['cartId', 'payment'], [...CART, ...DELIVERY_GROUPS]],
  [
    'cart-prepare-for-completion.graphql',
    ['cartId'],
    [
      'result.__typename',
      ...CART.map(path => `result.CartStatusReady.${path}`),
      'result.CartStatusNotReady.errors.code',
    ],
  ],
  ['cart-remove-personal-data.graphql', ['cartId'], []],
  [
    'cart-selected-delivery-options-update.graphql',
    ['cartId', 'selectedDeliveryOptions'],
    [...CART, ...DELIVERY_GROUPS],
  ],
  [
    'cart-submit-for-completion.graphql',
    ['cartId', 'attemptToken'],
    [
      'result.SubmitSuccess.redirectUrl',
      'result.SubmitThrottled.pollAfter',
      'result.SubmitFailed.errors.code',
      'result.SubmitFailed.checkoutUrl',
    ],
  ],
  [
    'limited-cart.graphql',
    ['id'],
    [
      'id',
      'lines.nodes.merchandise.ProductVariant.requiresShipping',
      'lines.nodes.sellingPlanAllocation.sellingPlan.id',
    ],
  ],
  ['subscription-policy.graphql', [], ['subscriptionPolicy.body']],
];

for (const [file, sent, selected] of PAYLOADS)
  test(`${file} sends ${sent.join(' and ') || 'nothing'}, and selects the fields that the code reads`, async () => {
    const payload = readPayload(await read(file));
    assert.equal(payload.sent, sent);
    assert.equal(
      selected.filter(path => !payload.selected.includes(path)),
      [],
    );
  });

/** Page sizes of the specification (docs/specification.md#times-and-counts). */
const PAGES: [file: string, field: string, first: string][] = [
  ['cart.graphql', 'lines', '10'],
  ['cart-buyer-identity-update.graphql', 'deliveryGroups', '10'],
  ['limited-cart.graphql', 'lines', '50'],
];

for (const [file, field, first] of PAGES)
  test(`${file} requests the first ${first} ${field}`, async () => {
    const found: unknown[] = [];
    visit(await read(file), {
      Field({ name, arguments: given = [] }) {
        const value = given.find(argument => argument.name.value === 'first')?.value;
        if (name.value === field && value?.kind === Kind.INT) found.push(value.value);
      },
    });
    assert.equal(found, [first]);
  });

test.run();
