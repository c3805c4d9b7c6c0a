import { findProduct, PRODUCT } from '../shop-page';
import type { Act, Strike } from './walk';

/** The shopper looks at another page of the shop and comes back. */
export const hidePage: Act = async ({ page, shop }) => {
  await page.goto(`${shop.url}/products/${PRODUCT.soldOut}?recommended=buy_it_now`);
  await page.goBack({ waitUntil: 'commit' });
};

/** Runs in the page: takes the element out, and keeps how the theme writes it anew. */
function takeOut() {
  const element = document.querySelector(
    '#main :is(shopify-accelerated-checkout, shopify-accelerated-checkout-cart)',
  );
  if (!element) return;
  const { parentElement, nextSibling } = element;
  const putBack = async () => {
    const text = await (await fetch(location.href)).text();
    const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector(element.localName);
    parentElement?.insertBefore(document.adoptNode(fresh as Element), nextSibling);
  };
  Object.assign(window, { putBack });
  element.remove();
}

/** The theme takes the element out of the page. */
export const removeElement: Act = ({ page }) => page.evaluate(takeOut);

/** The same while the next page is on its way, when the browser's driver can't reach the page. */
export const removeWhenLeaving: Act = ({ page }) => page.addInitScript(`(${whenLeaving})(${takeOut})`);

/** The shopper stops the page that is on its way. */
export const stopWhenLeaving: Strike = {
  prepare: ({ page }) => page.addInitScript(`(${whenLeaving})(() => stop())`),
};

/** Runs in the page: does something a moment after it has begun to leave for the first time. */
function whenLeaving(act: () => void) {
  addEventListener('beforeunload', () => setTimeout(act, 100), { once: true });
}

/** The theme writes anew what it has taken out, if it has. */
export const putBack: Act = ({ page }) =>
  page.evaluate(async () => {
    const theme = window as { putBack?(): Promise<void> };
    await theme.putBack?.();
    delete theme.putBack;
  });

/** Another tab of the shopper puts something else into the cart. */
export const changeCart: Act = async ({ page, shop }) => {
  const id = String(findProduct(shop, PRODUCT.lowInStock).variants[0]?.id);
  await page.request.post(`${shop.url}/cart/add`, { form: { id }, maxRedirects: 0 });
};
