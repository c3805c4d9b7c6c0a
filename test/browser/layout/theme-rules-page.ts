import type { Page } from 'playwright-core';
import type { Shop } from '../../../sandbox/server/server';
import { dialog, findProduct, openProduct, PRODUCT, setFault } from '../shop-page';
import { readDialog, readSkeleton } from './theme-rules-look';

/** The script's boxes that no theme places: `width x height` in CSS pixels, and problems with their place. */
export interface Measures {
  skeleton: string;
  dialog: string;
  policy: string;
}

/** The width of a phone, and of a theme's column on it. */
export const PHONE = { width: 392, height: 800 };
const COLUMN_PX = 360;

/**
 * Opens a page with a column of product forms without the sandbox's styles. It measures only a theme's rule and the script's own
 * styles.
 */
export async function openColumn({ page, shop }: { page: Page; shop: Shop }): Promise<void> {
  // A wallet whose SDK never loads keeps its skeleton.
  await page.route('https://www.paypal.com/**', () => {});
  await openProduct({ page, shop }, PRODUCT.withPlans);
  setFault(shop, 'out_of_stock', ['cartCreate'], 1000);
  const product = findProduct(shop, PRODUCT.withPlans);
  await page.evaluate(
    ({ width, variant, plan }) => {
      const host = document.querySelector('shopify-accelerated-checkout') as Element;
      const consent = document.querySelector('#shopify-buyer-consent') as Element;
      const late = { name: 'paypal', wallet_params: { sdkUrl: 'https://www.paypal.com/sdk/js' } };
      const form = (id: string, recommended: unknown) => {
        const copy = host.cloneNode() as Element;
        copy.setAttribute('recommended', JSON.stringify(recommended));
        return `<form id="${id}"><input type="hidden" name="id" value="${variant}"><input type="hidden" name="selling_plan" value="${plan}">${copy.outerHTML}</form>`;
      };
      const column = form('late', late) + form('buy-it-now', null);
      for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) sheet.remove();
      const main = document.createElement('main');
      main.id = 'column';
      main.style.cssText = `width:${width}px;margin:0 auto`;
      document.body.replaceChildren(main, consent);
      // The page's own text may overflow the column.
      (consent as HTMLElement).style.cssText = `display:block;width:${width}px;overflow:hidden`;
      const base = document.createElement('style');
      base.textContent = 'body{margin:0;font:16px/20px sans-serif}';
      document.head.append(base);
      Object.assign(window, { column });
    },
    { width: COLUMN_PX, variant: product.variants[0]?.id, plan: product.sellingPlans[0]?.id },
  );
}

/** Applies the rule to the page, with elements that mount under it, and measures every part. */
export async function measure(page: Page, css: string): Promise<Measures> {
  await page.evaluate(async css => {
    const main = document.querySelector('#column') as Element;
    main.replaceChildren();
    // Buttons are cached for two frames, also those of a wallet after its timeout. Its skeleton would not return.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    document.querySelector('#rule')?.remove();
    const style = document.createElement('style');
    style.id = 'rule';
    // Without this, a rule for transitions would delay the end of the previous one.
    document.body.getBoundingClientRect();
    style.textContent = css;
    document.head.append(style);
    main.innerHTML = (window as unknown as { column: string }).column;
  }, css);
  const skeleton = await page.evaluate(readSkeleton);
  const open = async (selector: string, content: string) => {
    // If the page blocks clicks, its script still works.
    await page.evaluate(selector => document.querySelector<HTMLElement>(selector)?.click(), selector);
    await dialog(page).locator(content, { hasText: /./ }).first().waitFor({ state: 'attached' });
    const seen = await page.evaluate(readDialog);
    await page.locator('portable-wallets-dialog .icon').evaluate(icon => (icon as HTMLElement).click());
    await dialog(page).waitFor({ state: 'detached' });
    return seen;
  };
  return {
    skeleton,
    dialog: await open('#buy-it-now shopify-buy-it-now-button > button', 'p'),
    policy: await open('#shopify-subscription-policy-button', '.policy'),
  };
}
