import { type FieldNode, type OperationDefinitionNode, parse, validate, visit } from 'graphql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPublicSchema, readUnstableSchema } from '../../build/compile-graphql.mjs';
import buyerDetailsFetch from '../../src/wallets/paypal-buyer-details-fetch.graphql';
import tokenCreate from '../../src/wallets/paypal-token-create.graphql';

const open = await readPublicSchema();
const unstable = await readUnstableSchema();

const NAMES = { paypalTokenCreate: tokenCreate, paypalBuyerDetailsFetch: buyerDetailsFetch };

for (const [name, document] of Object.entries(NAMES)) {
  const ast = parse(document);
  const operation = ast.definitions[0] as OperationDefinitionNode;
  const [result] = operation.selectionSet.selections as FieldNode[];

  test(`${name} is a mutation of that name, which only the unstable schema has`, () => {
    assert.equal([operation.operation, operation.name?.value], ['mutation', name]);
    assert.equal(validate(unstable, ast), []);
    assert.match(validate(open, ast)[0]?.message ?? '', name);
  });

  test(`${name} has one payload, under the alias result, with its errors`, () => {
    assert.is(operation.selectionSet.selections.length, 1);
    assert.is(result?.alias?.value, 'result');
    assert.match(document, 'errors:userErrors{message field code}');
  });

  test(`${name} is asked in the shopper's country and language`, () => {
    assert.match(document, '$country:CountryCode$language:LanguageCode)');
    assert.match(document, '@inContext(country:$country language:$language)');
  });

  test(`${name} names no type that the public schema hasn't: what such a type is called is a guess`, () => {
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

test.run();
