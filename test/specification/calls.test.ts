import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type FieldNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode } from 'graphql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readDocument } from '../../build/compile-graphql.mjs';

/** What an operation hands over, by the server's names, and what of the answer is asked for (docs/specification.md#operations). */
const CALLS: [operation: string, payload: string, answer: string[]][] = [
  ['cartCreate', 'input', ['cart', 'errors.message', 'errors.field', 'errors.code', 'warnings.code']],
  ['cartAttributesUpdate', 'cartId attributes', ['cart']],
  ['cartBillingAddressUpdate', 'cartId billingAddress', ['cart']],
  ['cartBuyerIdentityUpdate', 'cartId buyerIdentity', ['cart']],
  ['cartSelectedDeliveryOptionsUpdate', 'cartId selectedDeliveryOptions', ['cart']],
  ['cartPaymentUpdate', 'cartId payment', ['cart']],
  [
    'cartPrepareForCompletion',
    'cartId',
    ['result.__typename', 'result.CartStatusReady.cart', 'result.CartStatusNotReady.errors.code'],
  ],
  [
    'cartSubmitForCompletion',
    'cartId attemptToken',
    [
      'result.SubmitSuccess.redirectUrl',
      'result.SubmitThrottled.pollAfter',
      'result.SubmitFailed.errors.code',
      'result.SubmitFailed.checkoutUrl',
      'errors.code',
    ],
  ],
  ['cartRemovePersonalData', 'cartId', []],
  ['cart', 'id', ['id', 'checkoutUrl', 'cost.totalAmount', 'lines', 'discountCodes']],
  [
    'limitedCartQuery',
    'id',
    [
      'id',
      'lines.nodes.merchandise.ProductVariant.requiresShipping',
      'lines.nodes.sellingPlanAllocation.sellingPlan',
    ],
  ],
  ['subscriptionPolicyQuery', '', ['subscriptionPolicy.body']],
  ['applePaySessionCreate', 'validationUrl', ['body']],
  ['paypalTokenCreate', 'cartId billingAgreement', ['token']],
  [
    'paypalBuyerDetailsFetch',
    'token cartId',
    ['buyerDetails.email', 'buyerDetails.destinationAddress', 'buyerDetails.billingAddress'],
  ],
];

interface Asked {
  payload: string;
  paths: string[];
}

const asked: Record<string, Asked> = {};
for (const folder of [
  '../../src/core/server/documents/',
  '../../src/core/transport/documents/',
  '../../src/wallets/',
  '../../src/wallets/sheets/',
])
  for (const file of await readdir(new URL(folder, import.meta.url)))
    if (file.endsWith('.graphql') && !file.endsWith('.fragment.graphql'))
      await read(fileURLToPath(new URL(folder + file, import.meta.url)));

async function read(file: string): Promise<void> {
  const { definitions } = (await readDocument(file)).ast;
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const { name, selectionSet } = operation as OperationDefinitionNode;
  const [result] = selectionSet.selections as FieldNode[];

  function pathsOf({ selectionSet: set }: FieldNode | FragmentDefinitionNode, before = ''): string[] {
    return (set?.selections ?? []).flatMap(selection => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.find(
          found => (found as FragmentDefinitionNode).name.value === selection.name.value,
        );
        return pathsOf(fragment as FragmentDefinitionNode, before);
      }
      const isField = selection.kind === Kind.FIELD;
      const part = isField ? (selection.alias ?? selection.name).value : selection.typeCondition?.name.value;
      const path = `${before}${part}`;
      return [...(isField ? [path] : []), ...pathsOf(selection as FieldNode, `${path}.`)];
    });
  }

  asked[name?.value ?? ''] = {
    payload: (result?.arguments ?? []).map(({ name }) => name.value).join(' '),
    paths: pathsOf(result as FieldNode),
  };
}

test('are those of the specification, and no other', () => {
  assert.equal(Object.keys(asked).sort(), CALLS.map(([operation]) => operation).sort());
});

for (const [operation, payload, answer] of CALLS)
  test(`${operation} hands over ${payload || 'nothing'}, and asks for what is needed of the answer`, () => {
    assert.is(asked[operation]?.payload, payload);
    for (const path of answer) assert.ok(asked[operation]?.paths.includes(path), path);
  });

test.run();
