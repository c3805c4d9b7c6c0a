/**
 * A document or a form as the platform made it. A picture of the name `cookie`, which a shop's rich text may hold, takes
 * the place of `document.cookie`, and a control of the name `elements` that of its form's: what the prototypes say stays.
 * https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem
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
