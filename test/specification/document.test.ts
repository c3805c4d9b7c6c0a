import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readChapters } from './document';
import { sections } from './sections';

const chapters = readChapters('docs/specification.md');

/** What has to be exact: what is quoted, written as code is written, or a number. */
const EXACT = [
  /«[^»]+»/g,
  /\/[a-z_]+(?:\/[\w{}.]+)+/g,
  /\b[a-z]\w*(?:[._=][\w{}]+)+/g,
  /\b[a-z]+\d*[A-Z]\w*/g,
  /\b[A-Z][a-z]+[A-Z]\w*/g,
  /\b[A-Z]{2,}\w*\b/g,
  /\b[a-z]{2}-[A-Z]{2}\b/g,
  /(?<!\w)\d+(?:[,.]\d+)*/g,
];

/** Abbreviations and names that any sentence may have. */
const WORDS = ['JSON', 'SDK', 'SDKs', 'API', 'UI', 'URL', 'PCI', 'SVG', 'HTML', 'PayPal'];

/** Numbers that the document writes in words, too. */
const NUMBERS: Record<string, string> = { '2': 'two' };

/** Thousands are written with a comma or without. */
const plain = (text: string) =>
  text
    .replace(/(\d),(\d{3})/g, '$1$2')
    .replace(/[’']s\b|`/g, '')
    .replace(/\s+/g, ' ');

function findExact(says: string): string[] {
  const names = EXACT.flatMap(pattern => plain(says).match(pattern) ?? []);
  return [...new Set(names)].filter(name => !WORDS.includes(name));
}

let count = 0;
for (const { title, at, statements } of sections)
  test(`the document has the names and numbers of «${title}» in its chapters`, () => {
    const text = plain(
      chapters
        .filter(({ anchor }) => at.includes(anchor))
        .map(chapter => chapter.text)
        .join('\n'),
    );
    const missing: string[] = [];
    for (const { says } of statements)
      for (const name of findExact(says)) {
        count++;
        const forms = [name, NUMBERS[name] ?? name];
        const isThere = forms.some(form =>
          new RegExp(`(?<![\\w])${form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\d)`).test(text),
        );
        if (!isThere) missing.push(`${name}: ${says}`);
      }
    assert.equal(missing, []);
  });

test('the statements hold hundreds of names and numbers', () => {
  assert.ok(count > 400, String(count));
});

test.run();
