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
  const drawn = new Set<Element>();
  const finish = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      performance.mark('painted');
      document.documentElement.setAttribute('painted', '');
    };
    port2.postMessage(0);
  };
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        // The page's own button sends its form.
        const buttons = node.localName === 'button' ? [node] : node.querySelectorAll('button');
        for (const button of buttons) if (button.getAttribute('type') === 'button') drawn.add(button);
      }
    if (!(drawn.size >= window.awaited)) return;
    observer.disconnect();
    requestAnimationFrame(finish);
  });
  const observe = (root: Node) => observer.observe(root, { childList: true, subtree: true });
  observe(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    observe(root);
    return root;
  };
}
