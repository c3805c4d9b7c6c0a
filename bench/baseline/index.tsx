import { signal } from '@preact/signals';
import { createRoot } from 'react-dom/client';
import { Button } from './button';

/**
 * The baseline: the smallest program on the stack of the script (preact/compat, signals, urql) that renders a button and
 * creates a cart. Costs of the script are multiples of its costs.
 */
const styles = new CSSStyleSheet();
styles.replaceSync('button{width:100%;height:44px;border:0;border-radius:4px;background:#136f99;color:#fff}');

class BaselineElement extends HTMLElement {
  connectedCallback() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styles];
    const id = this.closest('form')?.querySelector<HTMLInputElement>('[name=id]');
    createRoot(root).render(<Button variant={signal(id?.value ?? '')} />);
  }
}

// The script's element names, so that both run in the same pages.
for (const name of ['shopify-accelerated-checkout', 'shopify-accelerated-checkout-cart'])
  customElements.define(name, class extends BaselineElement {});
