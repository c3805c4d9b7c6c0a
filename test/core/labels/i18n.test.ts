import { readdir, readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import '../../run/dom';
import { catalogue } from '../../../src/core/decision/catalogue';
import { marks } from '../../../src/core/labels/i18n';
import { texts as labels } from '../../../src/core/labels/pt-br';
import { texts as words } from '../../../src/core/words/pt-br';
import { t } from '../../../src/core/words/words';

test('says a text as it stands', () => {
  assert.is(t('error_dialogs.checkout.title'), 'Falha na transação');
});

test('fills names into a text', () => {
  assert.is(t('error_dialogs.wallet.title', { wallet: 'Google Pay' }), 'Google Pay indisponível');
});

test('leaves out a name that nobody gave', () => {
  assert.not.match(t('error_dialogs.wallet.title'), /[{}]/);
});

test('prefers the text of the whole key to the one of its first two parts', () => {
  assert.is(t('errors.invalid.postal_code'), words['errors.invalid.postal_code']);
});

test('makes the text of a problem and a field', () => {
  assert.is(t('errors.too_long.city'), 'O campo cidade é longo demais.');
});

test('answers a key it does not know with the key', () => {
  assert.is(t('nowhere.to.be.found'), 'nowhere.to.be.found');
});

const PROBLEMS = ['missing', 'invalid', 'too_long', 'contains_emojis', 'contains_url', 'contains_html_tags'];
const FIELDS = [
  'first_name',
  'last_name',
  'address1',
  'address2',
  'city',
  'zone',
  'emirate',
  'postal_code',
  'country',
  'phone',
  'email',
];

for (const problem of PROBLEMS)
  test(`has a whole sentence for every field that is ${problem}`, () => {
    for (const field of FIELDS) {
      const text = t(`errors.${problem}.${field}`);
      assert.not.match(text, /errors\.|[{}]| {2}/, field);
      assert.match(text, /^\p{Lu}.*\.$/u, field);
    }
  });

test('has the text of every row of the catalogue', () => {
  for (const [code, reaction] of Object.entries(catalogue))
    if (reaction.do === 'show') assert.not.match(t(reaction.key, { shop: 'Loja' }), /^\w+\.|[{}]/, code);
});

/** Keys that the code names: a literal with a dot whose first part is a group of texts. */
async function readKeys(folder: string): Promise<[file: string, key: string][]> {
  const groups = [...new Set(Object.keys({ ...labels, ...words }).map(key => key.split('.')[0]))].join('|');
  const keys: [string, string][] = [];
  const root = new URL(`../../../src/${folder}/`, import.meta.url);
  for (const file of await readdir(root, { recursive: true })) {
    if (!/\.tsx?$/.test(file) || /^(labels|words)\/[a-z]{2}(-[a-z]{2})?\.ts$/.test(file)) continue;
    const text = await readFile(new URL(file, root), 'utf8');
    for (const [, key] of text.matchAll(new RegExp(`'((?:${groups})\\.[\\w.]+)'`, 'g')))
      keys.push([file, key as string]);
  }
  return keys;
}

for (const folder of ['core', 'ui', 'wallets'])
  test(`has the text of every key that src/${folder} names`, async () => {
    const keys = await readKeys(folder);
    assert.ok(keys.length);
    // Names of metrics have dots too, and bear no text.
    for (const [file, key] of keys.filter(([, name]) => !/^wallet\.|^google_pay\./.test(name)))
      assert.is.not(t(key), key, `${file}: ${key}`);
  });

for (const key of Object.keys({ ...labels, ...words }).filter(key => key.includes('.')))
  test(`has words for ${key}`, () => {
    assert.match(t(key, { wallet: 'PayPal', shop: 'Loja' }), /^\p{L}[^_]+$/u);
  });

const PAGES: [page: string, isMarked: boolean][] = [
  ['pt-BR', false],
  ['pt-br', false],
  ['pt-BR-x-loja', false],
  ['pt', true],
  ['pt-PT', true],
  ['pt-BRA', true],
  ['fr', true],
  ['', true],
  ['{{ lang }}', true],
];

for (const [page, isMarked] of PAGES)
  test(`${isMarked ? 'marks' : 'does not mark'} its words on a page that says «${page}»`, () => {
    const { documentElement } = document;
    const { lang } = documentElement;
    documentElement.lang = page;
    assert.equal(marks(), isMarked ? { lang: 'pt-BR', dir: 'ltr' } : {});
    documentElement.lang = lang;
  });

test.run();
