import '../run/dom';
import type { GraphQLEnumType } from 'graphql';
import * as assert from 'uvu/assert';
import { readPublicSchema, readUnstableSchema } from '../../build/compile-graphql.mjs';
import { genericCodes, ignoredWarnings } from '../../build/generic-codes';
import { catalogue, GENERIC, getReaction } from '../../src/core/decision/catalogue';
import { purchase } from '../../src/locales/pt-br.json';
import { test } from '../run/suite';

const codesOf = (schema: { getType(name: string): unknown }, name: string) =>
  (schema.getType(name) as GraphQLEnumType).getValues().map(value => value.name);

const open = await readPublicSchema();
const unstable = await readUnstableSchema();
const schemaCodes = [
  ...['CartErrorCode', 'CartWarningCode', 'SubmissionErrorCode'].flatMap(name => codesOf(open, name)),
  ...codesOf(unstable, 'WalletErrorCode'),
];

for (const code of new Set(schemaCodes))
  test(`${code} stands in exactly one of the three tables`, () => {
    const tables = [code in catalogue, genericCodes.includes(code), ignoredWarnings.includes(code)];
    assert.is(tables.filter(Boolean).length, 1);
  });

const errorCodes = ['CartErrorCode', 'SubmissionErrorCode'].flatMap(name => codesOf(open, name));
for (const code of ignoredWarnings)
  test(`${code} is a code of warnings alone`, () => {
    assert.not(errorCodes.includes(code));
  });

for (const code of genericCodes)
  test(`${code} ends with the wallet's generic dialog, and is reported`, () => {
    assert.is(getReaction(code), GENERIC);
  });

const texts: Record<string, string> = purchase;
for (const [code, reaction] of Object.entries(catalogue))
  if (reaction.do === 'show')
    test(`${code} has a text to show`, () => {
      const [group, problem] = reaction.key.split('.');
      assert.ok(texts[reaction.key] ?? texts[`${group}.${problem}`], reaction.key);
    });

test('the list is sorted, each code once', () => {
  assert.equal(genericCodes, [...new Set(genericCodes)].sort());
});

test.run();
