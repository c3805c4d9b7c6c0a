import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createRoot as createTree } from 'react-dom/client';
import { toElementError } from '../../core/base/accelerated-checkout-error';
import { MODULE_TIMEOUT_MS } from '../../core/base/constants';
import { metric } from '../../core/base/metric';
import { report } from '../../core/base/report';
import { ownDocument } from '../../core/base/unclobbered';
import { timeout } from '../../core/base/wait';
import { running, startCheckout, unavailable } from '../../core/click/click';
import { later } from '../../core/click/later';
import { marks, t } from '../../core/labels/i18n';
import type { ProductForm } from '../../core/types/product-form';
import type { Purchase } from '../../core/types/purchase';
import type { WalletConfig } from '../../core/types/wallet-config';
import { type ReadyWallet, shopOf } from '../../wallets';
import { createStyledRoot } from '../styles/styles';
import type { Mount } from './define';
import { leaveEmpty } from './leave-empty';
import { press } from './press';

/** What a wallet's element needs of the element that it stands in. */
export interface Assignment extends ReadyWallet {
  /** True while the add-to-cart form can't be sent. */
  disabled: ReadonlySignal<boolean>;
  /** The add-to-cart form, where the element stands in one. */
  form?: ProductForm;
  /** Reads the page at the click. */
  read(): Pick<Purchase, 'config' | 'source'>;
  /** Is called once the wallet's button is there. */
  drawn?(): void;
  /** Is called where the wallet's button could not be drawn. */
  giveWay(config: WalletConfig, error: unknown): void;
}

const assignments = new WeakMap<Element, Assignment>();

/** Attributes that themes and trackers look for, copied from the element around. */
const INHERITED = ['access-token', 'buyer-country', 'buyer-currency'];

/**
 * Makes the element of a wallet that can pay, with its slot in the element around.
 *
 * @param element the wallet's element of another element around, which is taken over
 */
export function createWalletElement(
  assignment: Assignment,
  host: Element,
  slot: string,
  element = ownDocument.createElement(assignment.registration.element),
): HTMLElement {
  const { config, page } = assignment;
  assignments.set(element, assignment);
  element.slot = slot;
  for (const name of INHERITED) element.setAttribute(name, host.getAttribute(name) ?? '');
  element.setAttribute('wallet-params', JSON.stringify(config.wallet_params));
  element.setAttribute('page-type', page.pageType);
  element.toggleAttribute('call-to-action', !!page.callToAction);
  element.toggleAttribute('requires-shipping', page.requiresShipping);
  element.toggleAttribute('has-selling-plan', page.hasSellingPlan);
  return element;
}

/**
 * Mounts a wallet's element. A button with classes of its own is drawn in the light DOM, where themes style it; what has a
 * brand is drawn in a shadow root.
 */
export const mountWallet: Mount = element => {
  const assignment = assignments.get(element);
  // A clone holds a copy of a button that nobody listens to.
  element.replaceChildren();
  if (!assignment) return leaveEmpty(element);
  for (const sign of INTENT) element.addEventListener(sign, preload, { passive: true });
  const { registration, css } = assignment;
  const tree = createTree(registration.classes ? element : createStyledRoot(element, css));
  try {
    tree.render(<WalletButton element={element} {...assignment} />);
  } catch (error) {
    // A tree that was drawn in part would go on listening to the page.
    tree.unmount();
    throw error;
  }
  return () => tree.unmount();
};

/** Loads what a purchase needs. Where that fails, the click loads it again and says so. */
function preload(this: Element): void {
  for (const load of [later.loadPurchases, assignments.get(this)?.wallet.load]) load?.().catch(() => {});
}

/** Signs that a shopper means to buy. */
const INTENT = ['pointerover', 'focusin', 'touchstart'];

function WalletButton({
  element,
  registration,
  config,
  page,
  wallet,
  host,
  disabled,
  form,
  read,
  drawn,
  giveWay,
}: Assignment & { element: Element }) {
  const slot = useRef<HTMLDivElement>(null);
  const { instrument, brand, classes, isLink, label } = registration;
  const isBusy = running.value?.owner === element;
  const status = running.value?.checkout.status.value ?? 'idle';
  // While its purchase is an order, or may be one, the button stays enabled: a click leads there again.
  const isBlocked = disabled.value || !['idle', 'unconfirmed', 'completed'].includes(status);

  const click = () => {
    if (disabled.peek()) return;
    const { checkout } = running.peek() ?? {};
    if (checkout) return checkout.again();
    let found: ReturnType<typeof read> = { config: page, source: { code: 'INVALID_MERCHANDISE' } };
    try {
      found = read();
    } catch (error) {
      report(error);
    }
    const { parameters, load } = wallet;
    startCheckout(wallet, element, { ...registration, shop: shopOf(config), parameters, load, ...found });
  };

  const fail = (error: unknown) => {
    report(toElementError(element, error));
    giveWay(config, error);
  };

  useEffect(() => {
    let isHere = true;
    const drawing = (async () => slot.current && wallet.mount?.(slot.current, click, form))();
    const settle = async () => {
      try {
        await timeout(drawing, MODULE_TIMEOUT_MS, 'timeout');
        if (!isHere) return;
        metric('wallet.rendered', { instrument, page: page.pageType });
        drawn?.();
      } catch (error) {
        // A button that the page removes while it is drawn hasn't failed.
        if (isHere && element.isConnected) fail(error);
      }
    };
    void settle();
    return () => {
      isHere = false;
      drawing.then(unmount => unmount?.()).catch(() => {});
    };
  }, []);
  // Before the next paint, so that the element and its button say the same.
  useLayoutEffect(() => {
    element.toggleAttribute('disabled', disabled.value);
    element.toggleAttribute('busy', isBusy);
  });

  // Is called again each time the button is drawn.
  const fill = (button: HTMLElement | null) => {
    if (!wallet.css && button && !button.firstChild) button.append(...host.label(!page.isOnDark));
  };

  // Themes style the link as an `a`, and their rules for `button` aren't meant for it. It has no URL: it does what a button
  // does, and is announced as one.
  const Tag = (isLink ? 'a' : 'button') as 'button';
  const kind = isLink
    ? ({ role: 'button', tabIndex: disabled.value ? -1 : 0, onKeyDown: press } as const)
    : ({ type: 'button', disabled: disabled.value } as const);
  // A running purchase sets `aria-disabled` alone. A button that is `disabled` would lose the focus, and a dialog could not
  // give it back.
  const state = { 'aria-disabled': isBlocked, 'aria-busy': isBusy, onClick: click };
  return (
    <>
      {wallet.mount ? (
        <div class="wallet" ref={slot} aria-disabled={isBlocked} aria-busy={isBusy} inert={disabled.value} />
      ) : (
        <Tag
          class={classes ?? `wallet drawn${page.isOnDark ? ' on-dark' : ''}`}
          style={wallet.css}
          aria-label={wallet.css && brand}
          {...(!wallet.css && (label || page.callToAction) && marks())}
          {...kind}
          {...state}
          ref={fill}
        >
          {label && t(label)}
        </Tag>
      )}
      {unavailable.value === element && (
        <p role="alert" style={{ margin: '8px 0 0' }} {...marks()}>
          {t('errors.not_loaded')}
        </p>
      )}
    </>
  );
}
