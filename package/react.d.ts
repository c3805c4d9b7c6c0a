import type { createElement } from 'react';
import type { ScriptTag } from './load.js';
import type {
  Rendered,
  ShopifyAcceleratedCheckoutAttributes,
  ShopifyAcceleratedCheckoutCartAttributes,
  ShopifyWalletButtonAttributes,
  WalletConfig,
} from './portable-wallets.js';

/** Attributes that hold JSON, and what may be given here as it is. */
interface JsonAttributes {
  'enabled-flags': string[];
  fallback: WalletConfig | null;
  recommended: WalletConfig | null;
  'variant-params': { id: number; requiresShipping: boolean }[];
  'wallet-config': WalletConfig;
  'wallet-configs': WalletConfig[];
}

/** The attributes of the element, by their own names, and what its component needs besides. */
export type WalletProps<Attributes> = {
  [Name in keyof Attributes]: Name extends keyof JsonAttributes
    ? Attributes[Name] | JsonAttributes[Name]
    : Attributes[Name];
} & {
  /** URL of the script, or all that its tag says. The first component of a page decides. */
  script: ScriptTag | string;
  /**
   * Markup that keeps the room of the buttons until the script draws them; docs/embedding.md has it, and its CSS.
   *
   * @default for a product that of its button and link, for a cart none, because nobody knows how many wallets can pay
   */
  skeleton?: string;
  id?: string;
  class?: string;
  slot?: string;
  style?: Record<string, string>;
};

type Drawn = ReturnType<typeof createElement> | null;

/** `<shopify-accelerated-checkout>`: stands inside the product form whose choice it buys. */
export declare function AcceleratedCheckout(props: WalletProps<ShopifyAcceleratedCheckoutAttributes>): Drawn;

/** `<shopify-accelerated-checkout-cart>`: the buttons of a cart. */
export declare function AcceleratedCheckoutCart(
  props: WalletProps<ShopifyAcceleratedCheckoutCartAttributes>,
): Drawn;

/** `<shopify-wallet-button>`: one wallet on the checkout. */
export declare function WalletButton(
  props: WalletProps<ShopifyWalletButtonAttributes> & {
    /** Is told when the wallet stands in the element and, with `pci-enabled`, when it can't. */
    onRendered?: (detail: Rendered) => void;
  },
): Drawn;
