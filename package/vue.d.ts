import type { ComputedRef, Plugin } from 'vue';
import type { LoadOptions, LoadState, ScriptTag } from './load.js';
import type {
  ElementProps,
  Rendered,
  ShopifyAcceleratedCheckoutAttributes,
  ShopifyAcceleratedCheckoutCartAttributes,
  ShopifyWalletButtonAttributes,
  WalletClickDetail,
  WalletDetail,
  WalletErrorDetail,
  WalletReadyDetail,
  WalletRedirectDetail,
} from './portable-wallets.js';

export interface WalletsOptions extends LoadOptions {
  /** URL of the script, or all attributes of its tag. Without it, call `loadWallets`. */
  script?: ScriptTag | string | undefined;
}

/**
 * Lets Vue's templates render the elements by their names, with objects for the attributes that hold JSON. Loads the script in the browser.
 *
 * @example
 * createApp(App).use(wallets, { script: `/wallets/${release}/portable-wallets.js` }).mount('#app');
 */
declare const wallets: Plugin<[options?: WalletsOptions]>;
export default wallets;

/**
 * Returns the state of the script's load. The elements render nothing while `status` is `failed`.
 *
 * @example
 * const { status, retry } = useWallets();
 */
export declare function useWallets(): {
  status: ComputedRef<LoadState['status']>;
  error: ComputedRef<LoadState['error']>;
  /** Loads the script again after a failure, with the URL and attributes of the last attempt. Otherwise does nothing. */
  retry(): void;
};

type Listener<Detail> = ((event: CustomEvent<Detail>) => void) | undefined;

/** Attributes of an element as props, and its events. */
export type VueProps<Attributes> = ElementProps<Attributes> & {
  /** Markup that reserves the space of the buttons until the script renders them (docs/embedding.md). */
  skeleton?: string | undefined;
  onWalletReady?: Listener<WalletReadyDetail>;
  onWalletClick?: Listener<WalletClickDetail>;
  onWalletCancel?: Listener<WalletDetail>;
  onWalletError?: Listener<WalletErrorDetail>;
  onWalletRedirect?: Listener<WalletRedirectDetail>;
  onWalletComplete?: Listener<WalletDetail>;
  onWalletRendered?: Listener<Rendered>;
};

type Component<Attributes> = new () => { $props: VueProps<Attributes> };

declare module 'vue' {
  interface GlobalComponents {
    'shopify-accelerated-checkout': Component<ShopifyAcceleratedCheckoutAttributes>;
    'shopify-accelerated-checkout-cart': Component<ShopifyAcceleratedCheckoutCartAttributes>;
    'shopify-wallet-button': Component<ShopifyWalletButtonAttributes>;
  }
}
