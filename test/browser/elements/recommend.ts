import type { Fixtures } from '../open';
import { openProduct, PRODUCT, type Query } from '../shop-page';

type Place = Pick<Fixtures, 'page' | 'shop'>;

const ELEMENT = '#main shopify-accelerated-checkout';

/** Opens the usual product for wallets that come one after the other: a page that also has what Apple Pay needs of its browser. */
export function openForAll(place: Place, query: Query = {}): Promise<void> {
  return openProduct(place, PRODUCT.usual, { ...query, recommended: 'apple_pay', cartWallets: '' });
}

/**
 * Lets the product's element offer this wallet from now on, as a theme does that writes the attributes of another view over its own,
 * and waits for the new button.
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
      // Buttons are kept for two frames for an element that takes the place of theirs.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      place.prepend(document.adoptNode(fresh));
    },
    [ELEMENT, wallet] as const,
  );
  await page.locator(`${ELEMENT} > [slot=button]`).waitFor();
}
