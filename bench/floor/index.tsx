import { signal } from '@preact/signals';
import { createRoot } from 'react-dom/client';
import { Button } from './button';

/**
 * The floor: the least that a program on our stack (preact/compat, signals, urql) can be and show a button that makes a cart. What
 * the script costs a page is given as a multiple of what this costs.
 */
const styles = new CSSStyleSheet();
styles.replaceSync('button{width:100%;height:44px;border:0;border-radius:4px;background:#136f99;color:#fff}');

class FloorElement extends HTMLElement {
  connectedCallback() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [styles];
    const id = this.closest('form')?.querySelector<HTMLInputElement>('[name=id]');
    createRoot(root).render(<Button variant={signal(id?.value ?? '')} />);
  }
}

// The elements of the script that it stands in for, so that both run in the same pages.
for (const name of ['shopify-accelerated-checkout', 'shopify-accelerated-checkout-cart'])
  customElements.define(name, class extends FloorElement {});
