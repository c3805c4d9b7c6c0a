/**
 * Reads a document or a form past elements that hide its properties. An image of the name `cookie`, which a shop's rich text
 * may hold, hides `document.cookie`, and a control of the name `elements` hides that of its form. The prototypes' properties
 * are not hidden. https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem
 */
export function unclobbered<N extends Node>(node: N): N {
  return new Proxy(Object.getPrototypeOf(node), {
    get(prototype, name) {
      const value = Reflect.get(prototype, name, node);
      return typeof value === 'function' ? value.bind(node) : value;
    },
    set: (prototype, name, value) => Reflect.set(prototype, name, value, node),
  });
}

/** The page's document. */
export const ownDocument = unclobbered(document);
