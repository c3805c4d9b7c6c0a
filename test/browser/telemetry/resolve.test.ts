import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { dist } from '../../../build/dist.mjs';
import { runCommand } from '../../run/run-command';
import { copySources, makeTemporaryFolder } from '../copy-sources';
import { browserSuite, type Fixtures } from '../open';
import { button, closeDialog, openProduct, PRODUCT, setFault, until } from '../shop-page';
import { deliveries, watch } from './telemetry-page';

const test = browserSuite('resolved errors');

let folder = '';
const readRelease = async (of: string): Promise<string> =>
  JSON.parse(await readFile(join(of, 'manifest.json'), 'utf8')).release;

/** Folder of `npm test`'s source maps. */
const { BUILT_MAPS = '' } = process.env;

/** Folder that the pages load. */
let built = '';

/** Creates a release like an operator: from `npm test`'s build, else from the sources in two languages. @returns its name */
async function makeRelease(): Promise<string> {
  folder = BUILT_MAPS ? await makeTemporaryFolder('resolve') : await copySources('resolve', ['pt-br', 'fr']);
  built = BUILT_MAPS ? dist : join(folder, 'dist');
  const places = { DIST: built, RELEASES: join(folder, 'releases'), MAPS: BUILT_MAPS };
  const { status, stderr } = runCommand(
    'release',
    BUILT_MAPS ? ['--', '--built'] : [],
    places,
    BUILT_MAPS ? process.cwd() : folder,
  );
  assert.is(status, 0, stderr);
  return readRelease(built);
}

let building: Promise<string> | undefined;

/** Serves that release to the shop's pages. */
async function load({ page, shop }: Fixtures): Promise<string> {
  building ??= makeRelease();
  const release = await building;
  await page.route(`${shop.url}/dist/**`, route => {
    const [, path = ''] = new URL(route.request().url()).pathname.split('/dist/');
    return route.fulfill({ path: join(built, path) });
  });
  watch(shop, { otlp: true });
  return release;
}

/** Returns the output of `npm run -s release -- resolve` for the collector's input, with these options. */
async function resolve(body: unknown, ...options: string[]): Promise<string> {
  const report = join(folder, `report-${Math.random()}.json`);
  await writeFile(report, typeof body === 'string' ? body : JSON.stringify(body));
  const { status, stdout, stderr } = runCommand('release', ['--', 'resolve', report, ...options], {
    RELEASES: join(folder, 'releases'),
  });
  return status ? stderr : stdout;
}

/** Returns the line of a text in a source, in the format of a resolved stack. */
async function placeOf(file: string, line: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const index = lines.findIndex(text => text.includes(line));
  assert.ok(index >= 0, `${file} has no ${line}`);
  return `${file}:${index + 1}:`;
}

test('resolves a report of a page in French to the line that threw, with its code', async fixtures => {
  const { page, shop, expect } = fixtures;
  expect(/^\[portable-wallets\]/);
  await load(fixtures);
  await openProduct(fixtures, PRODUCT.standard, { scriptLanguage: 'fr' });
  await page
    .locator('shopify-accelerated-checkout')
    .evaluate(element => element.removeAttribute('buyer-currency'));
  await until(() => deliveries(shop, 'errors').length, 'the error is reported');
  const text = await resolve(deliveries(shop, 'errors')[0]?.body);
  assert.match(text, /^DeveloperError: invalid-webcomponent/);
  const place = await placeOf('src/core/page/attributes.ts', 'throw new DeveloperError(');
  const line = text.split('\n').find(other => other.includes(place));
  assert.match(line ?? text, 'new DeveloperError(');
  assert.not.match(text, /\.fr\.js/);
});

test('resolves a log of a purchase in French to the line in a lazy file', async fixtures => {
  const { page, shop, expect } = fixtures;
  expect(/^\[portable-wallets\]/);
  const release = await load(fixtures);
  setFault(shop, 'html', ['cartCreate']);
  await openProduct(fixtures, PRODUCT.standard, { scriptLanguage: 'fr', recommended: 'buy_it_now' });
  await button(page, 'buyItNow').click();
  await closeDialog(page);
  await until(() => deliveries(shop, 'logs').length, 'the log is written');
  const text = await resolve(deliveries(shop, 'logs')[0]?.body, '--release', release);
  assert.match(text, /^\w+: .*\n {4}at src\/core\/[\w/-]+\.ts:\d+:\d+ {2}\S/);
});

test('resolves a copied stack by its own release, and keeps foreign lines', async fixtures => {
  const release = await load(fixtures);
  const first = await readFile(join(built, 'portable-wallets.fr.js'), 'utf8');
  const before = first.slice(0, first.indexOf('No base URL')).split('\n');
  const [lines, column] = [before.length, (before.at(-1) ?? '').length];
  const text = await resolve(
    `at x (https://cdn.example/${release}/portable-wallets.fr.js:${lines}:${column})\nat y (https://shop.example/theme.js:1:2)`,
  );
  assert.match(text, `at x (${await placeOf('src/core/platform/load-lazy.ts', 'No base URL')}`);
  assert.match(text, 'at y (https://shop.example/theme.js:1:2)');
});

test('prints that a release has no source maps, and uses no others', async fixtures => {
  const release = await load(fixtures);
  const told = await resolve('at x (https://cdn.example/0123456789abcdef/cart.js:1:2)');
  assert.match(told, /The release 0123456789abcdef has no source maps/);
  assert.match(told, release);
});

test.run();
