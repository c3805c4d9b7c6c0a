import { signal } from '@preact/signals';
import { readWallet } from '../../core/page/attributes';
import { readCartChoice, readSettings } from '../../core/page/cart-page';
import { readPageType } from '../../core/page/page-type';
import { isWithinBudget } from '../../core/platform/budget';
import { DEFINITION_TIMEOUT_MS } from '../../core/platform/constants';
import { unclobbered } from '../../core/platform/document';
import { DeveloperError, report, toElementError } from '../../core/platform/errors';
import { emitPageEvent } from '../../core/platform/page-event';
import { withTimeout } from '../../core/platform/wait';
import type { Rendered } from '../../core/types/page-event';
import { failedWallets, findWallet, loadWallet } from '../../wallets';
import { createAppearanceReader } from '../brand/appearance';
import { createButtonSet } from './button-set';
import type { Mount } from './define';
import { defineWallet } from './wallet-element';

/**
 * Mounts `shopify-wallet-button`: one wallet on the checkout, from its `wallet-config`. With `only-sdk` it loads the wallet's
 * SDK and shows nothing.
 */
export const mountCheckout: Mount = element => {
  let hasReported = false;
  const reportRendered = (detail: Rendered) => {
    if (hasReported) return;
    hasReported = true;
    emitPageEvent(element, 'wallet-rendered', detail);
  };
  // In PCI mode this page is in a frame of the checkout, which removes the frame after this event.
  const reportFailure = (error: unknown) => {
    const { message, cause } = Object(error);
    if (element.hasAttribute('pci-enabled'))
      reportRendered({ status: 'failure', message: cause === 'ineligible' ? cause : message });
  };

  const { wallet, settings } = readElement(element, reportFailure);
  const disabled = signal(false);
  // If another script reverts each change, only the click reads the attribute.
  const updateDisabled = () => {
    disabled.value = isDisabled() && isWithinBudget(element);
  };
  const isDisabled = () => element.hasAttribute('disabled');
  const observer = new MutationObserver(updateDisabled);
  observer.observe(element, { attributeFilter: ['disabled'] });
  updateDisabled();

  const buttonSet = createButtonSet(element, {
    pageType: settings.pageType,
    disabled,
    read: () =>
      isDisabled() ? undefined : { settings, source: readCartChoice(element, settings.cartId, true) },
    layout: slots => slots.map(name => <slot key={name} name={name} />),
    async find(signal) {
      const registration = findWallet(wallet, settings);
      if (!registration) {
        reportFailure(failedWallets.get(wallet) ?? { message: 'ineligible' });
        return [];
      }
      const isShown = !element.hasAttribute('only-sdk');
      try {
        const ready = await loadWallet(
          registration,
          wallet,
          settings,
          isShown ? createAppearanceReader(element) : undefined,
        );
        if (!isShown || signal.aborted) return [];
        await whenWalletDefined(registration.element).catch(error => {
          report(toElementError(element, error));
          throw error;
        });
        return [{ wallet: ready, slot: 'button' }];
      } catch (error) {
        if (!signal.aborted) reportFailure(error);
        return [];
      }
    },
    onRender: () => reportRendered({ status: 'success' }),
  });
  void buttonSet.refresh();
  return () => {
    observer.disconnect();
    buttonSet.dispose();
  };
};

/** Defines a wallet's element. Rejects if a polyfill defines it too late: until then, the element reports no result. */
function whenWalletDefined(name: string): Promise<unknown> {
  defineWallet(name);
  return withTimeout(unclobbered(customElements).whenDefined(name), DEFINITION_TIMEOUT_MS, 'timeout');
}

/** Reads the attributes. @throws DeveloperError for invalid ones, after `reportFailure` */
function readElement(element: HTMLElement, reportFailure: (error: unknown) => void) {
  try {
    const wallet = readWallet(element, 'wallet-config');
    if (!wallet)
      throw new DeveloperError(
        'invalid-webcomponent',
        `No config provided: give <${element.localName}> the attribute wallet-config.`,
      );
    return { wallet, settings: readSettings(element, readPageType(element) ?? 'checkout') };
  } catch (error) {
    reportFailure(error);
    throw error;
  }
}
