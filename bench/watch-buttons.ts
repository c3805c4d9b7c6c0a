declare global {
  interface Window {
    /** Expected number of buttons, set by the page's markup. */
    awaited: number;
  }
}

/** Mark in the trace, and attribute of the root element, set when the buttons have been painted. */
export const PAINTED = 'painted';

/**
 * Runs in the page before its scripts. Sets the mark after the first frame that has all buttons of the script, in any
 * shadow root.
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
        // The page's own button submits its form.
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
