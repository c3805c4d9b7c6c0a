import { ownDocument } from '../core/unclobbered';
import { lightSheet } from './light-sheet';
import { sheet } from './sheet';

let shared: CSSStyleSheet | undefined;

/** Constructable, because a strict `style-src` blocks `<style>` elements. */
function createSheet(text: string): CSSStyleSheet {
  const created = new CSSStyleSheet();
  created.replaceSync(text);
  return created;
}

/** The element's shadow root with the sheet that all roots share. Open, because theme and test code looks inside. */
export function createRoot(element: Element): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  shared ??= createSheet(sheet);
  root.adoptedStyleSheets = [shared];
  return root;
}

/** Lays the defaults of our buttons under the page's own styles. */
export function styleDocument(): void {
  ownDocument.adoptedStyleSheets = [...ownDocument.adoptedStyleSheets, createSheet(lightSheet)];
}
