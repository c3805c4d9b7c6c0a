import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DEAR, RUNNER, TESTED } from '../run/commands';
import { STEPS } from '../run/steps.mjs';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const docs = readdirSync('docs').filter(name => name.endsWith('.md'));
const PAGES = ['README.md', 'CONTRIBUTING.md', ...docs.map(name => `docs/${name}`)];
const steps = STEPS.flat().flatMap(({ script, plays = [] }) => [script, ...plays]);
const played = [...Object.keys(TESTED), ...Object.keys(DEAR), ...steps, RUNNER];

/** What of npm itself and of packages the pages name, with what runs it. */
const OTHERS: Record<string, string> = {
  'npm ci': 'test/soak/commands.ts',
  'npm install': 'test/soak/package.ts',
  'npx portable-wallets': 'test/soak/package.ts',
  'npx esbuild': 'test/docs/serve.test.ts',
};

for (const page of PAGES)
  test(`each command that ${page} names is run by a test or by a heavy suite`, () => {
    const text = readFileSync(page, 'utf8');
    const named = [...text.matchAll(/\bnpm\s+run\s+(?:-s\s+)?([\w:-]+)/g)].map(([, name = '']) => name);
    const short = [...text.matchAll(/\b(?:npm|npx) (?!run\b|package\b)[\w-]+/g)].map(([name]) => name);
    const own = short.map(name => name.replace(/^npm (start|test)$/, '$1'));
    assert.equal(
      [...named, ...own].filter(name => !played.includes(name) && !Object.hasOwn(OTHERS, name)),
      [],
    );
  });

test('each command of package.json is in one list of those that are run, and none that it hasn’t got', () => {
  assert.equal(played.toSorted(), Object.keys(scripts).sort());
});

test('the test that a command names runs it', () => {
  for (const file of Object.values(OTHERS)) assert.ok(existsSync(file), file);
  for (const [name, file] of Object.entries(TESTED)) {
    const [path = ''] = /[\w/-]+\.(mjs|ts)$/.exec(scripts[name] ?? '') ?? [];
    const text = readFileSync(file, 'utf8');
    assert.ok(text.includes(`'${name}'`) || text.includes(`'${path}'`), `${file} doesn’t run ${name}`);
  }
});

test('what builds each commit runs the command of a newcomer', () => {
  assert.match(readFileSync('.ci/run', 'utf8'), /\nnpm ci\nnpm test\n$/);
});

test.run();
