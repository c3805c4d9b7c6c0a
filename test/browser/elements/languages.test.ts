import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import * as ar from '../../../src/locales/ar.json';
import * as de from '../../../src/locales/de.json';
import * as ja from '../../../src/locales/ja.json';
import * as ptBr from '../../../src/locales/pt-br.json';
import { browserSuite, type Fixtures } from '../open';
import { button, dialog, moreOptions, openProduct, PRODUCT, setFault } from '../shop-page';
import { recommend } from './recommend';

const test = browserSuite('languages');

/** Records the script's files that the page requests from now on. */
function listFiles({ page }: Fixtures): string[] {
  const files: string[] = [];
  page.on('request', request => {
    const [, name] = /\/dist\/(?:\w{16}\/)?([\w.-]+)\.js/.exec(request.url()) ?? [];
    if (name) files.push(name);
  });
  return files;
}

/** Returns the element's lang and dir; empty if they are not set. */
const marks = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => `${element.getAttribute('lang') ?? ''} ${element.getAttribute('dir') ?? ''}`.trim());

/** Clicks Buy it now for a product that sells out, and waits for the dialog. */
async function fail({ page, shop }: Fixtures) {
  setFault(shop, 'out_of_stock');
  await button(page, 'buyItNow').click();
  await dialog(page).waitFor();
}

/** Returns the button's text, with the wallet's name for its logo. */
const read = (button: Element) =>
  [...button.childNodes].map(node => (node instanceof HTMLImageElement ? node.alt : node.nodeValue)).join('');

for (const { page: labels, purchase: words } of [ar, de, ja])
  test(`a page in ${labels.lang} loads the files of its language, and shows its texts on the link and the buttons`, async fixtures => {
    const { page } = fixtures;
    const files = listFiles(fixtures);
    await openProduct(fixtures, PRODUCT.standard, {
      locale: labels.lang,
      scriptLanguage: labels.lang,
      recommended: 'buy_it_now',
      cartWallets: '',
    });
    assert.is((await button(page, 'buyItNow').textContent())?.trim(), labels['buttons.buy_now']);
    const own = labels.dir === 'rtl' ? `${labels.lang} rtl` : '';
    assert.is(await marks(page, 'shopify-buy-it-now-button button'), own);
    await fail(fixtures);
    assert.is(await dialog(page).locator('h2').textContent(), words['error_dialogs.checkout.title']);
    assert.is(await dialog(page).locator('p').textContent(), words['error_dialogs.product.out_of_stock']);
    assert.is(await dialog(page).locator('.close').textContent(), words['modal.close']);
    const spoken = [`checkout.${labels.lang}`, `portable-wallets.${labels.lang}`];
    assert.equal(files.sort(), spoken);
    await recommend(fixtures, 'facebook_pay');
    assert.is((await moreOptions(page).textContent())?.trim(), labels['buttons.more']);
    const call = await page.locator('shopify-meta-pay-button button').evaluate(read);
    const expected = labels['buttons.buy_with'].replace('{wallet}', 'Meta Pay');
    assert.is(call.replace(/[\u2068\u2069]/g, ''), expected);
    assert.is(/\u2068Meta Pay\u2069/.test(call), labels.dir === 'rtl');
  });

test('Arabic texts are right to left on a page without a direction', async ({ page, shop }) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => document.documentElement.removeAttribute('dir')),
  );
  await openProduct({ page, shop }, PRODUCT.standard, {
    locale: 'ar',
    scriptLanguage: 'ar',
    recommended: 'facebook_pay',
  });
  assert.is(await page.evaluate(() => getComputedStyle(document.documentElement).direction), 'ltr');
  const button = page.locator('shopify-meta-pay-button button');
  const words = await button.evaluate(element => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild as Node);
    return range.getBoundingClientRect().x;
  });
  const logo = await button.locator('img').boundingBox();
  assert.ok(logo && logo.x < words, `the logo at ${logo?.x} stands behind the words at ${words}`);
});

test('the default file on a page in French marks its texts as Portuguese', async fixtures => {
  const { page } = fixtures;
  const files = listFiles(fixtures);
  await openProduct(fixtures, PRODUCT.standard, { locale: 'fr', recommended: 'buy_it_now', cartWallets: '' });
  assert.is((await button(page, 'buyItNow').textContent())?.trim(), ptBr.page['buttons.buy_now']);
  assert.is(await marks(page, 'shopify-buy-it-now-button button'), 'pt-BR ltr');
  await fail(fixtures);
  assert.is(
    await dialog(page).locator('p').textContent(),
    ptBr.purchase['error_dialogs.product.out_of_stock'],
  );
  for (const part of ['h2', 'p', '.icon', '.close'])
    assert.is(await marks(page, `portable-wallets-dialog ${part}`), 'pt-BR ltr', part);
  assert.equal(files.sort(), ['checkout', 'portable-wallets']);
});

test.run();
