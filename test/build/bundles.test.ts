import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
import * as assert from 'uvu/assert';
import { toBundles, toModules, toWordless } from '../../build/bundles.mjs';
import { devOptions } from '../../build/dev-build.mjs';
import { options } from '../../build/options.mjs';
import { rows } from '../../build/registry.mjs';
import { RELEASE } from '../../build/write-manifest.mjs';
import { testPay } from '../fakes/test-pay-row';
import { test } from '../run/suite';

/** A browser test buys with this wallet in a build for development: here is what a release has besides. */
const modules = toModules({ ...rows, test_pay: testPay });
let folder = '';

test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundles-'));
});
test.after(() => rm(folder, { recursive: true }));

test('a release has the file of each row, in every language and in its manifest', () => {
  const { sides } = toBundles(options, folder, modules);
  assert.ok(sides.entryPoints.includes('src/wallets/test-pay.ts'));
  assert.is(sides.entryPoints.length, toModules(rows).length + 1);
  assert.ok(toWordless(modules).includes('wallets/test-pay.js'));
});

test('the file of a new wallet is minified, signed with its release, and a wallet still', async () => {
  const { sides } = toBundles(options, folder, modules);
  await build({ ...sides, entryPoints: ['test/fakes/test-pay.js'] });
  const file = join(folder, 'wallets/test-pay.js');
  assert.ok(!(await readFile(file, 'utf8')).includes('\n  '));
  const { release, default: createWallet } = await import(pathToFileURL(file).href);
  assert.is(release, RELEASE);
  const wallet = createWallet({});
  assert.equal(wallet.parameters, { test_pay: 'true' });
  for (const step of ['prepare', 'mount', 'start']) assert.type(wallet[step], 'function');
});

test('what a view loads before a click has its functions compiled at once, and no file of a purchase has', async () => {
  const { first, laters } = toBundles(options, folder, modules);
  const sign = '//# allFunctionsCalledOnLoad';
  const told = [first, ...laters].filter(({ banner }) => banner.js.includes(sign));
  assert.equal(told.map(({ outfile }) => basename(outfile, '.js')).sort(), [
    'brand',
    'cart',
    'cart-elements',
    'checkout-element',
    'portable-wallets',
    'sdk',
  ]);
  const last = told.at(-1) ?? first;
  await build(last);
  assert.ok((await readFile(last.outfile, 'utf8')).startsWith(`${sign}\n`));
});

test('each file of a build for development, which minifies no name, is a script', async () => {
  const { first, laters, sides, asked } = toBundles(devOptions, folder, modules);
  const known = { ...sides, entryPoints: toModules(rows).map(name => `src/wallets/${name}.ts`) };
  for (const bundle of [first, ...laters, known, asked]) {
    const { outputFiles } = await build({ ...bundle, sourcemap: false, write: false });
    for (const { path, text } of outputFiles)
      if (path.endsWith('.js')) await transform(text).catch(error => assert.unreachable(`${path}: ${error}`));
  }
});

test.run();
