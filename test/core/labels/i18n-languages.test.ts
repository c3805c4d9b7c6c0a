import '../../run/dom';
import { readdir } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { languages, readTexts } from '../../../build/write-languages.mjs';
import { FIELDS, PROBLEMS } from '../../../src/core/decision/field-errors';
import { findText } from '../../../src/core/words/words';

const labels = await readTexts(process.cwd(), 'core/labels');
const words = await readTexts(process.cwd(), 'core/words');
const consent = await readTexts(process.cwd(), 'ui/consent');
const names = Object.keys(labels);
const textsOf = (name: string) => ({ ...labels[name], ...words[name], ...consent[name] });
const bundled = textsOf('pt-br');
const entriesOf = (name: string) => Object.entries(textsOf(name)).filter(([key]) => key.includes('.'));
const placeholders = (text = '') => text.match(/\{.*?\}|[{}]/g) ?? [];

/** Languages that end no sentence with a stop, or with another one. */
const STOPS: Record<string, RegExp> = { th: /[^.]$/, ja: /。$/, 'zh-cn': /。$/, 'zh-tw': /。$/ };
/** A text that ends a sentence, in every language. */
const isSentence = (key: string) => bundled[key]?.endsWith('.');

test('a file of the build has the words of a language that is there', async () => {
  assert.is(names.length, 29);
  for (const folder of ['core/labels', 'core/words', 'ui/consent']) {
    const files = (await readdir(`src/${folder}`)).filter(file => /^[a-z]{2}(-[a-z]{2})?\.ts$/.test(file));
    assert.equal(files.map(file => file.replace('.ts', '')).sort(), [...names].sort(), folder);
  }
  for (const [name, language] of Object.entries(languages)) assert.ok(names.includes(language), name);
});

for (const name of names) {
  test(`${name} says its own language, and which way it is written`, () => {
    assert.is(labels[name]?.lang?.toLowerCase(), name);
    assert.is(labels[name]?.dir, ['ar', 'he'].includes(name) ? 'rtl' : 'ltr');
    assert.equal(Intl.getCanonicalLocales(labels[name]?.lang), [labels[name]?.lang]);
  });

  test(`${name} has a text for each key and no other, with the same names in it`, () => {
    assert.equal(Object.keys(textsOf(name)), Object.keys(bundled));
    for (const [key, text] of entriesOf(name))
      assert.equal(placeholders(text), placeholders(bundled[key]), key);
  });

  test(`${name} is written with care`, () => {
    for (const [key, text] of entriesOf(name)) {
      assert.is(text, text.trim().normalize(), key);
      assert.not.match(text, /['"`]|\.\.| {2}| [,.!?;:]|[\u2066-\u2069\u200e\u200f]/, key);
      assert.match(text.replace(/\{.*?\}/g, ''), /\p{L}/u, key);
      if (isSentence(key)) assert.match(text, STOPS[name] ?? /\.$/, key);
      // The name of a field may end with an abbreviation.
      else if (!key.startsWith('fields.')) assert.not.match(text, /[.。]$/, key);
    }
  });

  test(`${name} begins what a shopper reads with a capital letter, where it has any`, () => {
    const read = entriesOf(name).filter(([key]) => name !== 'pt-br' || !key.startsWith('fields.'));
    for (const [key, text] of read) assert.not.match(text, /^\p{Ll}/u, key);
  });

  test(`${name} makes a whole sentence of every problem and field`, () => {
    for (const [, problem] of PROBLEMS)
      for (const key of [...FIELDS.map(([, , field]) => field), 'emirate']) {
        const text = findText(textsOf(name), `errors.${problem}.${key}`) ?? '';
        assert.not.match(text, /[{}]| {2}|“”|„“|«»|””/, `${problem} ${key}`);
        assert.match(text, STOPS[name] ?? /\.$/, `${problem} ${key}`);
      }
  });

  test(`${name} says to buy in so few letters that a button of 150 px has them in one line, a narrower one in two`, () => {
    const text = labels[name]?.['buttons.buy_now'] ?? '';
    assert.ok(text.length <= 13, text);
    // What is written without blanks may be broken anywhere.
    const words = ['ja', 'th', 'zh-cn', 'zh-tw'].includes(name) ? [] : text.split(' ');
    for (const word of words) assert.ok(word.length <= 10, word);
  });
}

/** What a language says as Brazilian Portuguese does, and why that is no oversight. */
const SHARED: [reason: string, names: string[], keys: string[]][] = [
  [
    'a word that went round the world',
    ['cs', 'da', 'de', 'fr', 'hu', 'it', 'nl', 'pl', 'ro'],
    ['fields.email'],
  ],
  ['a Latin word', ['da', 'en', 'es', 'id', 'ro'], ['order_summary.subtotal']],
  ['a Latin word', ['en', 'es', 'fr', 'id', 'ro'], ['order_summary.total']],
  ['a Latin word', ['it'], ['fields.first_name']],
  ['its neighbour', ['es'], ['error_dialogs.order.title', 'fields.company', 'fields.country']],
  [
    'the same language, where Brazil and Portugal agree',
    ['pt-pt'],
    [
      'buttons.buy_now',
      'buttons.buy_with',
      'buttons.more',
      'buyer_consent.policy',
      'delivery_promise.next_day',
      'delivery_promise.same_day',
      'delivery_promise.two_day',
      'error_dialogs.wallet.title',
      'errors.discount',
      'errors.missing.country',
      'errors.missing.emirate',
      'errors.shop',
      'fields.company',
      'fields.country',
      'fields.email',
      'fields.emirate',
      'fields.phone',
      'modal.close',
      'modal.close_icon',
      'order_summary.discount',
      'order_summary.duties',
      'order_summary.subtotal',
      'order_summary.total',
      'shipping_methods.free',
      'subscription_policy.title',
    ],
  ],
];

test('nothing but these texts reads as the bundled language does', () => {
  const found = names.flatMap(name =>
    name === 'pt-br'
      ? []
      : entriesOf(name).flatMap(([key, text]) =>
          text.toLowerCase() === bundled[key]?.toLowerCase() ? [`${name} ${key}`] : [],
        ),
  );
  const known = SHARED.flatMap(([, languages, keys]) =>
    languages.flatMap(name => keys.map(key => `${name} ${key}`)),
  );
  assert.equal(found.sort(), known.sort());
});

test.run();
