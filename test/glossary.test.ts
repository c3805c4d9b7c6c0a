import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { texts } from './run/source-imports';
import { readChapters } from './specification/document';

const glossary = readChapters('docs/architecture.md').find(({ anchor }) => anchor === 'glossary')?.text ?? '';
const rows = [...glossary.matchAll(/^\| (?!word|-)(.+?) \| (.+) \|$/gm)];
/** The words in bold of each row, one by one. */
const words = rows.flatMap(([row]) =>
  [...row.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(([, bold = '']) => bold.toLowerCase().split(/[ .]/)),
);

/** An SDK's own types have the SDK's own words. */
const isSdk = (file: string) => /-sdk\.ts$/.test(file);

const types = [...texts].flatMap(([file, text]) =>
  isSdk(file)
    ? []
    : [...text.matchAll(/^export (?:declare )?(?:interface|type|class|enum) (\w+)/gm)].map(
        ([, name = '']) => name,
      ),
);

/** `CartAPINode` -> cart, api, node. */
const split = (name: string) =>
  name.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g)?.map(word => word.toLowerCase()) ?? [];
const isKnown = (word: string) => words.includes(word) || words.includes(word.replace(/s$/, ''));

test('the glossary says each word once', () => {
  assert.ok(rows.length > 70);
  const terms = rows.map(([, term]) => term);
  assert.equal([...new Set(terms)], terms);
});

test('the name of every exported type is made of words of the glossary', () => {
  assert.ok(types.length > 100);
  const unknown = types.flatMap(name =>
    split(name)
      .filter(word => !isKnown(word))
      .map(word => `${name}: ${word}`),
  );
  assert.equal(unknown, []);
});

test.run();
