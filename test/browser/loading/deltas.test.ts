import { appendFile, cp } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { dist } from '../../../build/dist.mjs';
import { toRollOut } from '../../../build/snippets.mjs';
import { NEXT, readReleases } from '../../../sandbox/pages/theme/assets';
import { createShop } from '../../../sandbox/server/server';
import { createTempFolder } from '../../fakes/temp-folder';
import { browserSuite, FAILED_REQUEST, type Fixtures } from '../open';
import { button, openSheet, pay, release, until } from '../shop-page';

const test = browserSuite('deltas');

/** Largest delta of a release that differs from the one before only in its name. */
const DELTA_MAX = 500;

/** Opens a product page of the current release, or of the next one. */
async function open({ page, shop }: Pick<Fixtures, 'page' | 'shop'>, isNext: boolean) {
  await page.addInitScript(
    place => sessionStorage.setItem('portable-wallets-place', place),
    isNext ? '0' : '99',
  );
  await page.goto(`${shop.url}/products/cafe-da-serra?script=roll-out`);
  await button(page, 'googlePay').waitFor();
}

/** Returns the encoded bytes of each file of a release that the page has loaded. */
const readBytes = (
  { page }: Pick<Fixtures, 'page'>,
  name: string,
): Promise<[file: string, bytes: number][]> =>
  page.evaluate(
    name =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(entry => entry.name.includes(`/${name}/`) && entry.name.endsWith('.js'))
        .map(entry => [entry.name, entry.encodedBodySize]),
    name,
  );

test('the files of the next release arrive as deltas of those that the visitor has, and sell', async fixtures => {
  const { page } = fixtures;
  await open(fixtures, false);
  await openSheet(page);
  assert.ok((await readBytes(fixtures, release)).length > 2);
  await open(fixtures, true);
  await openSheet(page);
  const loaded = await readBytes(fixtures, NEXT);
  assert.ok(loaded.length > 2);
  for (const [file, bytes] of loaded) assert.ok(bytes > 0 && bytes < DELTA_MAX, `${file}: ${bytes} B`);
  await pay(fixtures);
});

test('a visitor with another file than the server gets the whole file', async fixtures => {
  const { page } = fixtures;
  const folder = createTempFolder({});
  await cp(dist, folder, { recursive: true });
  const shop = await createShop({ dist: pathToFileURL(`${folder}/`) });
  try {
    await open({ page, shop }, false);
    await appendFile(`${folder}/${release}/portable-wallets.js`, '// Another file.\n');
    await open({ page, shop }, true);
    const [[file, bytes] = ['', 0]] = await readBytes(fixtures, NEXT);
    assert.match(file, 'portable-wallets.js');
    assert.ok(bytes > 10_000 && bytes < 25_000, `${bytes} B of brotli`);
  } finally {
    await page.goto(`${fixtures.shop.url}/theme/theme.css`);
    await shop.close();
  }
});

test('integrity is checked after a delta is decoded', async fixtures => {
  const { page, shop, expect } = fixtures;
  expect(FAILED_REQUEST);
  expect(/integrity/);
  await open(fixtures, false);
  const { current, next } = (await readReleases('portable-wallets.js')) ?? {};
  if (!current || !next) throw new Error('Nothing is built: node build.mjs');
  const toFirst = (url: string, integrity: string) => ({ url: `${shop.url}/dist/${url}`, integrity });
  const wrong = toFirst(next.url, current.integrity);
  const lines = toRollOut(wrong, { ...wrong, url: `${wrong.url}?` }, 0);
  shop.store.pages.set('/wrong', { markup: `<!doctype html>${lines}<shopify-accelerated-checkout>` });
  const blocked = page.waitForEvent('console', message => /integrity/.test(message.text()));
  await page.goto(`${shop.url}/wrong`);
  await blocked;
  await until(async () => (await readBytes(fixtures, NEXT)).length, 'the delta is loaded');
  assert.not(await page.evaluate(() => !!customElements.get('shopify-accelerated-checkout')));
});

test.run();
