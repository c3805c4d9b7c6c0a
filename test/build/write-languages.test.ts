import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import {
  BUNDLED,
  languages,
  names,
  readLocales,
  SECTIONS,
  toEnding,
  toLiteral,
} from '../../build/locales.mjs';
import * as bundled from '../../src/locales/pt-br.json';

const { files, release }: { files: Record<string, object>; release: string } = JSON.parse(
  await readFile(`${dist}/manifest.json`, 'utf8'),
);
const read = (file: string) => readFile(`${dist}/${file}.js`, 'utf8');
const locales = await readLocales();
const copies = Object.entries(languages).filter(([name, language]) => name !== language);

/** Matches the name of a lazy bundle with texts in code, with its language. */
const LAZY_FILE = RegExp(`(checkout|consent)(\\.(${Object.keys(languages).join('|')}))?(?=["\`'])`, 'g');

for (const [file, section] of Object.entries(SECTIONS)) {
  const plain = await read(file);

  /** The file of a language without its texts and its name in file names. */
  const withoutWords = async (name: string) => {
    const text = name === BUNDLED ? plain : await read(`${file}.${name}`);
    const { page, [section]: texts } = locales[name] ?? bundled;
    const parts = text.split(toLiteral(texts, page.dir));
    assert.is(parts.length, 2, `the words of ${name} stand in ${file} ${parts.length - 1} times`);
    return parts.join('WORDS').replace(LAZY_FILE, (found, later) => {
      assert.ok([later, `${later}${toEnding(name)}`].includes(found), `${name}: ${found}`);
      return later;
    });
  };

  test(`each ${file} has the texts of one language, and no other difference`, async () => {
    const expected = await withoutWords(BUNDLED);
    assert.not.match(expected, /MESSAGES_OF|end-of-name/);
    for (const name of names) assert.ok((await withoutWords(name)) === expected, name);
  });
}

test('a first file loads the purchase and the consent in its own language', async () => {
  for (const name of names)
    for (const file of ['checkout', 'consent'])
      assert.match(
        await read(`portable-wallets.${name}`),
        new RegExp(`[\`"']${file}${toEnding(name)}[\`"']`),
        name,
      );
});

test('a language with the texts of another is a copy of its first file', async () => {
  for (const [name, language] of copies) {
    assert.is(await read(`portable-wallets.${name}`), await read(`portable-wallets.${language}`));
    for (const file of ['checkout', 'consent']) assert.not(`${file}.${name}.js` in files);
  }
});

test('the default files have the bundled language', async () => {
  assert.is(await read(`portable-wallets.${BUNDLED}`), await read('portable-wallets'));
  assert.not(`checkout.${BUNDLED}.js` in files);
});

test('the release and the manifest have a file of each language', async () => {
  for (const name of Object.keys(languages)) {
    const file = `portable-wallets.${name}`;
    assert.ok(`${file}.js` in files, file);
    assert.is(await read(`${release}/${file}`), await read(file));
  }
});

test('isolates a name in right-to-left text, but not what is in the language of the text', () => {
  const texts = { a: 'x {wallet} y', b: '{shop} z', c: '«{field}»', d: 'y {policy} z' };
  assert.equal(JSON.parse(toLiteral(texts, 'ltr')), texts);
  assert.equal(JSON.parse(toLiteral(texts, 'rtl')), {
    a: 'x \u2068{wallet}\u2069 y',
    b: '\u2068{shop}\u2069 z',
    c: '«{field}»',
    d: 'y {policy} z',
  });
});

test.run();
