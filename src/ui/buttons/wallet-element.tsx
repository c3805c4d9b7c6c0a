import { effect } from '@preact/signals';
import { createRoot as createTree } from 'react-dom/client';
import { bare } from '../../core/base/bare';
import { report } from '../../core/base/report';
import { ownDocument } from '../../core/base/unclobbered';
import { running, startCheckout } from '../../core/click/click';
import { loadPurchase } from '../../core/click/load-purchase';
import { brandCss } from '../brand/brand-css';
import { createStyledRoot } from '../styles/styles';
import type { Assignment } from './assignment';
import type { Mount } from './define';
import { drawOwn } from './draw-own';
import { leaveEmpty } from './leave-empty';
import { WalletButton } from './wallet-button';

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
  for (const sign of INTENT) element.addEventListener(sign, preload, bare({ passive: true }));
  const { registration, disabled } = assignment;
  const root = registration.classes ? element : createStyledRoot(element, brandCss);
  const tree = createTree(root);
  const click = () => clickOn(element, assignment);
  try {
    tree.render(<WalletButton element={element} click={click} {...assignment} />);
  } catch (error) {
    // A tree that was drawn in part would go on listening to the page.
    tree.unmount();
    throw error;
  }
  // The element and its button say the same.
  const stopFollowing = effect(() => {
    element.toggleAttribute('disabled', disabled.value);
    element.toggleAttribute('busy', running.value?.owner === element);
  });
  const takeAway = drawOwn(element, root.querySelector<HTMLElement>('.wallet'), click, assignment);
  return () => {
    takeAway();
    stopFollowing();
    tree.unmount();
  };
};

/** Starts the purchase of what the page says now. */
function clickOn(element: HTMLElement, { registration, config, page, wallet, disabled, read }: Assignment) {
  if (disabled.peek()) return;
  const checkout = running.peek()?.checkout;
  if (checkout) return checkout.again();
  let found: ReturnType<typeof read> = { config: page, source: { code: 'INVALID_MERCHANDISE' } };
  try {
    found = read();
  } catch (error) {
    report(error);
  }
  const { parameters, load } = wallet;
  const shop = config.wallet_params.merchantName || wallet.shop;
  startCheckout(wallet, element, { ...registration, shop, parameters, load, ...found });
}

/** Loads what a purchase needs. Where that fails, the click loads it again and says so. */
function preload(this: Element): void {
  for (const load of [loadPurchase, assignments.get(this)?.wallet.load]) load?.().catch(() => {});
}

/** Signs that a shopper means to buy. */
const INTENT = ['pointerover', 'focusin', 'touchstart'];
