import { tryCall } from './objects';

/**
 * Returns a proxy for a document or a form whose properties are shadowed by its elements (DOM clobbering). An image named
 * `cookie`, which a shop's rich text may contain, shadows `document.cookie`. A control named `elements` shadows `form.elements`.
 * The proxy reads the properties of the prototypes, which can't be shadowed.
 * https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem
 */
export function unclobbered<N extends Node | CustomElementRegistry>(node: N): N {
  return new Proxy(Object.getPrototypeOf(node), {
    get(prototype, name) {
      const value = Reflect.get(prototype, name, node);
      return typeof value === 'function' ? value.bind(node) : value;
    },
    set: (prototype, name, value) => Reflect.set(prototype, name, value, node),
  });
}

/** The page's document, safe from DOM clobbering. */
export const safeDocument = unclobbered(document);

/**
 * Reads a cookie. Decodes its value if that is encoded, because shops and apps write both forms.
 *
 * @param isWanted chooses among cookies of the same name, which differ in path or domain; a browser lists the longest path first
 * @returns undefined if there is no such cookie, or if cookies are blocked
 */
export function readCookie(name: string, isWanted = (_value: string) => true): string | undefined {
  // In a sandboxed frame, the property throws.
  const cookies = tryCall(() => safeDocument.cookie) ?? '';
  for (const part of cookies.split('; ')) {
    const [key, ...rest] = part.split('=');
    const text = rest.join('=');
    const value = tryCall(() => decodeURIComponent(text)) ?? text;
    if (key === name && isWanted(value)) return value;
  }
  return undefined;
}
