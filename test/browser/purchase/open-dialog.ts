import type { Stage } from '../drivers/browser';
import type { PageDriver } from '../drivers/page-driver';
import { button, dialog, openProduct, PRODUCT, type Query, setFault } from '../drivers/shop-page';

/** Opens the dialog by the keyboard, and waits until it stands where it ends. */
export async function openDialog(
  { page, shop }: Pick<Stage<PageDriver>, 'page' | 'shop'>,
  query: Query = {},
) {
  setFault(shop, 'out_of_stock');
  await openProduct({ page, shop }, PRODUCT.usual, { recommended: 'buy_it_now', ...query });
  // The theme chooses the variant, and a button that is disabled until then takes no focus.
  await page.locator('#main shopify-buy-it-now-button button:enabled').waitFor();
  await button(page, 'buyItNow').focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await dialog(page).evaluate(async element => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}
