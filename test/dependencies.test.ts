import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { aliases } from '../build/aliases.mjs';

/** The oldest Node that people run this on: of the line that `engines` begins with. */
const NODE = '20.20.0';

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
const { dependencies, devDependencies, engines, overrides } = await readJson('package.json');
const { packages } = await readJson('package-lock.json');

const files = (await readdir('src', { recursive: true })).filter(file => /\.tsx?$/.test(file));
const texts = await Promise.all(files.map(file => readFile(join('src', file), 'utf8')));
const imported = new Set(
  texts.flatMap(text => [...text.matchAll(/ from '([^.'][^']*)';/g)].map(([, path]) => path as string)),
);

/** All that stands in the script besides our own code. */
const BUNDLED = ['@preact/signals', '@urql/core', 'preact', 'urql', 'wonka'];

test('the script imports these packages, declares each, and no other', () => {
  const names = [...imported].map(path => (aliases[path] ?? path).match(/^(@[^/]+\/)?[^/]+/)?.[0] as string);
  assert.equal([...new Set(names)].sort(), BUNDLED);
  for (const name of BUNDLED) assert.ok(devDependencies[name], name);
});

test('who installs the package installs nothing else: what the script needs is built in', () => {
  assert.is(dependencies, undefined);
});

test('CONTRIBUTING.md says of each override what it is for', async () => {
  const [, page = ''] = (await readFile('CONTRIBUTING.md', 'utf8')).split('\n| override | why |\n');
  const [table = ''] = page.split('\n\n');
  const named = Object.entries<string | object>(overrides).flatMap(([name, override]) =>
    typeof override === 'string' ? [name] : [name, ...Object.keys(override)],
  );
  assert.ok(named.length > 5);
  assert.equal(
    named.filter(name => !table.includes(`\`${name}\``)),
    [],
  );
});

test('every package runs on the Node that we ask for', () => {
  assert.ok(satisfies(NODE, engines.node));
  const asking = Object.entries<{ engines?: { node?: string } }>(packages);
  assert.ok(asking.length > 100);
  const others = asking.filter(([, { engines }]) => engines?.node && !satisfies(NODE, engines.node));
  assert.equal(
    others.map(([path]) => path),
    [],
  );
});

test.run();
