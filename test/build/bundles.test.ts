import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
import * as assert from 'uvu/assert';
import {
  buildLinked,
  createBundles,
  listLanguageNeutralFiles,
  listWalletBundles,
  options,
} from '../../build/bundles.mjs';
import { devOptions } from '../../build/dev.mjs';
import { RELEASE } from '../../build/dist.mjs';
import { rows } from '../../build/registry.mjs';
import { createTempFolder } from '../fakes/temp-folder';
import { testPay } from '../fakes/test-pay-row';
import { test } from '../run/suite';

/** A browser test buys with this wallet in a development build. These tests cover the rest of a release. */
const modules = listWalletBundles({ ...rows, test_pay: testPay });
const folder = createTempFolder();

test('a release has the file of each row in every language and in its manifest', () => {
  const { wallets } = createBundles(options, folder, modules);
  assert.is(wallets.entryPoints['test-pay'], 'src/wallets/test-pay/index.ts');
  assert.is(Object.keys(wallets.entryPoints).length, listWalletBundles(rows).length + 1);
  assert.ok(listLanguageNeutralFiles(modules).includes('wallets/test-pay.js'));
});

test('the file of a new wallet is minified, stamped with its release, and still a wallet', async () => {
  const { linker, scan, wallets } = createBundles(options, folder, modules);
  await linker.begin(() => build(scan));
  await build({ ...wallets, entryPoints: ['test/fakes/test-pay.js'] });
  const file = join(folder, 'wallets/test-pay.js');
  assert.ok(!(await readFile(file, 'utf8')).includes('\n  '));
  const { release, default: link } = await import(pathToFileURL(file).href);
  assert.is(release, RELEASE);
  const wallet = link([]).default({});
  assert.equal(wallet.parameters, { test_pay: 'true' });
  for (const step of ['prepare', 'mount', 'start']) assert.type(wallet[step], 'function');
});

test('files loaded before a click compile their functions eagerly, and no purchase file does', async () => {
  const { linker, scan, first, lazy } = createBundles(options, folder, modules);
  const sign = '//# allFunctionsCalledOnLoad';
  const stamped = [first, ...lazy].filter(({ banner }) => banner.js.includes(sign));
  const names = stamped.map(({ outfile }) => basename(outfile, '.js'));
  assert.equal(names.sort(), ['cart', 'checkout-element', 'portable-wallets']);
  const last = stamped.at(-1) ?? first;
  await linker.begin(() => build(scan));
  await build(last);
  assert.ok((await readFile(last.outfile, 'utf8')).startsWith(`${sign}\n`));
});

test('each file of a development build, which minifies no name, is a script without imports', async () => {
  const bundles = createBundles(
    { ...devOptions, sourcemap: false as never },
    folder,
    listWalletBundles(rows),
  );
  const built = await buildLinked(bundles, bundle => build({ ...bundle, write: false }));
  const files = built.flatMap(({ outputFiles = [] }) => outputFiles);
  assert.ok(files.length > listWalletBundles(rows).length);
  for (const { path, text } of files) {
    await transform(text).catch(error => assert.unreachable(`${path}: ${error}`));
    assert.not.match(text, /^import\b/m, path);
  }
});

test.run();
