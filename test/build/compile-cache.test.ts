import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepCompiled } from '../../build/compile-cache.mjs';

const folder = await mkdtemp(join(tmpdir(), 'compile-cache-'));
const cache = pathToFileURL(`${folder}/cache/`);
test.after(() => rm(folder, { recursive: true }));

/** Creates a test's files, and a compiler that counts its calls. */
async function open(name: string) {
  const files = [join(folder, `${name}.graphql`), join(folder, `${name}-fragment.graphql`)] as const;
  for (const file of files) await writeFile(file, '{ shop }');
  let count = 0;
  const compile = async () => ({ code: `code ${++count}`, files: [...files] });
  return { files, read: () => keepCompiled(files[0], compile, cache) };
}

test('compiles a file once', async () => {
  const { read } = await open('once');
  assert.equal([await read(), await read()], ['code 1', 'code 1']);
});

for (const [index, what] of ['itself', 'one that went into it'].entries())
  test(`compiles a file again if ${what} has changed, and caches that`, async () => {
    const { files, read } = await open(`changed-${index}`);
    await read();
    await writeFile(files[index] as string, '{ cart }');
    assert.equal([await read(), await read()], ['code 2', 'code 2']);
  });

test('compiles a file again if one of its inputs is missing', async () => {
  const { files, read } = await open('gone');
  await read();
  await rm(files[1]);
  const compile = async () => ({ code: 'without', files: [files[0]] });
  assert.is(await keepCompiled(files[0], compile, cache), 'without');
});

test.run();
