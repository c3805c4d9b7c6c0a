import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readChapters } from './document';
import { sections } from './sections';

const chapters = readChapters('docs/specification.md');

/** A chapter that says what the specification doesn't. */
const SILENT = ['left-open'];

const texts = new Map<string, string>();
function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(`test/${file}`, 'utf8');
  texts.set(file, text);
  return text;
}

/** Quotes are written in more than one way. */
const plain = (text: string) => text.replace(/\\?['’`"]/g, "'");

test('each chapter of the document has statements with tests, and no two have one name', () => {
  const anchors = chapters.filter(({ level }) => level > 1).map(({ anchor }) => anchor);
  assert.ok(anchors.length > 50);
  assert.equal([...new Set(anchors)], anchors);
  const stated = new Set(sections.flatMap(({ at }) => at));
  const above = chapters.filter(({ anchor }) => stated.has(anchor)).map(({ text }) => text);
  const below = (heading: string) => above.some(text => text.includes(heading));
  const missing = chapters.filter(
    ({ level, anchor, text }) => level > 2 && !SILENT.includes(anchor) && !below(text.split('\n')[0] ?? ''),
  );
  assert.equal(
    missing.map(({ anchor }) => anchor),
    [],
  );
});

for (const { title, at, statements } of sections) {
  test(`every statement of «${title}» has a test that is there, or a decision`, () => {
    assert.ok(statements.length);
    for (const { says, shown, decision } of statements) {
      assert.ok(shown.length || decision, `nothing shows: ${says}`);
      for (const name of shown) {
        const [, file = '', words = ''] = /^(\S+): (.+)$/.exec(name) ?? [];
        assert.ok(words && plain(read(file)).includes(plain(words)), `${name}: no such test`);
      }
    }
  });

  test(`the statements of «${title}» belong to chapters that are there`, () => {
    assert.ok(at.length);
    assert.equal(
      at.filter(wanted => !chapters.some(({ anchor }) => anchor === wanted)),
      [],
    );
  });
}

test('each statement stands once', () => {
  const all = sections.flatMap(({ title, statements }) => statements.map(({ says }) => `${title}: ${says}`));
  assert.equal([...new Set(all)].length, all.length);
});

test.run();
