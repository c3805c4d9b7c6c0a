/** Elements and texts that are useless without the script. */
export const PLACEHOLDERS =
  'shopify-accelerated-checkout,shopify-accelerated-checkout-cart,shopify-wallet-button,#shopify-buyer-consent';

/**
 * Calls back once an element is near the viewport, the shopper's focus or pointer is in a form that has one or adds to the cart, or the
 * page calls `Shopify.PaymentButton.init()`. An element in a closed drawer has no box, so it isn't near. Elements of the checkout's frames
 * don't wait. The build inlines this function into pages, so it uses nothing else of this file.
 *
 * @param {() => void} callback called once
 * @param {string} elements selector
 * @param {string} [margin] above and below the viewport, in CSS pixels or percent of its height. An invalid one calls back at once
 */
export function whenVisible(callback, elements, margin = '25%') {
  /** @type {IntersectionObserver} */
  let seen;
  const finish = () => {
    seen.disconnect();
    added.disconnect();
    callback();
    callback = () => {};
  };
  try {
    // A drawer that a transform moves out touches the edge. It counts once it moves in.
    seen = new IntersectionObserver(
      entries => {
        // With this value, only what contains the element has a box.
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) finish();
          else if (getComputedStyle(target).display === 'contents')
            seen.observe(target.parentElement || target);
      },
      { rootMargin: `${margin} -1px ${margin} 0px` },
    );
  } catch {
    return callback();
  }
  /** @param {Event} event */
  const intend = event => {
    for (const node of event.composedPath())
      if (
        node instanceof Element &&
        (node.matches(`${elements},[action*="/cart/add"]`) ||
          (node.matches('form') && node.querySelector(elements)))
      )
        finish();
  };
  /** @param {Element} root */
  const find = root => {
    for (const element of [root, ...root.querySelectorAll(elements)])
      if (element.matches(elements)) {
        if (element.matches('[only-sdk],[pci-enabled]')) finish();
        seen.observe(element);
      }
  };
  // Looks through what was added only, and once: the parser adds a node before its descendants.
  const added = new MutationObserver(records => {
    const found = new Set();
    for (const { target, addedNodes } of records)
      for (const node of addedNodes) {
        if (!found.has(target) && node instanceof Element) find(node);
        found.add(node);
      }
  });
  added.observe(document, { childList: true, subtree: true });
  for (const type of ['pointerover', 'focusin']) addEventListener(type, intend, true);
  find(document.documentElement);
  const offer = () => {
    try {
      /** @type {any} */
      const page = window;
      const shop = page.Shopify || {};
      page.Shopify = shop;
      const button = shop.PaymentButton || {};
      shop.PaymentButton = button;
      button.init = button.init || finish;
    } catch {
      // The page has frozen one of these objects.
    }
  };
  // The page's own scripts create these objects only if there are none.
  addEventListener('DOMContentLoaded', offer);
  if (document.readyState !== 'loading') offer();
}
