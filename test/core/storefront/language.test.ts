import '../../run/dom';
import type { GraphQLEnumType } from 'graphql';
import * as assert from 'uvu/assert';
import { readPublicSchema } from '../../../build/graphql-plugin.mjs';
import { languageOf } from '../../fakes/language-of';
import { test } from '../../run/suite';

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
  ['sr-Latn-RS', 'SR'],
  ['pt-BR-x-loja', 'PT_BR'],
];

for (const [locale, language] of CODES)
  test(`maps ${locale} to ${language}`, async () => {
    assert.is(await languageOf([locale]), language);
  });

const schema = await readPublicSchema();
const known = (schema.getType('LanguageCode') as GraphQLEnumType).getValues().map(({ name }) => name);

/** Codes of the schema that no reader needs: older codes of other ones, and languages that a region makes exact. */
const REPLACED = ['MO', 'SH', 'PT', 'ZH'];

test('sends each language and region of the schema', async () => {
  for (const code of known.filter(code => !REPLACED.includes(code)))
    assert.is(await languageOf([code]), code);
});

test('sends only languages of the schema', async () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap(first => letters.map(second => first + second));
  const codes = [...pairs, ...pairs.flatMap(pair => letters.map(letter => pair + letter))];
  // Another code of a language becomes its own: `IW` is `HE`.
  const others = codes.filter(
    code => !known.includes(new Intl.Locale(code).maximize().language.toUpperCase()),
  );
  assert.ok(others.length > 10_000);
  assert.is(await languageOf(others), undefined);
});

for (const locale of ['english', 'x-default', '{{ lang }}', '', 'toString', 'en\n', '日本語'])
  test(`sends no language for "${locale}"`, async () => {
    assert.is(await languageOf([locale]), undefined);
  });

test('sends the first language that the API supports', async () => {
  assert.is(await languageOf(['english', '{{ lang }}', 'he', 'pt-BR']), 'HE');
});

test.run();
