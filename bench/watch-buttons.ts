declare global {
  interface Window {
    /** How many buttons are waited for; the page's markup sets it. */
    awaited: number;
  }
}

/** The mark in the trace, and an attribute of the page's root element, once the buttons have been painted. */
export const PAINTED = 'painted';

/**
 * Runs in the page, before anything else: marks the moment after the frame in which all of the script's buttons are there for
 * the first time, wherever they are drawn.
 */
export function watchButtons(): void {
  const roots = new Set<Document | ShadowRoot>([document]);
  const observe = (root: Document | ShadowRoot) => observer.observe(root, { childList: true, subtree: true });
  const count = () => {
    let buttons = 0;
    for (const root of roots)
      buttons += root.querySelectorAll(
        root === document ? 'shopify-buy-it-now-button>button' : 'button',
      ).length;
    return buttons;
  };
  const finish = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      performance.mark('painted');
      document.documentElement.setAttribute('painted', '');
    };
    port2.postMessage(0);
  };
  const observer = new MutationObserver(() => {
    if (!(count() >= window.awaited)) return;
    observer.disconnect();
    requestAnimationFrame(finish);
  });
  observe(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    roots.add(root);
    observe(root);
    return root;
  };
}
