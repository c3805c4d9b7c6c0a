import { createElement, useEffect, useRef, useState } from 'react';
import { loadWallets, rendered } from './load.js';

/** Keeps the room of the button and of the link to more options until the script draws them (docs/embedding.md). */
const SKELETON = '<div class="shopify-payment-button__skeleton"></div>'.repeat(2);

/** Preact hydrates without a word, and would write what asks for that as an attribute. Its elements alone are no plain objects. */
const isPreact = createElement('i').constructor !== Object;

/**
 * An attribute as markup has it; absent for `false`, `null` and `undefined`.
 *
 * @param {unknown} value
 */
function toText(value) {
  if (value === true) return '';
  if (value === false || value == null) return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : `${value}`;
}

/**
 * A component that renders one element and loads the script. The script draws into the element, so what is in it is handed over as
 * markup: a library that took it for its own children would fail over what it finds there.
 *
 * @param {string} name of the element
 * @param {string} usual markup in it until the script draws
 */
const toComponent = (name, usual) =>
  /** @param {{ script: import('./load').ScriptTag | string; skeleton?: string; onRendered?: (detail: any) => void }} props */
  function WalletElement({ script, skeleton = usual, onRendered, ...attributes }) {
    const host = useRef(/** @type {HTMLElement | null} */ (null));
    const [isLost, setLost] = useState(false);
    useEffect(() => {
      const element = host.current;
      const listen = (/** @type {Event} */ event) => onRendered?.(Object(event).detail);
      element?.addEventListener('wallet-rendered', listen);
      return () => element?.removeEventListener('wallet-rendered', listen);
    }, [onRendered]);
    // No dependencies: the first tag of a page counts, whatever is said later.
    useEffect(() => {
      if (host.current) rendered.add(host.current);
      // Without the script its skeleton would wait for ever; the browser's console says what could not be loaded.
      loadWallets(script).catch(() => setLost(true));
    }, []);
    if (isLost) return null;
    const texts = Object.entries(attributes).map(([key, value]) => [
      key,
      key === 'style' ? value : toText(value),
    ]);
    return createElement(name, {
      ref: host,
      // A tag in the markup of the page may have drawn before React takes over what a server has written: that stays.
      ...(!isPreact && { suppressHydrationWarning: true }),
      dangerouslySetInnerHTML: { __html: skeleton },
      ...Object.fromEntries(texts),
    });
  };

export const AcceleratedCheckout = toComponent('shopify-accelerated-checkout', SKELETON);
export const AcceleratedCheckoutCart = toComponent('shopify-accelerated-checkout-cart', '');
export const WalletButton = toComponent('shopify-wallet-button', '');
