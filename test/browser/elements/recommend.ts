import type { Fixtures } from '../open';
import { openProduct, PRODUCT, type Query } from '../shop-page';

type Place = Pick<Fixtures, 'page' | 'shop'>;

const ELEMENT = '#main shopify-accelerated-checkout';

/** Opens the usual product with the browser features of Apple Pay, for several wallets in a row. */
export function openForAll(place: Place, query: Query = {}): Promise<void> {
  return openProduct(place, PRODUCT.standard, { ...query, recommended: 'apple_pay', cartWallets: '' });
}

/**
 * Recommends another wallet like a theme that replaces the element's attributes, and waits for its
 * button.
 */
export async function recommend({ page }: Place, wallet: string): Promise<void> {
  await page.evaluate(
    async ([selector, wallet]) => {
      const address = new URL(location.href);
      address.searchParams.set('recommended', wallet);
      const text = await (await fetch(address)).text();
      const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector(selector) as Element;
      const live = document.querySelector(selector) as Element;
      const place = live.parentElement as Element;
      live.remove();
      // Buttons are cached for two frames for an element that replaces theirs.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      place.prepend(document.adoptNode(fresh));
    },
    [ELEMENT, wallet] as const,
  );
  await page.locator(`${ELEMENT} > [slot=button]`).waitFor();
}
