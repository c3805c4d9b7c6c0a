import { type Attributes, productPage, show } from './page';
import { settle, until } from './settle';

export const HOST = 'shopify-accelerated-checkout';
/** Wallets of a product in these tests. */
export const BUTTONS = 'shopify-buy-it-now-button, shopify-google-pay-button';
export const LINK = 'more-payment-options-link';

/** Shows a product page. @returns its element once it contains a wallet */
export async function showProduct(attributes?: Attributes, controls?: string): Promise<HTMLElement> {
  const host = show(productPage(attributes, controls), HOST);
  await until(() => host.querySelector(BUTTONS));
  await settle();
  return host;
}
