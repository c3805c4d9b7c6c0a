import '../run/dom';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { BUNDLED, languages, names } from '../../build/locales.mjs';
import { languageOf } from '../fakes/language-of';
import { renderPart } from '../fakes/theme';
import { test } from '../run/suite';

const { pickFile }: typeof import('../../package/load') = await import(join(dist, 'load.js'));

/** Returns the file that the theme's snippet loads for a page in this language. */
function pickInTheme(iso_code: string) {
  const head = renderPart('head', { settings: {}, request: { locale: { iso_code } } });
  return /portable-wallets[\w.-]*\.js(?=" crossorigin)/.exec(head)?.[0];
}

const read = (file: string) => readFile(join(dist, file), 'utf8');

/** Page's language, the locale whose texts it gets, and the language of its requests. */
const CODES: [tag: string, locale: string, language: string | undefined][] = [
  ['pt', 'pt-br', 'PT_BR'],
  ['pt-BR', 'pt-br', 'PT_BR'],
  ['pt-PT', 'pt-pt', 'PT_PT'],
  ['pt-AO', 'pt-br', 'PT'],
  ['zh', 'zh-cn', 'ZH_CN'],
  ['zh-CN', 'zh-cn', 'ZH_CN'],
  ['zh-SG', 'zh-cn', 'ZH_CN'],
  ['zh-Hans', 'zh-cn', 'ZH_CN'],
  ['zh-Hans-HK', 'zh-cn', 'ZH_CN'],
  ['zh-Hant', 'zh-tw', 'ZH_TW'],
  ['zh-Hant-HK', 'zh-tw', 'ZH_TW'],
  ['zh-Hant-TW', 'zh-tw', 'ZH_TW'],
  ['zh-HK', 'zh-tw', 'ZH_TW'],
  ['zh-MO', 'zh-tw', 'ZH_TW'],
  ['zh-TW', 'zh-tw', 'ZH_TW'],
  ['nb-NO', 'nb', 'NB'],
  ['nn', 'nb', 'NN'],
  ['nn-NO', 'nb', 'NN'],
  ['no', 'nb', 'NO'],
  ['in', 'id', 'ID'],
  ['iw', 'he', 'HE'],
  ['bg-BG', 'bg', 'BG'],
  ['ro-RO', 'ro', 'RO'],
  ['es-419', 'es', 'ES'],
  ['fr-CA', 'fr', 'FR'],
  ['en-GB', 'en', 'EN'],
  ['de-CH-1996', 'de', 'DE'],
  // Without a file, a page gets the plain one.
  ['eo', 'pt-br', 'EO'],
  ['enm', 'pt-br', undefined],
  ['', 'pt-br', undefined],
];

for (const [tag, locale, language] of CODES)
  test(`"${tag}" gets the texts of ${locale} and requests ${language}`, async () => {
    const file = pickFile(tag);
    assert.is(await read(file), await read(`portable-wallets.${locale}.js`));
    assert.is(pickInTheme(tag), file);
    assert.is(await languageOf([tag]), language);
  });

test('an underscore and case make no difference', async () => {
  assert.is(pickFile('ZH_hant_HK'), pickFile('zh-Hant-HK'));
  assert.is(await languageOf(['ZH_hant_HK']), 'ZH_TW');
});

test('each code in a file name is picked, in the theme as well', () => {
  for (const code of Object.keys(languages)) {
    assert.is(pickFile(code), `portable-wallets.${code}.js`);
    assert.is(pickInTheme(code), `portable-wallets.${code}.js`);
  }
});

test('every language has its own texts', () => {
  assert.equal(
    names.filter(name => languages[name] !== name),
    [],
  );
  assert.ok(names.includes(BUNDLED));
});

test.run();
