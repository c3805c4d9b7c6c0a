import { signal } from '@preact/signals';
import { DeveloperError } from '../../core/base/developer-error';
import { readCartSource } from '../../core/page/cart-input';
import { readConfig, readWallet } from '../../core/page/config';
import type { PageType } from '../../core/types/config';
import { broken, findWallet, loadWallet } from '../../wallets';
import { createButtonSet } from './button-set';
import type { Mount } from './define';

/** What `wallet-rendered` says. */
export interface Rendered {
  status: 'success' | 'failure';
  /** `ineligible`, or the error's own words. */
  message?: string;
}

/**
 * `shopify-wallet-button`: one wallet on the checkout, from its `wallet-config`. With `only-sdk` it loads the wallet's
 * script and shows nothing.
 */
export const mountCheckout: Mount = element => {
  let hasReported = false;
  const reportRendered = (detail: Rendered) => {
    if (hasReported) return;
    hasReported = true;
    element.dispatchEvent(new CustomEvent('wallet-rendered', { bubbles: true, composed: true, detail }));
  };
  // Where the checkout's own page stands around a frame of ours, it must learn of a failure to take its frame away.
  const tellFailure = (message: string) =>
    element.hasAttribute('pci-enabled') && reportRendered({ status: 'failure', message });

  const { wallet, config } = readElement(element, tellFailure);
  const disabled = signal(false);
  const follow = () => {
    disabled.value = element.hasAttribute('disabled');
  };
  const observer = new MutationObserver(follow);
  observer.observe(element, { attributeFilter: ['disabled'] });
  follow();

  const set = createButtonSet(element, {
    disabled,
    read: () => ({ config, source: readCartSource(config.cartId, true) }),
    layout: slots => slots.map(name => <slot key={name} name={name} />),
    async find(signal) {
      const registration = findWallet(wallet, config);
      if (!registration) {
        tellFailure(broken.get(wallet)?.message ?? 'ineligible');
        return [];
      }
      try {
        const ready = await loadWallet(registration, wallet, config);
        if (element.hasAttribute('only-sdk') || signal.aborted) return [];
        return [{ wallet: ready, slot: 'button' }];
      } catch (error) {
        if (!signal.aborted) tellFailure((error as Error).message);
        return [];
      }
    },
    drawn: () => reportRendered({ status: 'success' }),
  });
  void set.refresh();
  return () => {
    observer.disconnect();
    set.end();
  };
};

/** @throws DeveloperError for wrong attributes, which the page around has learned of by then */
function readElement(element: HTMLElement, tellFailure: (message: string) => void) {
  try {
    const wallet = readWallet(element, 'wallet-config');
    if (!wallet)
      throw new DeveloperError(
        'invalid-webcomponent',
        `No config provided: give <${element.localName}> the attribute wallet-config.`,
      );
    return { wallet, config: readConfig(element, readPageType(element)) };
  } catch (error) {
    tellFailure((error as Error).message);
    throw error;
  }
}

/** What the page says it is; a word that names no kind of page says nothing. */
function readPageType(element: Element): PageType {
  const [type] = /^(cart_(page|ajax)|product|unknown)$/.exec(element.getAttribute('page-type') ?? '') ?? [];
  return (type ?? 'checkout') as PageType;
}
