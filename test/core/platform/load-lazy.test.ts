import '../../run/dom';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { loadLazy } from '../../../src/core/platform/load-lazy';
import { loadOnce } from '../../../src/core/platform/load-once';
import { script } from '../../../src/core/platform/script';
import { stub, test } from '../../run/suite';

/** A folder of bundles that replaces the CDN. */
const folder = await mkdtemp(join(tmpdir(), 'lazy-'));
test.after(() => rm(folder, { recursive: true, force: true }));

test('loads a bundle once for concurrent calls', async () => {
  const links: unknown[] = [];
  stub(globalThis, { links });
  const code = "export default table => ({ number: links.push(table) }); export const release = '.'";
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'linked.js'), code);
  stub(script, { base: pathToFileURL(`${folder}/`).href });
  const [one, other] = await Promise.all([loadLazy('linked'), loadLazy('linked')]);
  assert.is(one, other);
  assert.equal(await loadLazy('linked'), { number: 1 });
});

test('loads again after a failure', async () => {
  let attempts = 0;
  const load = async () => {
    if (!attempts++) throw new Error('offline');
    return 'here';
  };
  assert.is(await loadOnce('test/b', load).catch(error => error.message), 'offline');
  assert.is(await loadOnce('test/b', load), 'here');
  await loadOnce('test/b', load);
  assert.is(attempts, 2);
});

test.run();
