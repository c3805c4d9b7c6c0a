import '../../run/dom';
import type { GraphQLEnumType } from 'graphql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPublicSchema } from '../../../build/graphql-plugin.mjs';
import { toLanguage } from '../../../src/core/storefront/client';

const CODES: [locale: string, language: string][] = [
  ['zh-CN', 'ZH_CN'],
  ['zh-TW', 'ZH_TW'],
  ['pt-BR', 'PT_BR'],
  ['pt-PT', 'PT_PT'],
  ['pt-br', 'PT_BR'],
  ['pt_BR', 'PT_BR'],
  ['bg-BG', 'BG'],
  ['en', 'EN'],
  ['fr-CA', 'FR'],
  ['zh', 'ZH'],
];

for (const [locale, language] of CODES)
  test(`maps ${locale} to ${language}`, () => {
    assert.is(toLanguage([locale]), language);
  });

const schema = await readPublicSchema();
const known = (schema.getType('LanguageCode') as GraphQLEnumType).getValues().map(({ name }) => name);

/** All codes of two or three letters, with and without each region of the schema. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = LETTERS.flatMap(first => LETTERS.map(second => first + second));
const regions = [...new Set(known.flatMap(code => code.split('_')[1] ?? []))];

test('accepts exactly the languages of the schema', () => {
  const possible = [...pairs, ...pairs.flatMap(pair => LETTERS.map(letter => pair + letter))];
  assert.equal(
    possible.filter(code => toLanguage([code])),
    known.filter(code => !code.includes('_')).sort((a, b) => a.length - b.length || (a < b ? -1 : 1)),
  );
});

test('adds a region exactly to the languages for which the schema does', () => {
  const regional = pairs.flatMap(pair => regions.map(region => `${pair}_${region}`));
  assert.equal(
    regional.filter(code => toLanguage([code]) === code),
    known.filter(code => code.includes('_')).sort(),
  );
});

for (const locale of ['english', 'iw', 'tl-PH', 'x-default', '{{ lang }}', '', 'toString', 'en\n', '日本語'])
  test(`returns no language for "${locale}"`, () => {
    assert.is(toLanguage([locale]), undefined);
  });

test('returns the first language that the API supports', () => {
  assert.is(toLanguage(['english', 'iw', 'he', 'pt-BR']), 'HE');
});

test.run();
