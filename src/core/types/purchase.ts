import type { CartSource } from './cart-source';
import type { Config } from './config';
import type { CartError } from './result';
import type { Instrument } from './wallet-config';

/** Who is asking, for the words. */
export interface PurchaseContext {
  instrument: Instrument;
  /** Name of the shop; empty where the shop's server names none. */
  shop: string;
  /** Country of the delivery address told last: what is a state elsewhere is an emirate in the Emirates. */
  country?: string;
  /** The same of the billing address. */
  billingCountry?: string;
}

/** What one click is about. */
export interface Purchase extends PurchaseContext {
  config: Config;
  /** What is bought, read from the page at the click; or why it can't be. */
  source: CartSource | CartError;
}
