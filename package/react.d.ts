import type { CSSProperties, createElement, ReactNode, Ref } from 'react';
import type { ScriptTag } from './load.js';
import type {
  Rendered,
  ShopifyAcceleratedCheckoutAttributes,
  ShopifyAcceleratedCheckoutCartAttributes,
  ShopifyWalletButtonAttributes,
  WalletConfig,
  WalletDetail,
  WalletErrorDetail,
  WalletReadyDetail,
  WalletRedirectDetail,
} from './portable-wallets.js';

/** Attributes that hold JSON, with the values that their props take besides text. */
interface JsonAttributes {
  'enabled-flags': string[];
  fallback: WalletConfig | null;
  recommended: WalletConfig | null;
  'variant-params': { id: number; requiresShipping: boolean }[];
  'wallet-config': WalletConfig;
  'wallet-configs': WalletConfig[];
}

/** `variant-params` as a prop: `variantParams`. */
type CamelCase<Name> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** The attributes of an element as props, and what each component takes besides. */
export type WalletProps<Attributes> = {
  [Name in keyof Attributes as CamelCase<Name>]: Name extends keyof JsonAttributes
    ? Attributes[Name] | JsonAttributes[Name]
    : Attributes[Name];
} & {
  id?: string | undefined;
  className?: string | undefined;
  slot?: string | undefined;
  style?: CSSProperties | undefined;
  hidden?: boolean | undefined;
  /** The element. */
  ref?: Ref<HTMLElement> | undefined;
  /**
   * Markup that reserves the space of the buttons until the script renders them (docs/embedding.md).
   *
   * @default for a product its button and link; else none, because the number of wallets isn't known
   */
  skeleton?: string | undefined;
  /** All buttons have rendered, or none can; again after each change of the wallets. */
  onReady?: ((event: CustomEvent<WalletReadyDetail>) => void) | undefined;
  /** A button was pressed. `event.preventDefault()` keeps its purchase from starting. */
  onWalletClick?: ((event: CustomEvent<WalletDetail>) => void) | undefined;
  /** The shopper closed the sheet or the window, or left the page. */
  onCancel?: ((event: CustomEvent<WalletDetail>) => void) | undefined;
  /** The purchase ended without an order or a redirect. */
  onError?: ((event: CustomEvent<WalletErrorDetail>) => void) | undefined;
  /** The purchase goes on in the shop's checkout, or on a page of the wallet. */
  onRedirect?: ((event: CustomEvent<WalletRedirectDetail>) => void) | undefined;
  /** The order is placed. */
  onComplete?: ((event: CustomEvent<WalletDetail>) => void) | undefined;
  /** The script could not be loaded, so the component renders nothing. */
  onLoadError?: ((error: Error) => void) | undefined;
};

type Drawn = ReturnType<typeof createElement> | null;

export interface WalletsProviderProps {
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
export declare function WalletsProvider(props: WalletsProviderProps): Drawn;

/**
 * Renders `<shopify-accelerated-checkout>`: one wallet's button and the link to more options, inside the product form.
 * Children stand below them, in the slot `shop-promise`, once the component has mounted.
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
): Drawn;

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
): Drawn;

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
    /** The button has rendered; with `pciEnabled` also that it can't. */
    onRendered?: ((event: CustomEvent<Rendered>) => void) | undefined;
  },
): Drawn;
