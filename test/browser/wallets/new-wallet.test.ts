import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { createShop } from '../../../sandbox/server/server';
import { testPay } from '../../fakes/test-pay-row';
import { copySources } from '../copy-sources';
import { browserSuite } from '../open';
import { calls, dialog, openProduct, setFault, untilCheckout } from '../shop-page';
import { assertTaken, counted, untilCounted, watch } from '../telemetry/telemetry-page';

const test = browserSuite('a new wallet');
const HEAD = 'export const rows: Record<string, RegistryRow> = {';

let project = '';

/** Creates only a development build, and exits instead of watching. */
const BUILD = `import { createDevBuild } from './build/dev.mjs';
await (await createDevBuild('dist', [])).build();
process.exit();`;

/** Builds the sources with one file and one row more. test/build/bundles.test.ts covers the rest of a release. */
async function build(): Promise<void> {
  project = await copySources('new-wallet', ['pt-br']);
  const wallet = await readFile('test/fakes/test-pay.js', 'utf8');
  const folder = join(project, 'src/wallets/test-pay');
  await mkdir(folder);
  await writeFile(join(folder, 'index.ts'), wallet.replaceAll('../../src/', '../../'));
  const file = join(project, 'src/wallets/registry.ts');
  const source = await readFile(file, 'utf8');
  assert.ok(source.includes(HEAD));
  await writeFile(file, source.replace(HEAD, `${HEAD} test_pay: ${JSON.stringify(testPay)},`));
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: project });
}

let building: Promise<void> | undefined;

/** Opens a product that recommends the wallet, in a shop that serves that build. */
async function openTestPay(page: Page) {
  building ??= build();
  await building;
  const shop = await createShop({ dist: pathToFileURL(join(project, 'dist/')) });
  page.once('close', () => shop.close());
  watch(shop);
  await openProduct({ page, shop });
  await page
    .locator('shopify-accelerated-checkout')
    .evaluate(element => element.setAttribute('recommended', '{"name":"test_pay","wallet_params":{}}'));
  return { shop, button: page.locator('test-pay-button button') };
}

test('one folder and one row are enough: it pays, has metrics under its name, and has a logo', async ({
  page,
}) => {
  const { shop, button } = await openTestPay(page);
  assert.is(await button.textContent(), 'Comprar com Test Pay');
  // This wallet redirects at once without a sheet, so telemetry must load before.
  await untilCounted(shop, 'wallet.rendered', { instrument: 'TestPay' });
  await button.click();
  await page.waitForURL(/\/thank-you\//);
  assert.is(shop.store.orders.length, 1);
  for (const call of calls(shop)) assert.is(call.headers['x-wallet-name'], 'TestPay', call.operation);
  await untilCounted(shop, 'finish', { instrument: 'TestPay', action: 'complete' });
  for (const name of ['wallet.loaded', 'wallet.rendered', 'click', 'opened'])
    assert.is(counted(shop, name, { instrument: 'TestPay' }), 1, name);
  assertTaken(shop);
  for (const background of ['light', 'dark'])
    assert.match(
      await readFile(join(project, `dist/logos/test-pay-${background}.svg`), 'utf8'),
      '<title>Test Pay</title>',
    );
});

test('its errors contain its name', async ({ page }) => {
  const { shop, button } = await openTestPay(page);
  setFault(shop, 'submit_failed');
  await button.click();
  await dialog(page).waitFor();
  assert.is(await dialog(page).locator('h2').textContent(), 'Não foi possível pagar com Test Pay');
});

test('it redirects to the checkout with its own parameters', async ({ page }) => {
  const { shop, button } = await openTestPay(page);
  setFault(shop, 'not_ready');
  await button.click();
  assert.equal((await untilCheckout(page)).sort(), ['test_pay=true', 'wallet_cart_not_ready=true']);
});

test.run();
