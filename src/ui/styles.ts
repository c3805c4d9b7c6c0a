import { sheet } from './sheet';

let shared: CSSStyleSheet | undefined;

/**
 * The element's shadow root with the one style sheet of the script, which all roots share: constructable, because a
 * strict `style-src` blocks `<style>` elements. Open, because theme and test code looks inside.
 */
export function createRoot(element: Element): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(sheet);
  }
  root.adoptedStyleSheets = [shared];
  return root;
}
