import { existsSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { imports } from './run/source-imports';
import { readChapters } from './specification/document';

const chapters = readChapters('docs/architecture.md');
const walks = chapters.filter(({ level, anchor }) => level === 3 && anchor.startsWith('from-'));

/** A path without what an import may leave out of it. */
const toModule = (path: string) => path.replace(/^src\//, '').replace(/(\/index)?\.tsx?$/, '');
const ties = new Set(imports.map(({ from, to }) => `${toModule(from)} -> ${toModule(to)}`));

/** The files of a walk, each by the link that its step begins with. */
const readSteps = (text: string) =>
  [...text.matchAll(/^\d+\. \[`([^`]+)`\]\(\.\.\/([^)]+)\)/gm)].map(([, name, path]) => ({ name, path }));

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
    for (const [index, { name = '', path = '' }] of steps.entries()) {
      assert.is(name, path);
      assert.ok(existsSync(path), `${path} is gone`);
      const next = steps[index + 1]?.path;
      if (!next) continue;
      const [one, other] = [toModule(path), toModule(next)];
      const isTied = ties.has(`${one} -> ${other}`) || ties.has(`${other} -> ${one}`);
      assert.ok(isTied, `no import ties ${path} to ${next}`);
    }
  });

test.run();
