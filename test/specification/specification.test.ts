import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sections } from './sections';

/** The nine numbers of the specification; its third to eighth parts have headings of their own. */
const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const texts = new Map<string, string>();
function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(`test/${file}`, 'utf8');
  texts.set(file, text);
  return text;
}

/** Quotes are written in more than one way. */
const plain = (text: string) => text.replace(/\\?['’`"]/g, "'");

test('every section of the specification is there, in its order', () => {
  const numbers = sections.map(({ title }) => title.split('.')[0]);
  assert.equal([...new Set(numbers)], NUMBERS);
  assert.equal(numbers, [...numbers].sort());
});

for (const { title, statements } of sections)
  test(`every statement of ${title} has a test that is there, or a decision`, () => {
    assert.ok(statements.length);
    for (const { says, shown, decision } of statements) {
      assert.ok(shown.length || decision, `nothing shows: ${says}`);
      for (const name of shown) {
        const [, file = '', words = ''] = /^(\S+): (.+)$/.exec(name) ?? [];
        assert.ok(words && plain(read(file)).includes(plain(words)), `${name}: no such test`);
      }
    }
  });

test('each statement stands once', () => {
  const all = sections.flatMap(({ title, statements }) => statements.map(({ says }) => `${title}: ${says}`));
  assert.equal([...new Set(all)].length, all.length);
});

test.run();
