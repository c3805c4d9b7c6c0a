/** Left as it is by the themes that morph: it watches the cart itself. */
const UNTOUCHED = 'SHOPIFY-ACCELERATED-CHECKOUT-CART';

/** Makes a live element what a fresh one is, and keeps the nodes that both have. */
export function morph(live: Element, fresh: Element): void {
  if (live.nodeName === UNTOUCHED) return;
  for (const name of live.getAttributeNames()) if (!fresh.hasAttribute(name)) live.removeAttribute(name);
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name) ?? '';
    if (live.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  const before = [...live.childNodes];
  const after = [...fresh.childNodes];
  after.forEach((node, index) => {
    const old = before[index];
    if (!old) live.append(node);
    // As themes do: of a form with a field named `id`, this reads the field, and no two forms are the same.
    else if (old.nodeName !== node.nodeName || (old as Element).id !== (node as Element).id)
      old.replaceWith(node);
    else if (old instanceof Element) morph(old, node as Element);
    else old.nodeValue = node.nodeValue;
  });
  for (const old of before.slice(after.length)) old.remove();
}
