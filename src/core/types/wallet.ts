import type { Checkout } from './checkout';
import type { Config } from './config';
import type { Host } from './host';
import type { ProductForm } from './product-form';
import type { WalletConfig } from './wallet-config';

/** An adapter to one payment SDK: speaks the SDK's language and ours; decides nothing. */
export interface Wallet {
  /** Loads the SDK. @throws Error whose message is the reason why it can't pay, one word, for example `authJwtExpired` */
  prepare(): Promise<void>;
  /**
   * Draws the SDK's own button into the slot; returns its clean-up, or, where the SDK takes its time, a promise of it that
   * rejects where the button can't be drawn.
   *
   * @param form the product's; absent where there is none
   */
  mount?(slot: HTMLElement, click: () => void, form?: ProductForm): (() => void) | Promise<() => void>;
  /** Styles of a button that the browser draws itself, words and all, where it can. */
  css?: string;
  /** Runs synchronously inside the click: the sheets of Apple and Google need the shopper's gesture. */
  start(checkout: Checkout): void | Promise<void>;
}

/** What `dist/wallets/<name>.js` exports. */
export interface WalletModule {
  default(host: Host, config: WalletConfig, page: Config): Wallet;
  /** About the reasons of `prepare` that are not the shopper's device's doing. */
  advice?: Advice;
}

/** What the shop's developer can do where a wallet has no button, by the reason: sentences for the console. */
export type Advice = Record<string, string>;
