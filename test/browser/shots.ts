import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';
import { getBrowser } from '../setup/find-browser.mjs';
import { createShop } from '../shop/server';

/** Takes a picture of every page, in each theme, at phone and desktop width, into the ignored folder `shots/`. */
const WIDTHS = [390, 1280];
const THEMES = ['aurora', 'noite', 'bloco'];

const PRODUCT = '/products/cafe-da-serra';

/** Page to what is done on it before the picture is taken. */
const PAGES: [name: string, path: string, prepare?: (page: Page) => Promise<void>][] = [
  ['product-google-pay', `${PRODUCT}?recommended=google_pay`],
  ['product-buy-it-now', `${PRODUCT}?recommended=null`],
  ['cart', '/cart'],
  ['dialog', `${PRODUCT}?recommended=null`, openDialog],
];

async function openDialog(page: Page) {
  shop.store.settings.faults = [{ name: 'out_of_stock', operations: [], times: 1 }];
  await page.locator('shopify-buy-it-now-button button').first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(300);
}

const shop = await createShop();
const browser = await chromium.launch({ executablePath: getBrowser(), args: ['--no-sandbox'] });
await mkdir('shots', { recursive: true });
try {
  for (const width of WIDTHS) {
    const context = await browser.newContext({ viewport: { width, height: 844 } });
    const page = await context.newPage();
    const id = shop.store.products[0]?.variants[0]?.id;
    await context.request.post(`${shop.url}/cart/add.js`, { form: { id: String(id), quantity: '1' } });
    for (const theme of THEMES)
      for (const [name, path, prepare] of PAGES) {
        await page.goto(`${shop.url}${path}${path.includes('?') ? '&' : '?'}theme=${theme}`);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(500);
        await prepare?.(page);
        await page.screenshot({ path: `shots/${name}-${theme}-${width}.png`, fullPage: !prepare });
      }
    await context.close();
  }
} finally {
  await browser.close();
  await shop.close();
}
