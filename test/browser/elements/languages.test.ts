import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { texts as ar } from '../../../src/core/labels/ar';
import { texts as de } from '../../../src/core/labels/de';
import { texts as ja } from '../../../src/core/labels/ja';
import { texts as ptBr } from '../../../src/core/labels/pt-br';
import { texts as arWords } from '../../../src/core/words/ar';
import { texts as deWords } from '../../../src/core/words/de';
import { texts as jaWords } from '../../../src/core/words/ja';
import { texts as ptBrWords } from '../../../src/core/words/pt-br';
import { browserSuite, type Stage } from '../drivers/browser';
import { button, dialog, moreOptions, openProduct, PRODUCT, setFault } from '../drivers/shop-page';
import { recommend } from './recommend';

const test = browserSuite('languages');

const LANGUAGES = [
  { labels: ar, words: arWords },
  { labels: de, words: deWords },
  { labels: ja, words: jaWords },
];

/** The files of the script that the page asks for from now on. */
function listFiles({ page }: Stage): string[] {
  const files: string[] = [];
  page.on('request', request => {
    const [, name] = /\/dist\/(?:\w{16}\/)?([\w.-]+)\.js/.exec(request.url()) ?? [];
    if (name) files.push(name);
  });
  return files;
}

/** What an element says of its language; empty where it leaves that to the page. */
const marks = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => `${element.getAttribute('lang') ?? ''} ${element.getAttribute('dir') ?? ''}`.trim());

/** Clicks Buy it now for what the server says it hasn't any more, and waits for the dialog. */
async function fail({ page, shop }: Stage) {
  setFault(shop, 'out_of_stock');
  await button(page, 'buyItNow').click();
  await dialog(page).waitFor();
}

/** The button's text, with the wallet's name where its logo stands. */
const read = (button: Element) =>
  [...button.childNodes].map(node => (node instanceof HTMLImageElement ? node.alt : node.nodeValue)).join('');

for (const { labels, words } of LANGUAGES)
  test(`a page in ${labels.lang} loads the files of its language, and shows its words, on the link and the wallets’ buttons too`, async stage => {
    const { page } = stage;
    const files = listFiles(stage);
    await openProduct(stage, PRODUCT.usual, {
      locale: labels.lang,
      words: labels.lang,
      recommended: 'buy_it_now',
      cartWallets: '',
    });
    assert.is((await button(page, 'buyItNow').textContent())?.trim(), labels['buttons.buy_now']);
    const own = labels.dir === 'rtl' ? `${labels.lang} rtl` : '';
    assert.is(await marks(page, 'shopify-buy-it-now-button button'), own);
    await fail(stage);
    assert.is(await dialog(page).locator('h2').textContent(), words['error_dialogs.checkout.title']);
    assert.is(await dialog(page).locator('p').textContent(), words['error_dialogs.product.out_of_stock']);
    assert.is(await dialog(page).locator('.close').textContent(), words['modal.close']);
    const spoken = ['cart', `checkout.${labels.lang}`, `portable-wallets.${labels.lang}`];
    assert.equal(files.sort(), spoken);
    await recommend(stage, 'facebook_pay');
    assert.is((await moreOptions(page).textContent())?.trim(), labels['buttons.more']);
    const call = await page.locator('shopify-meta-pay-button button').evaluate(read);
    const expected = labels['buttons.buy_with'].replace('{wallet}', 'Meta Pay');
    assert.is(call.replace(/[\u2068\u2069]/g, ''), expected);
    assert.is(/\u2068Meta Pay\u2069/.test(call), labels.dir === 'rtl');
  });

test('Arabic words read from the right on a page that leaves its direction out', async ({ page, shop }) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => document.documentElement.removeAttribute('dir')),
  );
  await openProduct({ page, shop }, PRODUCT.usual, {
    locale: 'ar',
    words: 'ar',
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

test('the plain file on a page in French says of its words that they are Portuguese', async stage => {
  const { page } = stage;
  const files = listFiles(stage);
  await openProduct(stage, PRODUCT.usual, { locale: 'fr', recommended: 'buy_it_now', cartWallets: '' });
  assert.is((await button(page, 'buyItNow').textContent())?.trim(), ptBr['buttons.buy_now']);
  assert.is(await marks(page, 'shopify-buy-it-now-button button'), 'pt-BR ltr');
  await fail(stage);
  assert.is(await dialog(page).locator('p').textContent(), ptBrWords['error_dialogs.product.out_of_stock']);
  for (const part of ['h2', 'p', '.icon', '.close'])
    assert.is(await marks(page, `portable-wallets-dialog ${part}`), 'pt-BR ltr', part);
  assert.equal(files.sort(), ['cart', 'checkout', 'portable-wallets']);
});

test.run();
