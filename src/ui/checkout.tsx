import { signal } from '@preact/signals';
import { readCartSource } from '../core/cart-input';
import { readConfig, readWallet } from '../core/config';
import { DeveloperError } from '../core/developer-error';
import { findWallet, loadWallet } from '../wallets';
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
  const wallet = readWallet(element, 'wallet-config');
  if (!wallet)
    throw new DeveloperError(
      'invalid-webcomponent',
      `No config provided: give <${element.localName}> the attribute wallet-config.`,
    );
  const config = readConfig(element, 'checkout');
  const isInPciMode = element.hasAttribute('pci-enabled');

  const tell = (detail: Rendered) =>
    element.dispatchEvent(new CustomEvent('wallet-rendered', { bubbles: true, composed: true, detail }));
  // Where the checkout's own page stands around a frame of ours, it must learn of a failure to take its frame away.
  const tellFailure = (message: string) => isInPciMode && tell({ status: 'failure', message });

  const set = createButtonSet(element, {
    disabled: signal(element.hasAttribute('disabled')),
    read: () => ({ config, source: readCartSource(config.cartId, true) }),
    layout: slots => slots.map(name => <slot key={name} name={name} />),
    async look(signal) {
      const registration = findWallet(wallet, config);
      if (!registration) {
        tellFailure('ineligible');
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
    shown: slots => slots.length > 0 && tell({ status: 'success' }),
  });
  void set.refresh();
  return set.end;
};
