import { type FieldNode, type OperationDefinitionNode, parse, validate, visit } from 'graphql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPublicSchema, readUnstableSchema } from '../../../build/graphql-plugin.mjs';
import buyerDetailsFetch from '../../../src/wallets/paypal/buyer-details-fetch.graphql';
import tokenCreate from '../../../src/wallets/paypal/token-create.graphql';
import { readPayload } from '../../run/sources';

const open = await readPublicSchema();
const unstable = await readUnstableSchema();

const NAMES = { paypalTokenCreate: tokenCreate, paypalBuyerDetailsFetch: buyerDetailsFetch };

for (const [name, document] of Object.entries(NAMES)) {
  const ast = parse(document);
  const operation = ast.definitions[0] as OperationDefinitionNode;
  const [result] = operation.selectionSet.selections as FieldNode[];

  test(`${name} is a mutation that only the unstable schema has`, () => {
    assert.equal([operation.operation, operation.name?.value], ['mutation', name]);
    assert.equal(validate(unstable, ast), []);
    assert.match(validate(open, ast)[0]?.message ?? '', name);
  });

  test(`${name} aliases its one payload to result, and selects the errors`, () => {
    assert.is(operation.selectionSet.selections.length, 1);
    assert.is(result?.alias?.value, 'result');
    assert.match(document, 'errors:userErrors{message field code}');
  });

  test(`${name} sets the shopper's country and language`, () => {
    assert.match(document, '$country:CountryCode=CA$language:LanguageCode=EN)');
    assert.match(document, '@inContext(country:$country language:$language)');
  });

  test(`${name} names no type that the public schema lacks, because such names are guesses`, () => {
    const names: string[] = [];
    visit(ast, {
      NamedType(type) {
        names.push(type.name.value);
      },
    });
    assert.equal(
      names.filter(type => !open.getType(type)),
      [],
    );
  });
}

const address = (path: string) =>
  'address1 address2 city company country firstName lastName phone province zip'
    .split(' ')
    .map(name => `${path}.${name}`);

test('paypalTokenCreate sends cartId and billingAgreement, and selects the token', () => {
  const { sent, selected } = readPayload(parse(tokenCreate));
  assert.equal(sent, ['cartId', 'billingAgreement']);
  assert.ok(selected.includes('token'));
});

test('paypalBuyerDetailsFetch sends token and cartId, and selects the buyer with every field of both addresses', () => {
  const { sent, selected } = readPayload(parse(buyerDetailsFetch));
  assert.equal(sent, ['token', 'cartId']);
  const read = [
    'buyerDetails.email',
    'buyerDetails.expiresAt',
    'buyerDetails.remoteOrderId',
    ...address('buyerDetails.destinationAddress'),
    ...address('buyerDetails.billingAddress'),
  ];
  assert.equal(
    read.filter(path => !selected.includes(path)),
    [],
  );
});

test.run();
