import { readFile } from 'node:fs/promises';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { build } from 'esbuild';
import * as assert from 'uvu/assert';
import { buildLinked, createBundles, listWalletBundles, options } from '../../build/bundles.mjs';
import { dist } from '../../build/dist.mjs';
import { rows } from '../../build/registry.mjs';
import { createTempFolder } from '../fakes/temp-folder';
import { test } from '../run/suite';

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
const text = await readFile(`${dist}/bom.cdx.json`, 'utf8');
const bom = JSON.parse(text);

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses: { license: { id: string } }[];
  hashes: { alg: string; content: string }[];
}
const components: Component[] = bom.components;

test('is valid by the schema of CycloneDX', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
  assert.is(await validator.validate(text), null);
  assert.ok(await validator.validate(text.replace('"library"', '"script"')));
});

test('lists the packages with bytes in any bundle, and no others', async () => {
  const plugins = options.plugins.filter(({ name }) => name !== 'minify');
  const bundles = createBundles({ ...options, plugins }, createTempFolder(), listWalletBundles(rows));
  const built = await buildLinked(bundles, build);
  const inputs = built.flatMap(({ metafile }) => Object.values(metafile?.outputs ?? {}));
  const paths = inputs.flatMap(each =>
    Object.entries(each.inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput ? path : [])),
  );
  const names = paths.flatMap(path => /.*node_modules\/((@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  assert.ok(names.includes('preact'));
  assert.equal(components.map(({ name }) => name).sort(), [...new Set(names)].sort());
});

test('has the version, the licence and the hash of each package', async () => {
  const { packages } = await readJson('package-lock.json');
  for (const { name, version, purl, licenses, hashes } of components) {
    const installed = await readJson(`node_modules/${name}/package.json`);
    const { integrity } = packages[`node_modules/${name}`];
    assert.is(version, installed.version, name);
    assert.is(purl, `pkg:npm/${name.replace('@', '%40')}@${version}`);
    assert.equal(licenses, [{ license: { id: installed.license } }], name);
    const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
    assert.equal(hashes, [{ alg: 'SHA-512', content }], name);
  }
});

test('names its release', async () => {
  const { release } = await readJson(`${dist}/manifest.json`);
  const { version } = await readJson('package.json');
  assert.is(bom.metadata.component.version, `${version}+${release}`);
});

test.run();
