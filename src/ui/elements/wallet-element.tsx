import { effect } from '@preact/signals';
import { createRoot as createTree } from 'react-dom/client';
import { readJson } from '../../core/page/attributes';
import { INTENT_EVENTS } from '../../core/page/visibility';
import { MODULE_TIMEOUT_MS } from '../../core/platform/constants';
import { safeDocument } from '../../core/platform/document';
import { DeveloperError, report, toElementError, toReadable } from '../../core/platform/errors';
import { emitMetric } from '../../core/platform/metric';
import { nullProto, tryCall } from '../../core/platform/objects';
import { startDebug } from '../../core/platform/telemetry';
import { LOAD_TIMEOUT_STEPS, withTimeout } from '../../core/platform/wait';
import { loadPurchase, mayStart, running, startPurchase, unavailableFor } from '../../core/purchase/click';
import { brandCss } from '../brand/appearance';
import { parsePx } from '../brand/compat';
import { createStyledRoot, styleAround } from '../styles';
import { define, HOSTS, type Mount, mountImmediately } from './define';
import { isPurchaseBlocking, WalletButton, type WalletElementProps } from './wallet-button';

/**
 * Mounts the wallet's SDK button, and calls `onRender` or `onRenderError`. @returns a function that unmounts it
 *
 * @param root contains the container of the button, unless the script renders the button
 */
function mountSdkButton(
  element: HTMLElement,
  root: ParentNode,
  click: () => void,
  {
    registration: { instrument },
    config,
    settings,
    wallet,
    form,
    onRender,
    onRenderError,
  }: WalletElementProps,
): () => void {
  let isMounted = true;
  const mounting = (async () => {
    // Waits until the host element renders its slots. Before that, the SDK would read no size.
    await undefined;
    if (!isMounted) return undefined;
    // If the page has replaced `querySelector`, this fails as an SDK does.
    return wallet.mount?.(root.querySelector('.wallet') as HTMLElement, click, form);
  })();
  const reportOutcome = async () => {
    try {
      await withTimeout(mounting, MODULE_TIMEOUT_MS, 'timeout', LOAD_TIMEOUT_STEPS);
      if (!isMounted) return;
      emitMetric('wallet.rendered', { instrument, page: settings.pageType });
      onRender?.(element);
    } catch (thrown) {
      // A button that the page removes while it renders hasn't failed.
      if (!isMounted || !element.isConnected) return;
      const error = toReadable(thrown);
      report(toElementError(element, error));
      onRenderError(config, error);
    }
  };
  void reportOutcome();
  return () => {
    isMounted = false;
    mounting.then(unmount => unmount?.()).catch(() => {});
  };
}

const propsOf = new WeakMap<Element, WalletElementProps>();

/** Attributes that themes and trackers read, copied from the host element. */
const INHERITED = ['access-token', 'buyer-country', 'buyer-currency'];

/**
 * Creates the element of a wallet that can pay, for a slot of its host element.
 *
 * @param element a cached wallet element to reuse
 */
export function createWalletElement(
  props: WalletElementProps,
  host: Element,
  slot: string,
  element = createDefined(props.registration.element),
): HTMLElement {
  const { config, settings } = props;
  propsOf.set(element, props);
  element.slot = slot;
  for (const name of INHERITED) element.setAttribute(name, host.getAttribute(name) as string);
  element.setAttribute('wallet-params', JSON.stringify(config.wallet_params));
  element.setAttribute('page-type', settings.pageType);
  element.toggleAttribute('call-to-action', !!settings.callToAction);
  element.toggleAttribute('requires-shipping', settings.requiresShipping);
  element.toggleAttribute('has-selling-plan', settings.hasSellingPlan);
  return element;
}

/** Defines a wallet's element on first use, because a page uses few wallets. */
export function defineWallet(name: string): void {
  define(name, mountWallet, mountImmediately);
}

function createDefined(name: string): HTMLElement {
  defineWallet(name);
  return safeDocument.createElement(name);
}

/**
 * Mounts a wallet's element. A button with its own classes renders in the light DOM, where themes style it; a branded one
 * renders in a shadow root. An element that the script did not create renders nothing.
 *
 * @throws DeveloperError if the page's author wrote the element by hand, because it has nothing to buy (docs/decisions.md#13)
 */
const mountWallet: Mount = element => {
  const props = propsOf.get(element);
  const isLight = props?.registration.classes;
  // Removes the dead button that a clone contains. The space is for themes that hide each `:empty` element.
  element.replaceChildren(...(props && !isLight ? [' '] : []));
  if (!props) {
    // Throws for invalid JSON.
    readJson(element, 'wallet-params');
    // A theme's copy has a `slot`, and a clone is inside a host: neither was written by hand.
    if (element.hasAttribute('wallet-params') && !element.slot && !element.closest(HOSTS))
      throw new DeveloperError('invalid-webcomponent', `<${element.localName}> does nothing by itself.`);
    return () => {};
  }
  for (const type of INTENT_EVENTS) element.addEventListener(type, preload, nullProto({ passive: true }));
  element.addEventListener('click', pressWallet);
  const root = isLight ? element : createStyledRoot(element, brandCss);
  const tree = createTree(root);
  const click = () => handleClick(element, props);
  try {
    tree.render(<WalletButton element={element} click={click} {...props} />);
  } catch (error) {
    // A partly rendered tree would keep its subscriptions.
    tree.unmount();
    throw error;
  }
  const button = isLight && root.querySelector('button');
  // In the next frame, so that the elements of a page read their styles together.
  if (button) tryCall(() => requestAnimationFrame(() => tryCall(() => limitMinHeight(button))));
  // The element reflects the state of its button.
  const stopFollowing = effect(() => {
    const isBusy = running.value?.owner === element;
    element.toggleAttribute('disabled', props.disabled.value || (isBusy && isPurchaseBlocking()));
    element.toggleAttribute('busy', isBusy);
  });
  const unmountSdkButton = mountSdkButton(element, root, click, props);
  return () => {
    unmountSdkButton();
    stopFollowing();
    tree.unmount();
  };
};

/** Limits the minimum height that a theme's rules for a class set, because a style sheet can't (docs/decisions.md#17). */
function limitMinHeight(button: HTMLElement): void {
  const least = parsePx(getComputedStyle(button).minHeight) ?? 25;
  button.style.setProperty('min-height', least < 25 ? '25px' : least > 55 ? '55px' : '', 'important');
}

/** Starts the purchase of the page's current choice. */
function handleClick(
  element: HTMLElement,
  { registration, config, settings, wallet, disabled, read }: WalletElementProps,
) {
  if (disabled.peek()) return;
  if (!mayStart(element)) return;
  // Used if `read` throws. The purchase then shows that nothing can be bought.
  let found: ReturnType<typeof read> = { settings, source: { type: 'product', fields: [] } };
  try {
    found = read();
  } catch (error) {
    report(error);
  }
  if (!found) return;
  // Without `instanceof`, because a page may have replaced the class.
  if ('nodeType' in found) return void explain(element, found);
  // If the choice has changed since the button was rendered, a new button replaces it. The sheet of this one can't sell the new
  // choice.
  const { hasSellingPlan, requiresShipping } = found.settings;
  const isOther =
    hasSellingPlan !== settings.hasSellingPlan || requiresShipping !== settings.requiresShipping;
  if (registration.opens && isOther) return;
  startPurchase(wallet, {
    ...registration,
    owner: element,
    host: element.closest(HOSTS),
    name: config.name,
    shop: config.wallet_params.merchantName || wallet.shop,
    parameters: wallet.parameters,
    read,
    ...found,
  });
}

/** Shows why a form is invalid, if the browser can't show it. */
async function explain(element: Element, form: HTMLFormElement): Promise<void> {
  try {
    (await loadPurchase()).showInvalid(form);
  } catch (error) {
    report(error);
    unavailableFor.value = element;
  }
}

/** Handles a script's press of a wallet's element. */
function pressWallet(this: HTMLElement, event: Event): void {
  const props = propsOf.get(this);
  if (!props || !isScriptPress(event)) return;
  const { registration, wallet } = props;
  const needsGesture = registration.opens === 'sheet' && navigator.userActivation?.isActive === false;
  if (wallet.opensItself || needsGesture) startDebug(this, 'press');
  else handleClick(this, props);
}

/**
 * Returns true for a press on the element itself by a script, such as a theme's sticky bar: `element.click()`. A shopper's press
 * reaches the button inside.
 */
export function isScriptPress(event: Event): boolean {
  return !event.isTrusted && tryCall(() => event.composedPath())?.[0] === event.currentTarget;
}

/** Prepares a press: restores the styles, and loads the purchase. If that fails, the click loads it again and shows the error. */
function preload(this: Element): void {
  styleAround(this);
  for (const load of [loadPurchase, propsOf.get(this)?.wallet.load]) load?.().catch(() => {});
}
