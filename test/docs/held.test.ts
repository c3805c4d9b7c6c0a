import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The pages for people who use the script: what these say somebody relies on. */
const PAGES = [
  'docs/embedding.md',
  'docs/package.md',
  'docs/wallets.md',
  'docs/styling.md',
  'docs/languages.md',
  'docs/operations.md',
];

/** The chapters of a page, each from its heading on. */
const chaptersOf = (page: string) =>
  readFileSync(page, 'utf8')
    .split(/^(?=## )/m)
    .slice(1);

for (const page of PAGES)
  test(`${page} names for each chapter a test that holds it`, () => {
    assert.ok(chaptersOf(page).length > 1);
    for (const chapter of chaptersOf(page)) {
      const [held = ''] = /^Held by .*?\.$/ms.exec(chapter) ?? [];
      const tests = held.match(/test\/[\w/.-]+\.test\.tsx?/g) ?? [];
      assert.ok(tests.length > 0, chapter.split('\n')[0]);
      assert.equal(
        tests.filter(file => !existsSync(file)),
        [],
      );
    }
  });

test('every command that a page names is there', () => {
  for (const page of [...PAGES, 'README.md', 'CONTRIBUTING.md']) {
    const named = [...readFileSync(page, 'utf8').matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(
      ([, name]) => name,
    );
    assert.equal(
      named.filter(name => !Object.hasOwn(scripts, name ?? '')),
      [],
      page,
    );
  }
});

test('CONTRIBUTING.md names every command but what npm runs itself', () => {
  const page = readFileSync('CONTRIBUTING.md', 'utf8');
  const isNamed = (name: string) => new RegExp(`\`npm (?:run )?(?:-s |ci && npm )?${name}\\b`).test(page);
  assert.equal(
    Object.keys(scripts).filter(name => !isNamed(name)),
    ['prepack'],
  );
});

test('every part of the tests that the README names has some', () => {
  const named = [...readFileSync('README.md', 'utf8').matchAll(/npm run browser -- (\w+)/g)].map(
    ([, name]) => name,
  );
  assert.ok(named.length > 2);
  for (const name of named) assert.ok(existsSync(`test/browser/${name}`), name);
});

test('CONTRIBUTING.md says of each heavy suite what it plays', () => {
  const [, suites = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split(/^### Heavy suites$/m);
  const rows = [
    ...suites
      .split(/^### /m, 1)
      .join()
      .matchAll(/^\| `([\w-]+)` \|/gm),
  ].map(([, name]) => `${name}.ts`);
  assert.equal(rows.sort(), readdirSync('test/soak').sort());
});

test.run();
