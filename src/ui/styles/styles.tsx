/** The room `ui/styles`. The style sheets of the elements, and the shadow roots that adopt them. */

import { ownDocument } from '../../core/base/unclobbered';
import { css } from './css';

const sheets = new Map<string, CSSStyleSheet>();

/** Makes a constructable style sheet, once for each text, because a strict `style-src` blocks `<style>` elements. */
function getSheet(text: string): CSSStyleSheet {
  let sheet = sheets.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  return sheet;
}

/**
 * Makes the element's shadow root, with the style sheets that all roots share. It is open, because themes and tests look
 * inside.
 *
 * @param more text of a further style sheet, for a dialog, a grid or a wallet with a brand
 */
export function createStyledRoot(element: Element, more?: string): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [css, ...(more ? [more] : [])].map(getSheet);
  return root;
}

/** Gives the page default styles of what stands in the light DOM, once. */
export function styleDocument(text: string): void {
  if (sheets.has(text)) return;
  ownDocument.adoptedStyleSheets = [...ownDocument.adoptedStyleSheets, getSheet(text)];
}

/** Stands where a button will be, in its size. */
export function Skeleton() {
  return <div class="skeleton" aria-hidden="true" />;
}
