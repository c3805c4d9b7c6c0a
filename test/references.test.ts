import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readAnchors } from './specification/document';

const CODE = /\.(ts|tsx|js|mjs|graphql|css)$/;

const files: string[] = [];
for (const folder of ['src', 'test', 'build', 'bench', 'package', 'site', 'docs'])
  for (const file of await readdir(folder, { recursive: true })) files.push(join(folder, file));
const sources = files.filter(file => CODE.test(file));
const pages = ['README.md', 'CONTRIBUTING.md', ...files.filter(file => file.endsWith('.md'))];
const read = (file: string) => readFileSync(file, 'utf8');

interface Reference {
  from: string;
  page: string;
  /** Absent where it is the whole page that is meant. */
  anchor?: string | undefined;
}

/** In code a reference is the path of a page from the root of the repository, with an anchor. */
const inCode = sources.flatMap(from =>
  [...read(from).matchAll(/\b(docs\/[a-z]+\.md)(?:#([\w-]+))?/g)].map(
    ([, page = '', anchor]): Reference => ({ from, page, anchor }),
  ),
);

/** In a page of Markdown it is a link, relative to the page. */
const inPages = pages.flatMap(from =>
  [...read(from).matchAll(/\]\(([^):\s#]*)(?:#([\w-]+))?\)/g)].map(([, path, anchor]): Reference => {
    return { from, page: path ? join(dirname(from), path) : from, anchor };
  }),
);

const anchors = new Map<string, string[]>();
function hasAnchor(page: string, anchor: string): boolean {
  if (!anchors.has(page)) anchors.set(page, readAnchors(page));
  return anchors.get(page)?.includes(anchor) ?? false;
}

const isThere = ({ page, anchor }: Reference) => existsSync(page) && (!anchor || hasAnchor(page, anchor));
const write = ({ from, page, anchor }: Reference) => `${from} -> ${page}#${anchor ?? ''}`;

test('each reference in a source leads to a heading or a decision that is there', () => {
  assert.ok(inCode.length > 80, `${inCode.length}`);
  assert.equal(inCode.filter(reference => !isThere(reference)).map(write), []);
});

test('a reference in the script names the place, not only the page', () => {
  const vague = inCode.filter(({ from, anchor }) => from.startsWith('src') && !anchor);
  assert.equal(vague.map(write), []);
});

test('each link between the pages leads to a heading or a decision that is there', () => {
  assert.ok(inPages.length > 80, `${inPages.length}`);
  assert.equal(inPages.filter(reference => !isThere(reference)).map(write), []);
});

/** How a comment would cite a page that nobody can open. */
const RIDDLE = /\b(sections? \d|decision \d|specification,? \d|specification, section)/i;

test('no source or page cites a place by a number alone', () => {
  const citing = [...sources, ...pages].filter(file => !/^docs|references\.test\.ts$/.test(file));
  const riddles = citing.filter(file => RIDDLE.test(read(file).replace(/\[.*?\]\(.*?\)/g, '')));
  assert.equal(riddles, []);
});

test('each decision has a number of its own, one after the other', () => {
  const named = readAnchors('docs/decisions.md').filter(anchor => /^s?\d+$/.test(anchor));
  const count = named.filter(anchor => !anchor.startsWith('s')).length;
  const numbers = Array.from({ length: count }, (_, index) => `${index + 1}`);
  const letters = Array.from({ length: named.length - count }, (_, index) => `s${index + 1}`);
  assert.ok(count > 20 && letters.length > 20);
  assert.equal(named, [...numbers, ...letters]);
});

test.run();
