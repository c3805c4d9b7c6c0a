const OURS = 'shopify-accelerated-checkout, shopify-accelerated-checkout-cart, shopify-wallet-button';

/** Whether an element of ours has a box on a page that somebody looks at. */
export function isVisible(): boolean {
  return (
    document.visibilityState === 'visible' &&
    [...document.querySelectorAll(OURS)].some(element => element.getClientRects().length)
  );
}
