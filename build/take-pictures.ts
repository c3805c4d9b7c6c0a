import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../sandbox/browser/chromium';
import { routeToShop, serveExamples } from '../sandbox/browser/examples-page';
import { dialog, fillCart, moreOptions } from '../sandbox/browser/visit';
import { createShop } from '../sandbox/server/server';
import { getBrowser } from './find-browser.mjs';

const FOLDER = 'docs/pictures';
const PAGE = 'docs/styling.md';

/** Matches a picture of the page with its code: a theme's rules, or an element around the form. */
const PICTURE = /!\[[^\]]*\]\(pictures\/([\w-]+)\.png\)\n(?:\n```(css|html)\n(.*?)\n```)?/gs;

async function take(browser: Browser, examples: string, [, name = '', language, code = '']: RegExpExecArray) {
  const example = name.startsWith('cart') ? 'cart' : 'product';
  const box = (language === 'html' && /class="([^"]+)"/.exec(code)?.[1]) || 'theme';
  const hasDialog = name === 'dialog';
  const shop = await createShop();
  const viewport = { width: 420, height: hasDialog ? 300 : 220 };
  const context = await browser.newContext({ locale: 'pt-BR', reducedMotion: 'reduce', viewport });
  try {
    const page = await context.newPage();
    await routeToShop({ page, shop });
    if (example === 'cart') await fillCart({ page, shop });
    // Hides the page's own text, which takes space and belongs to no theme.
    const rules = `h1,p{display:none}${hasDialog ? '' : 'form{padding:8px}'}${language === 'css' ? code : ''}`;
    await page.addInitScript(
      ({ box, rules }) => {
        document.onreadystatechange = () => {
          document.querySelector('form')?.classList.add(box);
          document.head.insertAdjacentHTML('beforeend', `<style>${rules}</style>`);
        };
      },
      { box, rules },
    );
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

/** Pages of the sandbox that are next to each other in the README's picture. */
const README_PAGES = [
  '/products/cafe-da-serra?theme=claro',
  '/cart/46448623321341:1?storefront=true&cartWallets=shop_pay,paypal,google_pay,amazon_pay',
  '/products/cafe-da-serra?theme=noite&recommended=shop_pay',
];

async function takeReadmePicture(browser: Browser) {
  const shop = await createShop({ settings: { locale: 'en', scriptLanguage: 'en' } });
  const context = await browser.newContext({
    locale: 'en',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 740 },
  });
  try {
    const page = await context.newPage();
    const phones: string[] = [];
    for (const path of README_PAGES) {
      await page.goto(shop.url + path, { waitUntil: 'networkidle' });
      const place = page.locator(
        '#main shopify-accelerated-checkout, #main shopify-accelerated-checkout-cart',
      );
      await place.evaluate(element => {
        element.scrollIntoView({ block: 'end', behavior: 'instant' });
        scrollBy({ top: 32, behavior: 'instant' });
      });
      const picture = await page.screenshot({ animations: 'disabled' });
      phones.push(`<img src="data:image/png;base64,${picture.toString('base64')}">`);
    }
    await page.setViewportSize({ width: 1040, height: 640 });
    await page.setContent(`<style>
      body { display: flex; gap: 32px; margin: 0; padding: 24px 32px; background: #eef1f5; }
      img { width: 100%; min-width: 0; flex: 1; border-radius: 16px; box-shadow: 0 4px 20px #0003; }
    </style>${phones.join('')}`);
    await page.screenshot({ path: `${FOLDER}/readme.png` });
  } finally {
    await context.close();
    await shop.close();
  }
}

/** Takes the pictures of README.md and docs/styling.md: all, or those whose name contains one of these parts. */
export async function takePictures(parts: string[]): Promise<void> {
  const examples = await serveExamples();
  const browser = await launchChromium({ executablePath: getBrowser() });
  try {
    for (const picture of (await readFile(PAGE, 'utf8')).matchAll(PICTURE))
      if (!parts.length || parts.some(part => picture[1]?.includes(part)))
        await take(browser, examples, picture);
    if (!parts.length || parts.some(part => 'readme'.includes(part))) await takeReadmePicture(browser);
  } finally {
    await browser.close();
  }
}
