import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findProblems, languages, localesPlugin } from '../../build/locales.mjs';
import * as bundled from '../../src/locales/pt-br.json';

const slovak = { ...bundled, page: { ...bundled.page, lang: 'sk' } };
const withPage = (page: object) =>
  findProblems('sk', { ...slovak, page: { ...slovak.page, ...page } }, bundled);

test('accepts a locale with the keys and the placeholders of the bundled one', () => {
  assert.equal(findProblems('sk', slovak, bundled), []);
});

test('finds a missing key', () => {
  const { 'buttons.more': _, ...page } = slovak.page;
  assert.equal(findProblems('sk', { ...slovak, page }, bundled), [
    'src/locales/sk.json: page buttons.more is missing',
  ]);
  assert.equal(withPage({ 'buttons.more': '' }), ['src/locales/sk.json: page buttons.more is missing']);
});

test('finds each key of a missing section', () => {
  const { consent, ...rest } = slovak;
  assert.equal(
    findProblems('sk', rest, bundled),
    Object.keys(consent).map(key => `src/locales/sk.json: consent ${key} is missing`),
  );
});

test('finds an unknown key, and one in the wrong section', () => {
  assert.equal(withPage({ 'buttons.less': 'Menej' }), ['src/locales/sk.json: page buttons.less is unknown']);
  assert.equal(withPage({ 'modal.close': 'Zavrieť' }), ['src/locales/sk.json: page modal.close is unknown']);
});

test('finds an unknown, missing or malformed placeholder', () => {
  const mistake = 'src/locales/sk.json: page buttons.buy_with has the placeholders';
  for (const [text, found] of [
    ['Kúpiť cez {walet}', '{walet}'],
    ['Kúpiť', 'none'],
    ['Kúpiť cez {wallet', '{'],
    ['{wallet}: {wallet}', '{wallet} {wallet}'],
  ])
    assert.equal(withPage({ 'buttons.buy_with': text }), [`${mistake} ${found} instead of {wallet}`]);
});

test('finds the language code of another file, and an invalid direction', () => {
  assert.equal(withPage({ lang: 'en' }), [
    'src/locales/sk.json: page lang is en, but the file is named sk.json',
  ]);
  assert.equal(withPage({ dir: 'ttb' }), ['src/locales/sk.json: page dir must be ltr or rtl']);
});

test('provides Norwegian and Hebrew under their other codes', () => {
  assert.is(languages.no, 'nb');
  assert.is(languages.iw, 'he');
});

const read = (section: string, file: string) =>
  build({
    stdin: {
      contents: `import { ${section} } from './src/locales/pt-br.json'; console.log(${section})`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    outfile: `dist/${file}.js`,
    plugins: [localesPlugin()],
    logLevel: 'silent',
  });

for (const [file, section] of [
  ['portable-wallets', 'purchase'],
  ['checkout', 'consent'],
  ['consent', 'page'],
  ['cart', 'page'],
] as const)
  test(`${file}.js can't contain the section ${section} of a locale`, async () => {
    const message = await read(section, file).catch(error => error.message);
    assert.match(message, `No matching export in "src/locales/pt-br.json" for import "${section}"`);
  });

test.run();
