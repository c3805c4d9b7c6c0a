import type { Fixtures } from '../open';
import { openProduct, PRODUCT } from '../shop-page';

type Place = Pick<Fixtures, 'page' | 'shop'>;

export const ELEMENT = '#main shop-pay-wallet-button';
export const frame = (page: Fixtures['page']) => page.locator(`${ELEMENT} iframe`);

/** High enough for the button of a product page, and too low. */
export const HIGH = { width: 1000, height: 1000 };
export const LOW = { width: 1000, height: 320 };

/** Opens the product page as this shopper. */
export async function open(
  { page, shop }: Place,
  shopper: string,
  { size = HIGH, product = PRODUCT.standard } = {},
) {
  await page.setViewportSize(size);
  await openProduct({ page, shop }, product, { recommended: 'shop_pay', 'shop-pay-sandbox': shopper });
}

export const untilState = (page: Fixtures['page'], state: string) =>
  page.locator(`${ELEMENT} [data-state="${state}"]`).waitFor({ state: 'attached' });

export const loginRequests = ({ shop }: Pick<Fixtures, 'shop'>) =>
  shop.store.calls.filter(({ url }) => url.includes('/login_with_shop/'));

/** Waits for observers and all posted messages. */
export const untilCalm = (page: Fixtures['page']) =>
  page.evaluate(async () => {
    const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    await frames();
    await new Promise(done => {
      addEventListener('message', ({ data }) => data === 'calm' && done(0));
      postMessage('calm', location.origin);
    });
    await frames();
  });
