import { findProduct, PRODUCT } from '../shop-page';
import type { Act, Strike } from './walk';

/** Opens another page of the shop and returns. */
export const hidePage: Act = async ({ page, shop }) => {
  await page.goto(`${shop.url}/products/${PRODUCT.soldOut}?recommended=buy_it_now`);
  await page.goBack({ waitUntil: 'commit' });
};

/** Runs in the page: removes the element, and keeps the theme's markup. */
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

/** The theme removes the element. */
export const removeElement: Act = ({ page }) => page.evaluate(takeOut);

/** The same during a navigation, when the browser's driver can't reach the page. */
export const removeWhenLeaving: Act = ({ page }) => page.addInitScript(`(${whenLeaving})(${takeOut})`);

/** The shopper stops the navigation. */
export const stopWhenLeaving: Strike = {
  prepare: ({ page }) => page.addInitScript(`(${whenLeaving})(() => stop())`),
};

/** Runs in the page: calls a function shortly after its first navigation starts. */
function whenLeaving(act: () => void) {
  addEventListener('beforeunload', () => setTimeout(act, 100), { once: true });
}

/** The theme inserts the removed element again, if any. */
export const putBack: Act = ({ page }) =>
  page.evaluate(async () => {
    const theme = window as { putBack?(): Promise<void> };
    await theme.putBack?.();
    delete theme.putBack;
  });

/** Another tab changes the shopper's cart. */
export const changeCart: Act = async ({ page, shop }) => {
  const id = String(findProduct(shop, PRODUCT.lowInStock).variants[0]?.id);
  await page.request.post(`${shop.url}/cart/add`, { form: { id }, maxRedirects: 0 });
};
