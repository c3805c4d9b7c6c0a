import type { CSSProperties, createElement, ReactNode, Ref } from 'react';
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

export type { LoadState } from './load.js';

/** Attributes of an element as props, and the props of all components. */
export type WalletProps<Attributes> = ElementProps<Attributes> & {
  id?: string | undefined;
  className?: string | undefined;
  slot?: string | undefined;
  style?: CSSProperties | undefined;
  hidden?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
  /**
   * Markup that reserves the space of the buttons until the script renders them (docs/embedding.md).
   *
   * @default for a product its button and link; else none, because the number of wallets isn't known
   */
  skeleton?: string | undefined;
  /** Called when all buttons have rendered or none can, and after each change of the wallets. */
  onReady?: ((event: CustomEvent<WalletReadyDetail>) => void) | undefined;
  /** Called when a button is clicked. `event.preventDefault()` cancels the purchase, `event.detail.hold(promise)` delays it. */
  onWalletClick?: ((event: CustomEvent<WalletClickDetail>) => void) | undefined;
  /** Called when the shopper closes the sheet or the window, or leaves the page. */
  onCancel?: ((event: CustomEvent<WalletDetail>) => void) | undefined;
  /** Called when the purchase ends without an order or a redirect. */
  onError?: ((event: CustomEvent<WalletErrorDetail>) => void) | undefined;
  /** Called when the purchase continues in the shop's checkout or on a page of the wallet. */
  onRedirect?: ((event: CustomEvent<WalletRedirectDetail>) => void) | undefined;
  /** Called when the order is placed. */
  onComplete?: ((event: CustomEvent<WalletDetail>) => void) | undefined;
  /** Called when the script can't be loaded. The component then renders nothing. */
  onLoadError?: ((error: Error) => void) | undefined;
};

type ComponentOutput = ReturnType<typeof createElement> | null;

export interface WalletsProviderProps extends LoadOptions {
  /** URL of the script, or all attributes of its tag. */
  script: ScriptTag | string;
  children?: ReactNode;
}

/**
 * Loads the script once. Place it around the app, or call `loadWallets` instead.
 *
 * @throws Error in development if `script` is missing or empty
 * @example
 * <WalletsProvider script={`/wallets/${release}/portable-wallets.js`}>
 *   <App />
 * </WalletsProvider>
 */
export declare function WalletsProvider(props: WalletsProviderProps): ComponentOutput;

/**
 * Returns the state of the script's load. The components render nothing while it is `failed`.
 *
 * @example
 * const { status, retry } = useWallets();
 * if (status === 'failed') return <button onClick={retry}>Load the express buttons again</button>;
 */
export declare function useWallets(): LoadState & {
  /** Loads the script again after a failure, with the URL and attributes of the last attempt. Otherwise does nothing. */
  retry(): void;
};

/**
 * Renders `<shopify-accelerated-checkout>`: one wallet's button and the link to more options, inside the product form.
 * Renders children below them in the slot `shop-promise` after the component has mounted.
 *
 * @example
 * <AcceleratedCheckout
 *   accessToken="5d41c08b7f2e46a39be0c1d7a2f86e94"
 *   buyerCountry="BR"
 *   buyerCurrency="BRL"
 *   recommended={{ name: 'buy_it_now', wallet_params: {} }}
 *   variantParams={[{ id: 46448623321341, requiresShipping: true }]}
 *   onComplete={({ detail }) => track('order', detail.wallet)}
 * />
 */
export declare function AcceleratedCheckout(
  props: WalletProps<ShopifyAcceleratedCheckoutAttributes> & { children?: ReactNode },
): ComponentOutput;

/**
 * Renders `<shopify-accelerated-checkout-cart>`: a grid of all wallets that can pay for the cart.
 *
 * @example
 * <AcceleratedCheckoutCart
 *   accessToken="5d41c08b7f2e46a39be0c1d7a2f86e94"
 *   buyerCountry="BR"
 *   buyerCurrency="BRL"
 *   walletConfigs={[{ name: 'shop_pay', wallet_params: {} }]}
 *   onReady={({ detail }) => setDivider(detail.wallets.length > 0)}
 * />
 */
export declare function AcceleratedCheckoutCart(
  props: WalletProps<ShopifyAcceleratedCheckoutCartAttributes>,
): ComponentOutput;

/**
 * Renders `<shopify-wallet-button>`: one wallet on the checkout.
 *
 * @example
 * <WalletButton
 *   accessToken="5d41c08b7f2e46a39be0c1d7a2f86e94"
 *   buyerCountry="BR"
 *   buyerCurrency="BRL"
 *   walletConfig={{ name: 'paypal', wallet_params: { sdkUrl } }}
 *   onRendered={({ detail }) => setShown(detail.status === 'success')}
 * />
 */
export declare function WalletButton(
  props: WalletProps<ShopifyWalletButtonAttributes> & {
    /** Called when the button has rendered. With `pciEnabled`, also called when it can't render. */
    onRendered?: ((event: CustomEvent<Rendered>) => void) | undefined;
  },
): ComponentOutput;
