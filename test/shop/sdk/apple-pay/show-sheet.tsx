import { effect } from '@preact/signals';
import { render } from 'preact';
import { SHEET_STYLES } from '../google-pay/sheet-styles';
import type { Sheet } from './sheet';
import { SheetView } from './sheet-view';

const MORE_STYLES = `
.error p { margin: 0; }
fieldset > section:first-child { border-top: 0; padding-top: 0; }
.mark { letter-spacing: -0.5px; }
`;

/** Puts the sheet over the page; returns how it goes away. */
export function showSheet(sheet: Sheet): () => void {
  const host = document.createElement('div');
  host.dataset.apaySandbox = '';
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(SHEET_STYLES + MORE_STYLES);
  root.adoptedStyleSheets = [styles];
  document.body.append(host);
  const previous = document.activeElement;
  const dispose = effect(() => {
    void sheet.state.value;
    render(<SheetView sheet={sheet} />, root);
    // Also where the sheet ends itself: nobody else knows.
    if (sheet.state.value.phase === 'closed') queueMicrotask(hide);
  });
  function hide() {
    if (!host.isConnected) return;
    dispose();
    render(null, root);
    host.remove();
    if (previous instanceof HTMLElement) previous.focus();
  }
  return hide;
}
