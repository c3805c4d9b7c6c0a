import { effect } from '@preact/signals';
import { render } from 'preact';
import type { Sheet } from './sheet';
import { SHEET_STYLES } from './sheet-styles';
import { SheetView } from './sheet-view';

/** Event of the window by which a test lets the sheet crash. */
const CRASH = 'gpay-sandbox-crash';

/** Puts the sheet over the page; returns how it goes away. */
export function showSheet(sheet: Sheet): () => void {
  const host = document.createElement('div');
  host.dataset.gpaySandbox = '';
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(SHEET_STYLES);
  root.adoptedStyleSheets = [styles];
  document.body.append(host);
  const previous = document.activeElement;
  const dispose = effect(() => {
    void sheet.state.value;
    render(<SheetView sheet={sheet} />, root);
  });
  addEventListener(CRASH, sheet.crash);
  return () => {
    removeEventListener(CRASH, sheet.crash);
    dispose();
    render(null, root);
    host.remove();
    if (previous instanceof HTMLElement) previous.focus();
  };
}
