/**
 * Returns a proxy that reads a document or a form past elements that shadow its properties (DOM clobbering). An image named
 * `cookie`, which a shop's rich text may hold, shadows `document.cookie`. A control named `elements` shadows that of its
 * form. The properties of the prototypes are not shadowed.
 * https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem
 */
export function unclobbered<N extends Node>(node: N): N {
  return new Proxy(Object.getPrototypeOf(node), {
    get(prototype, name) {
      const value = Reflect.get(prototype, name, node);
      // Without `bind`, which the page may have replaced.
      return typeof value === 'function' ? (...input: unknown[]) => Reflect.apply(value, node, input) : value;
    },
    set: (prototype, name, value) => Reflect.set(prototype, name, value, node),
  });
}

/** The page's document, safe from DOM clobbering. */
export const safeDocument = unclobbered(document);

/**
 * Reads a cookie and decodes it if it is encoded: shops and apps write both forms.
 *
 * @param isWanted chooses among cookies of the same name, which differ in path or domain; a browser lists the longest path first
 * @returns undefined if there is none, or if cookies are blocked
 */
export function readCookie(name: string, isWanted = (_value: string) => true): string | undefined {
  for (const part of readCookies().split('; ')) {
    const [key, ...rest] = part.split('=');
    const value = decode(rest.join('='));
    if (key === name && isWanted(value)) return value;
  }
  return undefined;
}

/** Reads all cookies; in a sandboxed frame even reading them throws. */
function readCookies(): string {
  try {
    return safeDocument.cookie;
  } catch {
    return '';
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
