import type { SheetAction, SheetError } from './action';
import type { Address, RawAddress } from './address';
import type { Cart, Money } from './cart';
import type { Checkout } from './checkout';
import type { Config, ProductForm, WalletConfig } from './page';
import type { CompiledDocument } from './result';

/** One way of delivering the whole cart: one option for each delivery group. */
export interface DeliveryChoice {
  /** Handles of the options, one for each group, joined by commas. */
  id: string;
  label: string;
  /** What this choice costs, in words of the page's language. */
  detail: string;
  /** When the goods arrive, in words of the page's language; empty where the shop promises nothing. */
  promise: string;
  /** Sum of the options' costs, two decimals. */
  amount: string;
  selected: boolean;
}

/** One row of the order summary, in the order in which a sheet shows them. */
export interface SummaryItem {
  kind: 'subtotal' | 'discount' | 'shipping' | 'taxes' | 'duties';
  label: string;
  /** Two decimals; a discount is negative. */
  amount: string;
}

/** The answer to a request of a wallet: its payload, or the action that its failure means. */
export type Fetched<T> = { payload: T; action?: undefined } | { payload?: undefined; action: SheetAction };

/** What the module of a wallet gets of its page, to draw its button. */
export interface ButtonHost {
  /**
   * Creates the label of a button that the wallet draws itself: its logo, with "Buy with" around it for a call to action. The element
   * around it needs `marks` then.
   *
   * @param isDark true if the button is dark, so that its logo is light
   */
  label(isDark: boolean): (Node | string)[];
  /** Loads the purchase, which has what the wallet's sheet needs. */
  loadSheetHost(): Promise<SheetHost>;
}

/** What the sheet of a wallet needs of the purchase. */
export interface SheetHost {
  /** Formats a total with two decimals, for example `188.00`. Rounds up, so that a sheet never shows less than is paid. */
  money(total: Money): string;
  /** Maps a wallet's address to the storefront's, by the country rules of docs/specification.md#addresses. */
  address(raw: RawAddress): Address;
  /** Returns the cart's delivery choices, for the wallet's own list of shipping options. */
  choices(cart: Cart): DeliveryChoice[];
  /** Returns the rows of the order summary that stand between the items and the total. */
  summary(cart: Cart): SummaryItem[];
  /** Returns what a sheet shows of an action that isn't an update. A shopper who is led to the checkout sees an empty message. */
  errors(action: SheetAction): [SheetError, ...SheetError[]];
  /** Sends an operation that only this wallet uses. @returns its payload, or the action that its failure means */
  mutate<T>(document: CompiledDocument, variables?: Record<string, unknown>): Promise<Fetched<T>>;
  /** Requests what the wallet's window needs for this cart: `/wallets/config/<service>`. */
  fetchConfig<T>(service: string, cart: Cart): Promise<Fetched<T>>;
}

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
  errorHints?: ErrorHints;
}

/** What the shop's developer can do about a wallet without a button: a sentence for the console for each reason. */
export type ErrorHints = Record<string, string>;
