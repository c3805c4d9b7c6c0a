/**
 * Takes the pictures of docs/styling.md into docs/pictures: `npm run pictures`, or `-- dialog` those whose names have that in them.
 */
import type { Browser } from 'playwright-core';
import { type Picture, pictures } from '../../../build/pictures.mjs';
import { getBrowser } from '../../run/find-browser.mjs';
import { createShop } from '../../shop/server';
import { launchChromium } from '../drivers/chromium';
import { dialog, fillCart, moreOptions } from '../drivers/shop-page';
import { routeToShop, serveExamples } from '../elements/examples-stage';
import { addStyle } from '../layout/layout-page';

const FOLDER = 'docs/pictures';
const examples = await serveExamples();

async function take(
  browser: Browser,
  name: string,
  { example, css = [], box = 'theme', hasDialog }: Picture,
) {
  const shop = await createShop();
  const viewport = { width: 420, height: hasDialog ? 300 : 220 };
  const context = await browser.newContext({ locale: 'pt-BR', reducedMotion: 'reduce', viewport });
  try {
    const page = await context.newPage();
    await routeToShop({ page, shop });
    if (example === 'cart') await fillCart({ page, shop });
    // What the page says of itself takes room, and is of no theme.
    const rules = `h1,p{display:none}${hasDialog ? '' : 'form{padding:8px}'}${css.join('')}`;
    await addStyle(page, rules);
    await page.addInitScript(box => {
      document.addEventListener('readystatechange', () => document.querySelector('form')?.classList.add(box));
    }, box);
    await page.goto(`${examples}/${example}.html`, { waitUntil: 'networkidle' });
    if (hasDialog) {
      await page.route('**/graphql.json*', route => route.fulfill({ status: 500, body: '' }));
      await moreOptions(page).click();
      await dialog(page).waitFor();
    }
    const place = hasDialog ? page : page.locator('form');
    await place.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' });
  } finally {
    await context.close();
    await shop.close();
  }
}

const [wanted = ''] = process.argv.slice(2);
const browser = await launchChromium({ executablePath: getBrowser() });
try {
  for (const [name, picture] of Object.entries(pictures))
    if (name.includes(wanted)) await take(browser, name, picture);
} finally {
  await browser.close();
}
