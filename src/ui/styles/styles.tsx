/** The room `ui/styles`. The style sheets of the elements, and the shadow roots that adopt them. */

import { ownDocument } from '../../core/base/unclobbered';
import { css } from './css';

const sheets = new Map<string, CSSStyleSheet>();

/** Makes a constructable style sheet, because a strict `style-src` blocks `<style>` elements. */
function createSheet(text: string): CSSStyleSheet {
  const created = new CSSStyleSheet();
  created.replaceSync(text);
  return created;
}

/**
 * Makes the element's shadow root, with the style sheets that all roots share. It is open, because themes and tests look
 * inside.
 *
 * @param more text of a further style sheet, for a dialog or a grid
 */
export function createStyledRoot(element: Element, ...more: string[]): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [css, ...more].map(text => {
    const shared = sheets.get(text) ?? createSheet(text);
    sheets.set(text, shared);
    return shared;
  });
  return root;
}

const styled = new Set<string>();

/** Gives the page default styles of what stands in the light DOM, once. */
export function styleDocument(text: string): void {
  if (styled.has(text)) return;
  styled.add(text);
  ownDocument.adoptedStyleSheets = [...ownDocument.adoptedStyleSheets, createSheet(text)];
}

/** Stands where a button will be, in its size. */
export function Skeleton() {
  return <div class="skeleton" aria-hidden="true" />;
}
