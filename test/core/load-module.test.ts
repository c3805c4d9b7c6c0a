import '../setup/dom';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkBase, loadModule } from '../../src/core/load-module';
import { script } from '../../src/core/script';

/** A folder of modules in place of the CDN's. */
const folder = await mkdtemp(join(tmpdir(), 'modules-'));
const base = pathToFileURL(`${folder}/`).href;
await mkdir(join(folder, 'wallets'));

const MODULES: Record<string, string> = {
  fine: 'export default () => import.meta.url',
  // Fails at its first URL, as a module whose failure the browser keeps.
  late: "if (!import.meta.url.endsWith('?r=1')) throw new Error('first'); export default () => import.meta.url",
  broken: "throw new Error('broken ' + new URL(import.meta.url).search); export default () => ''",
};
await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
for (const [name, text] of Object.entries(MODULES))
  await writeFile(join(folder, 'wallets', `${name}.js`), text);

const { base: before } = script;
test.before.each(() => {
  script.base = base;
});
test.after(async () => {
  script.base = before;
  await rm(folder, { recursive: true, force: true });
});

const urlOf = async (name: string) => {
  const { default: create } = await loadModule<{ default(): string }>(`wallets/${name}`);
  return create().slice(base.length);
};

test('loads a module from beside the bundle', async () => {
  assert.is(await urlOf('fine'), 'wallets/fine.js');
});

test('tries once more with another URL', async () => {
  assert.is(await urlOf('late'), 'wallets/late.js?r=1');
});

test('rejects with the second failure', async () => {
  const message = await loadModule<never>('wallets/broken').catch(error => error.message);
  assert.is(message, 'broken ?r=1');
});

test('says what to do where it knows no folder', () => {
  script.base = undefined;
  assert.throws(checkBase, /^.*No base URL for the files beside the script: .*data-base/s);
  script.base = base;
  checkBase();
});

test.run();
