import '../../run/dom';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { MODULE_RETRY_URLS } from '../../../src/core/platform/constants';
import type { DeveloperError } from '../../../src/core/platform/errors';
import { assertBaseUrl, loadLazy } from '../../../src/core/platform/load-lazy';
import { script } from '../../../src/core/platform/script';
import { fakeClock } from '../../fakes/fake-clock';
import { createTempFolder, writeFiles } from '../../fakes/temp-folder';
import { stub, test } from '../../run/suite';

/** A folder of bundles that replaces the CDN. */
const folder = createTempFolder({ 'package.json': '{ "type": "module" }' });
const base = pathToFileURL(`${folder}/`).href;

const BUNDLES: Record<string, string> = {
  fine: 'export default () => import.meta.url',
  foreign: "export default () => ''; export const release = 'another'",
  older: "export default () => ''; export const release = undefined",
  // Fails at its first URL, like a bundle whose failure the browser caches.
  late: "if (!import.meta.url.includes('?r=')) throw new Error('first'); export default () => import.meta.url",
  linked: 'export default table => ({ number: links.push(table) })',
  hanging: 'await new Promise(() => {}); export default () => {}',
  broken: 'queries.push(new URL(import.meta.url).search); throw new Error("broken " + queries.at(-1))',
};
/** Query strings of the requests for the broken bundle. */
const queries: string[] = [];
/** Tables with which a bundle was linked. */
const links: unknown[] = [];
stub(globalThis, { queries, links });

for (const [name, text] of Object.entries(BUNDLES)) {
  const signed = text.includes('release') ? text : `${text}; export const release = '.'`;
  writeFiles(folder, { [`wallets/${name}.js`]: signed });
}

test.before.each(() => void stub(script, { base }));

const messageOf = (name: string) => loadLazy<string>(`wallets/${name}`).catch(error => error.message);
/** Returns the path from which a bundle was loaded. */
const pathOf = async (name: string) => (await loadLazy<string>(`wallets/${name}`)).slice(base.length);

test('loads a bundle from the folder of the script', async () => {
  assert.is(await pathOf('fine'), 'wallets/fine.js');
});

test('loads and links a bundle once for concurrent calls', async () => {
  const [one, other] = await Promise.all([loadLazy('wallets/linked'), loadLazy('wallets/linked')]);
  assert.is(one, other);
  assert.equal(await loadLazy('wallets/linked'), { number: 1 });
});

test('retries once with another URL', async () => {
  assert.match(await pathOf('late'), /^wallets\/late\.js\?r=\d+$/);
});

test('rejects with the first error, whose message is the same on each call', async () => {
  for (let times = 0; times < 2; times++) assert.is(await messageOf('broken'), 'broken ');
});

test('retries each later load with a new URL, because a browser may cache the last failure', async () => {
  const before = queries.length;
  for (let times = 0; times < 2; times++) await messageOf('broken');
  const [one, other] = queries.slice(before).filter(Boolean);
  assert.match(one ?? '', /^\?r=\d+$/);
  assert.is.not(one, other);
});

for (const name of ['foreign', 'older'])
  test(`rejects a bundle of another release: ${name}`, async () => {
    assert.is(await messageOf(name), 'moduleNotLoaded');
  });

test('uses few URLs for retries, so that a page can list them all', async () => {
  for (let times = 0; times < 3 * MODULE_RETRY_URLS; times++) await messageOf('broken');
  const expected = Array.from({ length: MODULE_RETRY_URLS }, (_, index) => `?r=${index + 1}`);
  assert.equal([...new Set(queries)].sort(), ['', ...expected]);
});

test("times out a load, retries once, and rejects within a request's timeout", async () => {
  const clock = fakeClock();
  let message: string | undefined;
  void messageOf('hanging').then(text => {
    message = text;
  });
  await clock.advance(13_999);
  assert.is(message, undefined);
  await clock.advance(1);
  assert.is(message, 'moduleNotLoaded');
});

test('throws a developer error without a known folder', () => {
  script.base = undefined;
  assert.throws(
    assertBaseUrl,
    ({ code, message }: DeveloperError) => code === 'invalid-script-tag' && message === 'No base URL.',
  );
  script.base = base;
  assertBaseUrl();
});

test.run();
