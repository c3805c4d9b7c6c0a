import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { toLanguage } from '../../src/core/language';

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
  test(`writes ${locale} as ${language}`, () => {
    assert.is(toLanguage(locale), language);
  });

test.run();
