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
  let isDone = false;
  /** @type {IntersectionObserver} */
  let seen;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    seen.disconnect();
    added.disconnect();
    for (const type of intents) removeEventListener(type, intend, true);
    callback();
  };
  try {
    // A drawer that a transform moves out touches the edge. It counts once it moves in.
    seen = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && finish(), {
      rootMargin: `${margin} -1px`,
    });
  } catch {
    return callback();
  }
  const intents = ['focusin', 'pointerover'];
  /** @param {Event} event */
  const intend = event => {
    for (const node of event.composedPath())
      if (
        node instanceof Element &&
        (node.matches(`${elements},form[action*="/cart/add"]`) ||
          (node.matches('form') && node.querySelector(elements)))
      )
        finish();
  };
  /** @param {Document | Element} root */
  const find = root => {
    for (const element of [root, ...root.querySelectorAll(elements)])
      if (element instanceof Element && element.matches(elements)) {
        if (element.matches('[only-sdk],[pci-enabled]')) finish();
        else if (!isDone) seen.observe(element);
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
  for (const type of intents) addEventListener(type, intend, true);
  find(document);
  const offer = () => {
    try {
      /** @type {any} */
      const page = window;
      page.Shopify = page.Shopify || {};
      const { PaymentButton = {} } = page.Shopify;
      page.Shopify.PaymentButton = PaymentButton;
      PaymentButton.init = PaymentButton.init || finish;
    } catch {
      // The page has frozen one of these objects.
    }
  };
  // The page's own scripts create these objects only if there are none.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', offer);
  else offer();
}
