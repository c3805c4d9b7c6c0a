import { createElement, Fragment, forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadWallets, rendered, watchFailure } from './load.js';

/** Reserves the space of the button and of the link to more options until the script renders them (docs/embedding.md). */
const SKELETON = '<div class="shopify-payment-button__skeleton"></div>'.repeat(2);

/** Preact hydrates silently, and would write `suppressHydrationWarning` as an attribute. Only its elements are no plain objects. */
const isPreact = createElement('i').constructor !== Object;

/** The handler of each event. @type {Record<string, string>} */
const HANDLERS = {
  'wallet-ready': 'onReady',
  'wallet-click': 'onWalletClick',
  'wallet-cancel': 'onCancel',
  'wallet-error': 'onError',
  'wallet-redirect': 'onRedirect',
  'wallet-complete': 'onComplete',
  'wallet-rendered': 'onRendered',
};

/** Props that don't become attributes. */
const OWN = [...Object.values(HANDLERS), 'onLoadError', 'children', 'skeleton'];

/** Attributes that are not in kebab case. @type {Record<string, string>} */
const NAMES = { className: 'class' };

/** @param {string} prop */
const toName = prop => NAMES[prop] ?? prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

/**
 * Returns the value of an attribute; undefined for none.
 *
 * @param {string} prop
 * @param {unknown} value
 */
function toValue(prop, value) {
  if (value === false || value == null) return undefined;
  // React sets `hidden` as a property, for which an empty text means false.
  if (prop === 'style' || prop === 'hidden') return value;
  if (value === true) return '';
  return typeof value === 'object' ? JSON.stringify(value) : `${value}`;
}

/**
 * Creates a component of one element. The script replaces the content of the element, so the component writes it as markup, which
 * React doesn't track. Children go into the slot `shop-promise`, which the script leaves to the page.
 *
 * @param {string} name of the element
 * @param {string} usual markup in it until the script renders
 */
const toComponent = (name, usual) =>
  forwardRef(function WalletElement(/** @type {Record<string, any>} */ props, ref) {
    const { skeleton = usual, children } = props;
    const latest = useRef(props);
    latest.current = props;
    const host = useRef(/** @type {HTMLElement | null} */ (null));
    const [isLost, setLost] = useState(false);
    const [slot, setSlot] = useState(/** @type {HTMLElement | undefined} */ (undefined));
    // One function for all events and renders: a second `addEventListener` of the same function has no effect.
    const [listen] = useState(
      () => (/** @type {Event} */ event) => latest.current[HANDLERS[event.type] ?? '']?.(event),
    );
    // Listeners are added as the element enters the page. An effect may run after the first event.
    const [attach] = useState(() => (/** @type {HTMLElement | null} */ element) => {
      host.current = element;
      if (!element) return;
      rendered.add(element);
      for (const type of Object.keys(HANDLERS)) element.addEventListener(type, listen);
    });
    useImperativeHandle(ref, () => host.current, [isLost]);
    useEffect(
      () =>
        watchFailure(error => {
          // Without the script the skeleton would stay for ever.
          setLost(true);
          latest.current.onLoadError?.(error);
        }),
      [],
    );
    const hasChildren = children != null && children !== false;
    useEffect(() => {
      if (!hasChildren || isLost) return undefined;
      const place = document.createElement('div');
      place.slot = 'shop-promise';
      host.current?.append(place);
      setSlot(place);
      return () => {
        setSlot(undefined);
        place.remove();
      };
    }, [hasChildren, isLost]);
    if (isLost) return null;
    const attributes = Object.entries(props)
      .filter(([prop]) => !OWN.includes(prop))
      .map(([prop, value]) => [toName(prop), toValue(prop, value)]);
    const element = createElement(name, {
      ref: attach,
      // The script may render before React hydrates the server's markup. Its buttons stay.
      ...(!isPreact && { suppressHydrationWarning: true }),
      dangerouslySetInnerHTML: { __html: skeleton },
      ...Object.fromEntries(attributes),
    });
    return createElement(Fragment, null, element, slot && createPortal(children, slot));
  });

export const AcceleratedCheckout = toComponent('shopify-accelerated-checkout', SKELETON);
export const AcceleratedCheckoutCart = toComponent('shopify-accelerated-checkout-cart', '');
export const WalletButton = toComponent('shopify-wallet-button', '');

const NO_SCRIPT =
  'WalletsProvider needs script, the URL of portable-wallets.js: <WalletsProvider script="/wallets/portable-wallets.js">.';

/** @param {{ script?: import('./load').ScriptTag | string; children?: any }} props */
export function WalletsProvider({ script, children }) {
  const hasScript = !!(Object(script).src ?? script);
  if (!hasScript && process.env.NODE_ENV !== 'production') throw new Error(NO_SCRIPT);
  // No dependencies: the first tag of a page counts.
  useEffect(() => {
    // Components get the error in `onLoadError`.
    if (hasScript && script) loadWallets(script).catch(() => {});
  }, []);
  return createElement(Fragment, null, children);
}
