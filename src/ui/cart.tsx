import { type ReadonlySignal, signal } from '@preact/signals';
import { createRoot as createTree } from 'react-dom/client';
import { readCartId, readCartSource } from '../core/cart-input';
import { onCartChange } from '../core/cart-watch';
import { readConfig, readJson } from '../core/config';
import { createGraphql } from '../core/graphql';
import { getLimitedCart } from '../core/limited-cart';
import { getPageType } from '../core/page';
import { report } from '../core/report';
import { script } from '../core/script';
import type { WalletConfig } from '../core/types';
import { prepareWallet, type ReadyWallet } from '../wallets';
import type { Mount } from './define';
import { Grid } from './grid';
import { createRoot } from './styles';
import { createWalletElement } from './wallet-button';

/** What the element shows: nothing yet, nothing at all, or these wallets. */
type Shown = 'loading' | 'nothing' | ReadyWallet[];

/** `shopify-accelerated-checkout-cart`: a grid of all wallets that can pay, on cart pages and in drawers. */
export const mountCart: Mount = element => {
  const configs = readJson<WalletConfig[]>(element, 'wallet-configs') ?? [];
  const config = readConfig(element, getPageType() === 'cart_page' ? 'cart_page' : 'cart_ajax');
  const graphql = createGraphql(config, 'Unknown', script);
  const shown = signal<Shown>('loading');
  const never = signal(false);
  const tree = createTree(createRoot(element));
  let children: HTMLElement[] = [];
  let round = 0;
  tree.render(<Cart shown={shown} element={element} />);

  const clear = () => {
    for (const child of children) child.remove();
    children = [];
  };
  /** Looks at the cart anew; an older look that is still under way no longer counts. */
  const refresh = async () => {
    const mine = ++round;
    const wallets = await look().catch(error => {
      report(error);
      return [];
    });
    if (mine !== round || !element.isConnected) return;
    clear();
    children = wallets.map(wallet =>
      createWalletElement(
        {
          ...wallet,
          disabled: never,
          read: () => ({ config: { ...config, ...flags }, source: readCartSource(config.cartId) }),
        },
        slotOf(wallet),
      ),
    );
    element.append(...children);
    shown.value = wallets.length ? wallets : 'nothing';
  };

  let flags = { requiresShipping: config.requiresShipping, hasSellingPlan: config.hasSellingPlan };
  const look = async (): Promise<ReadyWallet[]> => {
    const id = readCartId(config.cartId);
    const cart = id && (await getLimitedCart(graphql, id));
    if (!cart) return [];
    flags = { requiresShipping: cart.requiresShipping, hasSellingPlan: cart.hasSellingPlan };
    const ready = await Promise.all(configs.map(wallet => prepareWallet(wallet, { ...config, ...flags })));
    return ready.filter(wallet => wallet !== undefined);
  };

  const stopWatching = onCartChange(refresh);
  void refresh();
  return () => {
    round++;
    stopWatching();
    tree.unmount();
    clear();
  };
};

export function slotOf({ registration }: ReadyWallet): string {
  return `button-${registration.instrument}`;
}

function Cart({ shown, element }: { shown: ReadonlySignal<Shown>; element: HTMLElement }) {
  if (shown.value === 'loading') return <slot />;
  return shown.value === 'nothing' ? null : <Grid slots={shown.value.map(slotOf)} element={element} />;
}
