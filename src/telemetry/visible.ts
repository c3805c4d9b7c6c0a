const OURS = 'shopify-accelerated-checkout, shopify-accelerated-checkout-cart, shopify-wallet-button';

/** Whether one of these elements, or one of ours, has a box on a page that somebody looks at. */
export function isVisible(elements: Iterable<Element> = document.querySelectorAll(OURS)): boolean {
  return (
    document.visibilityState === 'visible' && [...elements].some(element => element.getClientRects().length)
  );
}
