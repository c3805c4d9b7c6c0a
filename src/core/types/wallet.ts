import type { Checkout } from './checkout';
import type { Config } from './config';
import type { ButtonHost } from './host';
import type { ProductForm } from './product-form';
import type { WalletConfig } from './wallet-config';

/** An adapter to one payment SDK. It translates between the SDK and a checkout, and decides nothing. */
export interface Wallet {
  /**
   * Loads the SDK and asks whether it can pay here. @throws Error whose message names the reason why not, for example
   * `authJwtExpired`
   */
  prepare(): Promise<void>;
  /**
   * Draws the SDK's own button into the slot. @returns its clean-up, or a promise of it where the SDK takes its time, which
   * rejects where the button can't be drawn
   *
   * @param form the product's form; absent where there is none
   */
  mount?(slot: HTMLElement, click: () => void, form?: ProductForm): (() => void) | Promise<() => void>;
  /**
   * Loads what its sheet needs after the click, which is asked for with `checkout.js`. Without it there is no purchase.
   * @default nothing
   */
  load?: (() => Promise<unknown>) | undefined;
  /** Name of the shop, where the parameters that all wallets share have none. @default none */
  shop?: string | undefined;
  /** What the wallet adds to the URL of the shop's checkout, wherever its purchase leads there. @default nothing */
  parameters?: Record<string, string> | undefined;
  /** Styles of a button that the browser draws itself, text included, where it can. */
  css?: string | undefined;
  /**
   * Opens the sheet. It runs synchronously inside the click, because the sheets of Apple and Google need the shopper's
   * gesture.
   */
  start(checkout: Checkout): void | Promise<void>;
}

/** What `dist/wallets/<name>.js` exports. */
export interface WalletModule {
  default(host: ButtonHost, config: WalletConfig, page: Config): Wallet;
  /** Advice about those reasons of `prepare` that the shop can mend. Reasons without advice are the shopper's device's. */
  advice?: Advice;
}

/** What the shop's developer can do about a wallet without a button: a sentence for the console for each reason. */
export type Advice = Record<string, string>;
