import { signal } from '@preact/signals';
import { readCartId, readCartSource } from '../core/cart-input';
import { onCartChange } from '../core/cart-watch';
import { readConfig, readFlags, readWallets } from '../core/config';
import { later } from '../core/later';
import { getPageType } from '../core/page';
import { script } from '../core/script';
import { prepareWallet } from '../wallets';
import { createButtonSet } from './button-set';
import { readCompat } from './compat';
import { setConsent } from './consent-info';
import type { Mount } from './define';
import { Grid } from './grid';

/** `shopify-accelerated-checkout-cart`: a grid of all wallets that can pay, on cart pages and in drawers. */
export const mountCart: Mount = element => {
  const wallets = readWallets(element);
  let config = readConfig(element, getPageType(true));
  let compat: Record<string, string>;

  async function look(id: string) {
    const { createGraphql, getLimitedCart } = await later.loadTransport();
    return getLimitedCart(createGraphql(config, 'Unknown', script), id);
  }

  const set = createButtonSet(element, {
    disabled: signal(false),
    read: () => ({ config, source: readCartSource(config.cartId) }),
    layout: (slots, room) =>
      slots.length > 0 && (
        <div style={{ ...compat, minHeight: slots.length < wallets.length ? room : 0 }}>
          <Grid slots={slots} />
        </div>
      ),
    async look(signal) {
      config = { ...config, enabledFlags: readFlags(element) };
      compat = readCompat(element, config.page);
      const id = readCartId(config.cartId);
      const cart = id ? await look(id) : undefined;
      if (signal.aborted) return [];
      setConsent(element, cart?.hasSellingPlan ? config : undefined);
      if (!cart) return [];
      config = { ...config, ...cart };
      const ready = await Promise.all(wallets.map(wallet => prepareWallet(wallet, config)));
      return ready.flatMap(wallet =>
        wallet ? [{ wallet, slot: `button-${wallet.registration.instrument}` }] : [],
      );
    },
  });

  const stopWatching = onCartChange(set.refresh);
  void set.refresh();
  return () => {
    stopWatching();
    setConsent(element);
    set.end();
  };
};
