import type { CartSource } from './cart-source';
import type { Config } from './config';
import type { CartError } from './result';
import type { Instrument } from './wallet-config';

/** Who is asking, for the words. */
export interface PurchaseContext {
  instrument: Instrument;
  /** Name of the shop; empty where the shop's server names none. */
  shop: string;
  /** Country of the last delivery address. Texts depend on it: a state elsewhere is an emirate in the Emirates. */
  country?: string;
  /** Country of the last billing address, for the same reason. */
  billingCountry?: string;
}

/** What the shopper buys by one click, and with which wallet. */
export interface Purchase extends PurchaseContext {
  config: Config;
  /** What is bought, read from the page at the click, or the error that keeps it from being bought. */
  source: CartSource | CartError;
}
