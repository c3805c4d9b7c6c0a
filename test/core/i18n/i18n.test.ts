import { readdir, readFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import { test } from '../../run/suite';
import '../../run/dom';
import { errorPolicies } from '../../../src/core/errors/policies';
import { langAttributes } from '../../../src/core/i18n/i18n';
import { t } from '../../../src/core/i18n/messages';
import { page, purchase } from '../../../src/locales/pt-br.json';

test('inserts the names of the wallet, the shop and the field', () => {
  const names = { wallet: 'Google Pay', shop: 'Torra da Serra' };
  assert.is(t('error_dialogs.wallet.title', names), 'Não foi possível pagar com Google Pay');
  assert.match(t('errors.address_unserviceable', names), /^Torra da Serra não/);
  assert.is(t('errors.missing.city'), 'Preencha o campo cidade.');
});

test('leaves out a missing name', () => {
  assert.not.match(t('error_dialogs.wallet.title'), /[{}]/);
});

test('prefers the text of the whole key to that of its first two parts', () => {
  assert.is(t('errors.invalid.postal_code'), purchase['errors.invalid.postal_code']);
});

test('returns an unknown key unchanged', () => {
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
  test(`has a sentence for every field that is ${problem}`, () => {
    for (const field of FIELDS) {
      const text = t(`errors.${problem}.${field}`);
      assert.not.match(text, /errors\.|[{}]| {2}/, field);
      assert.match(text, /^\p{Lu}.*\.$/u, field);
    }
  });

test('has a text for every row of the error policies', () => {
  for (const [code, reaction] of Object.entries(errorPolicies))
    if (reaction.do === 'show') assert.not.match(t(reaction.key, { shop: 'Loja' }), /^\w+\.|[{}]/, code);
});

/** Matches keys in code: a string with a dot whose first part is a group of texts. */
async function readKeys(folder: string): Promise<[file: string, key: string][]> {
  const groups = [...new Set(Object.keys({ ...page, ...purchase }).map(key => key.split('.')[0]))].join('|');
  const keys: [string, string][] = [];
  const root = new URL(`../../../src/${folder}/`, import.meta.url);
  for (const file of await readdir(root, { recursive: true })) {
    if (!/\.tsx?$/.test(file)) continue;
    const text = await readFile(new URL(file, root), 'utf8');
    for (const [, key] of text.matchAll(new RegExp(`'((?:${groups})\\.[\\w.]+)'`, 'g')))
      keys.push([file, key as string]);
  }
  return keys;
}

for (const folder of ['core', 'ui', 'wallets'])
  test(`has a text for every key in src/${folder}`, async () => {
    const keys = await readKeys(folder);
    assert.ok(keys.length);
    // Metric names have dots too, but no text.
    for (const [file, key] of keys.filter(([, name]) => !/^wallet\.|^google_pay\./.test(name)))
      assert.is.not(t(key), key, `${file}: ${key}`);
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
  test(`${isMarked ? 'sets' : 'does not set'} lang on a page with the language "${page}"`, () => {
    document.documentElement.lang = page;
    assert.equal(langAttributes(), isMarked ? { lang: 'pt-BR', dir: 'ltr' } : {});
  });

test.run();
