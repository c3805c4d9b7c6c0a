import { existsSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { imports } from './run/source-imports';
import { readChapters } from './specification/document';

const chapters = readChapters('docs/architecture.md');
const walks = chapters.filter(({ level, anchor }) => level === 3 && anchor.startsWith('from-'));

/** A path without what an import may leave out of it. */
const toModule = (path: string) => path.replace(/^src\//, '').replace(/(\/index)?\.tsx?$/, '');
const ties = new Set(imports.map(({ from, to }) => `${toModule(from)} -> ${toModule(to)}`));

/** The steps of a walk: the file that each begins with, and what is said of it. */
const readSteps = (text: string) =>
  [...text.matchAll(/^\d+\. \[`([^`]+)`\]\(\.\.\/([^)]+)\)((?:.|\n(?!\d+\. |\n))*)/gm)].map(
    ([, name = '', path = '', says = '']) => ({ name, path, says }),
  );

/** Names of the code in a sentence: not files, folders and commands. */
const readNames = (says: string) => [...says.matchAll(/`(\w+(?:\.\w+)?)`/g)].map(([, name = '']) => name);
const isFile = (name: string) => /\.(js|ts|tsx)$/.test(name);

test('there are four walks, each of several steps', () => {
  assert.is(walks.length, 4);
  for (const { text, anchor } of walks) {
    assert.ok(readSteps(text).length >= 5, anchor);
    assert.is(readSteps(text).length, text.match(/^\d+\. /gm)?.length, `${anchor}: a step without a file`);
  }
});

for (const { anchor, text } of walks)
  test(`the walk ${anchor} leads from file to file by imports`, () => {
    const steps = readSteps(text);
    for (const [index, { name, path }] of steps.entries()) {
      assert.is(name, path);
      assert.ok(existsSync(path), `${path} is gone`);
      const next = steps[index + 1]?.path;
      if (!next) continue;
      const [one, other] = [toModule(path), toModule(next)];
      const isTied = ties.has(`${one} -> ${other}`) || ties.has(`${other} -> ${one}`);
      assert.ok(isTied, `no import ties ${path} to ${next}`);
    }
  });

test('the walks name functions and types', () => {
  assert.ok(walks.flatMap(({ text }) => readSteps(text).flatMap(({ says }) => readNames(says))).length > 15);
});

for (const { anchor, text } of walks)
  test(`the walk ${anchor} names what stands in its files`, () => {
    const missing = readSteps(text).flatMap(({ path, says }) => {
      const source = readFileSync(path, 'utf8');
      return readNames(says)
        .filter(name => !isFile(name) && !source.includes(name))
        .map(name => `${path}: ${name}`);
    });
    assert.equal(missing, []);
  });

test.run();
