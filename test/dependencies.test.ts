import { readFile } from 'node:fs/promises';
import { satisfies } from 'semver';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/** The oldest supported Node: the line that `engines` starts with. */
const NODE = '20.20.0';

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
const { dependencies, engines } = await readJson('package.json');
const { packages } = await readJson('package-lock.json');

test('the package has no dependencies, because everything is bundled', () => {
  assert.is(dependencies, undefined);
});

test('every package supports the required Node version', () => {
  assert.ok(satisfies(NODE, engines.node));
  const asking = Object.entries<{ engines?: { node?: string } }>(packages);
  const others = asking.filter(([, { engines }]) => engines?.node && !satisfies(NODE, engines.node));
  assert.equal(
    others.map(([path]) => path),
    [],
  );
});

test.run();
