import type { CartChoice, CartSource, ProductChoice } from './cart-source';
import type { Attributes, CartNeeds } from './config';
import type { CartError } from './result';
import type { Wallet } from './wallet';

/** What the core has to know of the purchase's wallet and shop. It is data, because the core knows no wallet by its name. */
export interface PurchaseContext {
  /** What the server calls the wallet (header `X-Wallet-Name`), for example `GooglePay`. */
  instrument: string;
  /** Name of the wallet. @default none: what goes wrong is told as a failure of the checkout */
  brand?: string | undefined;
  /** Name of the shop; empty or absent where the shop's server names none. */
  shop?: string | undefined;
}

/** Countries of the addresses that the server was told last. Texts depend on them: a state elsewhere is an emirate in the Emirates. */
export interface Countries {
  delivery?: string | undefined;
  billing?: string | undefined;
}

/** What the shopper buys by one click, and with which wallet. */
export interface Purchase extends PurchaseContext, Pick<Wallet, 'parameters' | 'load'> {
  config: Attributes & CartNeeds;
  /** What is bought, read from the page at the click, or the error that keeps it from being bought. */
  source: CartSource | CartChoice | ProductChoice | CartError;
}
