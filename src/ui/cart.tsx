import { signal } from '@preact/signals';
import { readCartId, readCartSource } from '../core/cart-input';
import { onCartChange } from '../core/cart-watch';
import { readConfig, readWallets } from '../core/config';
import { createGraphql } from '../core/graphql';
import { getLimitedCart } from '../core/limited-cart';
import { getPageType } from '../core/page';
import { script } from '../core/script';
import { prepareWallet } from '../wallets';
import { createButtonSet } from './button-set';
import { createConsent } from './consent-info';
import type { Mount } from './define';
import { Grid } from './grid';

/** `shopify-accelerated-checkout-cart`: a grid of all wallets that can pay, on cart pages and in drawers. */
export const mountCart: Mount = element => {
  const wallets = readWallets(element);
  let config = readConfig(element, getPageType() === 'cart_page' ? 'cart_page' : 'cart_ajax');
  const consent = createConsent(config);
  let isThere = false;
  const graphql = createGraphql(config, 'Unknown', script);

  const set = createButtonSet(element, {
    disabled: signal(false),
    read: () => ({ config, source: readCartSource(config.cartId) }),
    layout: (slots, room) =>
      isThere && (
        <div style={{ minHeight: slots.length < wallets.length ? room : 0 }}>
          {slots.length > 0 && <Grid slots={slots} element={element} />}
        </div>
      ),
    async look(signal) {
      isThere = false;
      const id = readCartId(config.cartId);
      const cart = id && (await getLimitedCart(graphql, id, signal));
      if (!cart) return [];
      isThere = true;
      consent(cart.hasSellingPlan);
      config = { ...config, requiresShipping: cart.requiresShipping, hasSellingPlan: cart.hasSellingPlan };
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
    set.end();
  };
};
