import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LANGUAGES, regionalLocaleOf } from '../web/languages';
import { say, toLanguage, type Word } from './say';
import words from './words.json' with { type: 'json' };

const WORDS = Object.keys(words.en) as Word[];
const LABELS: Word[] = [
  'book',
  'orderNow',
  'checkout',
  'buynow',
  'pay',
  'installment',
  'subscribe',
  'donate',
];

for (const { words: language, title } of LANGUAGES)
  test(`has words of its own in ${title}, with the brand in those of a button`, () => {
    const known = toLanguage(regionalLocaleOf({ words: language }));
    assert.is(known.name, language);
    for (const word of WORDS) {
      assert.ok(say(known, word), word);
      assert.is(say(known, word).includes('{brand}'), LABELS.includes(word), word);
    }
  });

for (const [locale, name] of [
  [null, 'pt-br'],
  ['', 'pt-br'],
  ['pt_PT', 'pt-pt'],
  ['zh_TW', 'zh-tw'],
  ['fr_CA', 'fr'],
  ['de', 'de'],
  ['pt', 'pt-br'],
  ['zh_HK', 'zh-cn'],
  ['xx_XX', 'en'],
  ['__proto__', 'en'],
  ['_', 'en'],
] as const)
  test(`takes ${locale} for ${name}`, () => {
    assert.is(toLanguage(locale).name, name);
  });

test.run();
