/** What would wait for ever in a page whose engine has no custom elements; the skeletons stand in the elements. */
const WAITING = [
  'shopify-accelerated-checkout',
  'shopify-accelerated-checkout-cart',
  'shopify-wallet-button',
  '#shopify-buyer-consent',
];

/** Takes away consent, skeletons and elements (section 1): the shop must look as if there never were any. */
export function removeElements(): void {
  for (const element of document.querySelectorAll(WAITING.join())) element.remove();
}
