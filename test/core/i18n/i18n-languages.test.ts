import '../../run/dom';
import * as assert from 'uvu/assert';
import { names, readLocales } from '../../../build/locales.mjs';
import { errorPolicies } from '../../../src/core/errors/policies';
import { test } from '../../run/suite';

const locales = await readLocales();
const textsOf = (name: string): Record<string, string> =>
  Object.assign({}, ...Object.values(locales[name] ?? {}));
const bundled = textsOf('pt-br');
const entriesOf = (name: string) => Object.entries(textsOf(name)).filter(([key]) => key.includes('.'));
const allOf = (name: string) => entriesOf(name).join();

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Many scripts have a full stop of their own. Thai has none. */
const STOP = /\p{Sentence_Terminal}$|\p{Script=Thai}.*[^.]$/u;

/** Problems and fields that a message combines: `errors.missing.city`. */
const parts = Object.values(errorPolicies).flatMap(reaction =>
  reaction.do === 'show' && reaction.field ? [reaction.key.split('.')] : [],
);
const problems = new Set(parts.map(([, problem]) => problem));
const fields = new Set([...parts.map(([, , field]) => field), 'emirate']);

/** Matches texts that end a sentence in every language. */
const isSentence = (key: string) => bundled[key]?.endsWith('.');

for (const name of names) {
  test(`${name} declares its language and direction`, () => {
    const { lang = '', dir } = textsOf(name);
    assert.equal(Intl.getCanonicalLocales(lang), [lang]);
    assert.is(dir, FROM_RIGHT.test(allOf(name)) ? 'rtl' : 'ltr');
  });

  test(`${name} combines each problem and field to a sentence`, () => {
    const texts = textsOf(name);
    for (const problem of problems)
      for (const field of fields) {
        const text =
          texts[`errors.${problem}.${field}`] ??
          texts[`errors.${problem}`]?.replace('{field}', texts[`fields.${field}`] ?? '') ??
          '';
        assert.not.match(text, /[{}]| {2}|“”|„“|«»|””/, `${problem} ${field}`);
        assert.match(text, STOP, `${problem} ${field}`);
      }
  });
}

for (const name of names.filter(name => !name.startsWith('pt-')))
  test(`${name} contains no sentence of the bundled language`, () => {
    for (const [key, text] of entriesOf(name))
      if (isSentence(key)) assert.is.not(text.toLowerCase(), bundled[key]?.toLowerCase(), key);
  });

test.run();
