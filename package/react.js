'use client';

import {
  createElement,
  Fragment,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { getLoadState, getServerState, loadWallets, rendered, retryLoad, watchLoad } from './load.js';
import { toAttributeName, toAttributeValue } from './properties.js';

/** Reserves the space of the button and of the link to more options until the script renders them (docs/embedding.md). */
const SKELETON = '<div class="shopify-payment-button__skeleton"></div>'.repeat(2);

/** Preact would render `suppressHydrationWarning` as an attribute. Its virtual nodes, unlike React's, are not plain objects. */
const isPreact = createElement('i').constructor !== Object;

/** Prop of each event's handler. @type {Record<string, string>} */
const HANDLERS = {
  'wallet-ready': 'onReady',
  'wallet-click': 'onWalletClick',
  'wallet-cancel': 'onCancel',
  'wallet-error': 'onError',
  'wallet-redirect': 'onRedirect',
  'wallet-complete': 'onComplete',
  'wallet-rendered': 'onRendered',
};

/** Events that end a purchase. */
const ENDS = ['wallet-cancel', 'wallet-error', 'wallet-redirect', 'wallet-complete'];

/** Props that don't become attributes. */
const COMPONENT_PROPS = [...Object.values(HANDLERS), 'onLoadError', 'children', 'skeleton'];

/**
 * Passes on the event that ends the page's one purchase. Its element is gone, so the script dispatches the event at the document.
 *
 * @param {(event: Event) => void} listen
 */
function watchEnd(listen) {
  const onEnd = (/** @type {Event} */ event) => {
    if (event.target !== document) return;
    for (const type of ENDS) document.removeEventListener(type, onEnd);
    listen(event);
  };
  for (const type of ENDS) document.addEventListener(type, onEnd);
}

const useLoadState = () => useSyncExternalStore(watchLoad, getLoadState, getServerState);

export function useWallets() {
  const { status, error } = useLoadState();
  return { status, error, retry: retryLoad };
}

/**
 * Creates the component of an element. The script replaces the element's content, so the skeleton is markup, which React
 * doesn't track. Children go into the slot `shop-promise`, which the script doesn't change.
 *
 * @param {string} name of the element
 * @param {string} defaultSkeleton markup until the script renders
 */
const createComponent = (name, defaultSkeleton) =>
  forwardRef(function WalletElement(/** @type {Record<string, any>} */ props, ref) {
    const { skeleton = defaultSkeleton, children } = props;
    const latest = useRef(props);
    latest.current = props;
    const host = useRef(/** @type {HTMLElement | null} */ (null));
    const { status, error } = useLoadState();
    const hasFailed = status === 'failed';
    const [slot, setSlot] = useState(/** @type {HTMLElement | undefined} */ (undefined));
    const isBuying = useRef(false);
    // One function for all events and renders, so that adding it again has no effect.
    const [listen] = useState(() => (/** @type {Event} */ event) => {
      if (ENDS.includes(event.type)) isBuying.current = false;
      latest.current[HANDLERS[event.type] ?? '']?.(event);
      if (event.type === 'wallet-click') isBuying.current = !event.defaultPrevented;
    });
    // A ref adds the listeners, because an effect may run after the first event.
    const [attach] = useState(() => (/** @type {HTMLElement | null} */ element) => {
      host.current = element;
      if (!element) {
        if (isBuying.current) watchEnd(listen);
        return;
      }
      rendered.add(element);
      for (const type of Object.keys(HANDLERS)) element.addEventListener(type, listen);
    });
    useImperativeHandle(ref, () => host.current, [hasFailed]);
    useEffect(() => {
      if (error) latest.current.onLoadError?.(error);
    }, [error]);
    const hasChildren = children != null && children !== false;
    useEffect(() => {
      if (!hasChildren || hasFailed) return undefined;
      const target = document.createElement('div');
      target.slot = 'shop-promise';
      host.current?.append(target);
      setSlot(target);
      return () => {
        setSlot(undefined);
        target.remove();
      };
    }, [hasChildren, hasFailed]);
    // Nothing would replace the skeleton.
    if (hasFailed) return null;
    const attributes = Object.entries(props)
      .filter(([prop]) => !COMPONENT_PROPS.includes(prop))
      .map(([prop, value]) => [
        toAttributeName(prop),
        // React sets `hidden` as a property, and an empty string would be false.
        ['style', 'hidden'].includes(prop) ? value || undefined : toAttributeValue(name, prop, value),
      ]);
    const element = createElement(name, {
      ref: attach,
      // The script may render its buttons before React hydrates the server's markup. React keeps them.
      ...(!isPreact && { suppressHydrationWarning: true }),
      dangerouslySetInnerHTML: { __html: skeleton },
      ...Object.fromEntries(attributes),
    });
    return createElement(Fragment, null, element, slot && createPortal(children, slot));
  });

export const AcceleratedCheckout = createComponent('shopify-accelerated-checkout', SKELETON);
export const AcceleratedCheckoutCart = createComponent('shopify-accelerated-checkout-cart', '');
export const WalletButton = createComponent('shopify-wallet-button', '');

const NO_SCRIPT =
  'WalletsProvider has no script. Pass the URL of portable-wallets.js: <WalletsProvider script="/wallets/portable-wallets.js">.';

/** @param {{ script?: import('./load').ScriptTag | string; when?: 'visible'; margin?: string; children?: any }} props */
export function WalletsProvider({ script, when, margin, children }) {
  const hasScript = !!(Object(script).src ?? script);
  if (!hasScript && process.env.NODE_ENV !== 'production') throw new Error(NO_SCRIPT);
  // Runs once, because a page loads the script once.
  useEffect(() => {
    // Components receive the error in `onLoadError`.
    if (hasScript && script) loadWallets(script, { when, margin }).catch(() => {});
  }, []);
  return createElement(Fragment, null, children);
}
