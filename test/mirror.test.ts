import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/** What the tests' own house is built of: one driver of a browser, one fake of a kind, rooms as in `src`. */
const list = async (root: string) =>
  (await readdir(root, { recursive: true })).filter(file => /\.(tsx?|mjs|html)$/.test(file)).sort();
const files = await list('test');
const texts = new Map<string, string>();
for (const file of files) texts.set(file, await readFile(join('test', file), 'utf8'));
const holding = (pattern: RegExp) => files.filter(file => pattern.test(texts.get(file) as string));

/** Knows where playwright puts the browser that it downloads. */
const FINDER = 'run/find-browser.mjs';

test('nobody but a driver takes more of playwright than its types', () => {
  const takers = holding(/^import (?!type\b)[^;]*from 'playwright-core';/m).filter(
    file => !/^import \{( type \w+,?)+ \} from 'playwright-core';/m.test(texts.get(file) as string),
  );
  assert.equal([...new Set(takers.filter(file => file !== FINDER).map(dirname))], ['browser/drivers']);
});

/** Files of the tests that a file takes from. */
const takenBy = (file: string) =>
  [...(texts.get(file) as string).matchAll(/^(?:import|export) [^;]*?from '(\.[^']+)';/gm)].flatMap(
    ([, path]) => {
      const target = normalize(join(dirname(file), path as string));
      return files.filter(other => other.replace(/(\/index)?\.\w+$/, '') === target.replace(/\.mjs$/, ''));
    },
  );

/** What the suites are made in: they alone know which drivers play them. */
const STAGES = ['browser/drivers/browser.ts', 'browser/drivers/flow.ts'];

test('a core flow knows nothing of playwright, nor does a helper that it takes', () => {
  const flows = new Set(holding(/\bflowSuite\('/));
  assert.ok(flows.size >= 6);
  // A set that grows while it is walked through.
  for (const file of flows) for (const other of takenBy(file)) if (!STAGES.includes(other)) flows.add(other);
  assert.equal(
    [...flows].filter(file => texts.get(file)?.includes("'playwright-core'")),
    [],
  );
});

test('one configuration of a page stands for all tests', () => {
  assert.equal(holding(/: Config = \{/), ['fakes/config.ts']);
});

/** Rooms of tests, by the room of what they test. */
const ROOM = /^(core\/\w+|ui\/\w+|wallets|telemetry|debug|build)\/([^/]+)\.test\.tsx?$/;

/** Tests of no one file, with what they are about. */
const ABOUT: Record<string, string> = {
  'core/server/documents.test.ts': 'all documents, against the schema that each needs',
  'wallets/new-wallet.test.ts': 'a wallet that is not there, from its row in the registry to its order',
  'wallets/sdk-source.test.ts': 'the SDKs of all wallets, against docs/wallets.md#their-scripts',
};

const sources = new Set(
  [
    ...(await list('src')).map(file => `src/${file}`),
    ...(await list('build')).map(file => `build/${file}`),
  ].map(file => file.replace(/\.\w+$/, '')),
);

/** True where the name is a file's, or a file's with a word more for the part of it that is tested. */
function isNamed(path: string): boolean {
  if (sources.has(path)) return true;
  const shorter = path.replace(/-[^/-]+$/, '');
  return shorter !== path && isNamed(shorter);
}

for (const file of files) {
  const [, room, name] = ROOM.exec(file) ?? [];
  if (room && !ABOUT[file])
    test(`${file} is named after what it tests`, () =>
      assert.ok(isNamed(room === 'build' ? `build/${name}` : `src/${room}/${name}`)));
}

test('what is about no one file is still there', () => {
  for (const file of Object.keys(ABOUT)) assert.ok(texts.has(file), file);
});

test('no folder of the sandbox takes, on whatever way, from one that takes from it', () => {
  const arrows = new Map<string, Set<string>>();
  for (const file of files.filter(file => file.startsWith('shop/') && !file.includes('.test.'))) {
    const from = dirname(file);
    const to = takenBy(file)
      .map(dirname)
      .filter(folder => folder !== from && folder.startsWith('shop'));
    arrows.set(from, new Set([...(arrows.get(from) ?? []), ...to]));
  }
  assert.ok(arrows.size > 15);
  // What takes from nothing that is left can be taken away; who is left then stands in a circle, or takes from one.
  const left = new Map(arrows);
  for (let size = -1; size !== left.size; ) {
    size = left.size;
    for (const [from, to] of left) if (![...to].some(folder => left.has(folder))) left.delete(from);
  }
  assert.equal([...left.keys()], []);
});

test.run();
