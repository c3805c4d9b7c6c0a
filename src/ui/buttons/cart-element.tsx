import { signal } from '@preact/signals';
import { later } from '../../core/click/later';
import { readCartId, readCartSource } from '../../core/page/cart-input';
import { onCartChange } from '../../core/page/cart-watch';
import { readConfig, readFlags, readWallets } from '../../core/page/config';
import { getPageType } from '../../core/page/page-type';
import { prepareWallet, putFirst } from '../../wallets';
import { createButtonSet } from './button-set';
import { readCompat } from './compat';
import { setConsent } from './consent-info';
import type { Mount } from './define';
import { Grid } from './grid';

/** Mounts `shopify-accelerated-checkout-cart`: a grid of all wallets that can pay, on cart pages and in drawers. */
export const mountCart: Mount = element => {
  const wallets = putFirst(element, readWallets(element));
  let config = readConfig(element, getPageType(true));
  /** True while the attributes say what is in the cart, which counts until the server has said it. */
  let isGiven = config.requiresShipping || config.hasSellingPlan;
  let compat: Record<string, string>;

  async function fetchCart(id: string) {
    const { getLimitedCart } = await later.loadTransport();
    return getLimitedCart(config, id);
  }

  const set = createButtonSet(element, {
    disabled: signal(false),
    read: () => ({ config, source: readCartSource(config.cartId) }),
    layout: (slots, height) =>
      slots.length > 0 && (
        <div style={{ ...compat, minHeight: slots.length < wallets.length ? height : 0 }}>
          <Grid slots={slots} />
        </div>
      ),
    async find(signal) {
      config = { ...config, enabledFlags: readFlags(element) };
      compat = readCompat(element, config.pageType);
      const id = readCartId(config.cartId);
      const given = isGiven && { hasDeferredOption: false };
      const cart = id ? given || (await fetchCart(id)) : undefined;
      if (signal.aborted) return [];
      config = { ...config, ...cart };
      setConsent(element, cart && config.hasSellingPlan ? config : undefined);
      if (!cart) return [];
      const ready = await Promise.all(wallets.map(wallet => prepareWallet(wallet, config)));
      return ready.flatMap(wallet =>
        wallet ? [{ wallet, slot: `button-${wallet.registration.instrument}` }] : [],
      );
    },
  });

  const refresh = () => {
    isGiven = false;
    void set.refresh();
  };
  const stopWatching = onCartChange(refresh);
  void set.refresh().then(() => {
    if (isGiven) void refresh();
  });
  return () => {
    isGiven = false;
    stopWatching();
    setConsent(element);
    set.dispose();
  };
};
