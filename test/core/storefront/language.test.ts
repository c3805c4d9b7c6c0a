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
  ['zh', 'ZH'],
];

for (const [locale, language] of CODES)
  test(`maps ${locale} to ${language}`, async () => {
    assert.is(await languageOf([locale]), language);
  });

const schema = await readPublicSchema();
const known = (schema.getType('LanguageCode') as GraphQLEnumType).getValues().map(({ name }) => name);
const languages = new Set(known.map(code => code.replace(/_.*/, '')));
const regions = new Set(known.flatMap(code => code.split('_')[1] ?? []));

test('accepts exactly the languages of the schema', async () => {
  for (const language of languages) assert.is(await languageOf([language]), language);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap(first => letters.map(second => first + second));
  const others = [...pairs, ...pairs.flatMap(pair => letters.map(letter => pair + letter))].filter(
    code => !languages.has(code),
  );
  assert.is(await languageOf(others), undefined);
});

test('adds a region exactly to the languages for which the schema does', async () => {
  for (const language of languages)
    for (const region of regions) {
      const code = `${language}_${region}`;
      assert.is(await languageOf([code]), known.includes(code) ? code : language);
    }
});

for (const locale of ['english', 'iw', 'tl-PH', 'x-default', '{{ lang }}', '', 'toString', 'en\n', '日本語'])
  test(`sends no language for "${locale}"`, async () => {
    assert.is(await languageOf([locale]), undefined);
  });

test('sends the first language that the API supports', async () => {
  assert.is(await languageOf(['english', 'iw', 'he', 'pt-BR']), 'HE');
});

test.run();
