import { readFile } from 'node:fs/promises';
import { satisfies } from 'semver';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/** The oldest Node that people run this on: of the line that `engines` begins with. */
const NODE = '20.20.0';

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
const { dependencies, engines } = await readJson('package.json');
const { packages } = await readJson('package-lock.json');

test('who installs the package installs nothing else: what the script needs is built in', () => {
  assert.is(dependencies, undefined);
});

test('every package runs on the Node that we ask for', () => {
  assert.ok(satisfies(NODE, engines.node));
  const asking = Object.entries<{ engines?: { node?: string } }>(packages);
  const others = asking.filter(([, { engines }]) => engines?.node && !satisfies(NODE, engines.node));
  assert.equal(
    others.map(([path]) => path),
    [],
  );
});

test.run();
