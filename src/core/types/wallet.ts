import type { FinalAction, SheetAction, SheetError } from './action';
import type { Address, RawAddress } from './address';
import type { Cart, Money } from './cart';
import type { ButtonSettings, ProductForm, WalletConfig } from './page';
import type { PendingPurchase, Purchase } from './purchase';
import type { CompiledDocument } from './result';

/** One way to deliver the whole cart: one option for each delivery group. */
export interface DeliveryChoice {
  /** Handles of the options, one for each group, joined by commas. */
  id: string;
  label: string;
  /** The cost, formatted in the page's language. */
  detail: string;
  /** The delivery promise in the page's language; empty without one. */
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

/** The response to a request of one wallet: the payload, or the action for the failure. */
export type WalletResponse<T> =
  | { payload: T; action?: undefined }
  | { payload?: undefined; action: FinalAction };

/** The configuration of one cart for a wallet's page, signed by the shop's server. */
export interface SignedConfig {
  createCheckoutSessionConfig: {
    /** Exactly the text that was signed. */
    payloadJSON: string;
    signature: string;
    publicKeyId?: string;
    algorithm?: string;
  };
}

/** The part of the core that a wallet needs to render its button. */
export interface ButtonHost {
  /**
   * Creates the label of a button that the wallet renders itself: the logo. A call to action has "Buy with" around the logo, so
   * that the label's parent needs `langAttributes`.
   *
   * @param isDark true if the button is dark, so that its logo is light
   */
  label(isDark: boolean): (Node | string)[];
  /** Loads `checkout.js` before the click. */
  preload(): void;
}

/** The part of the purchase that a wallet's sheet needs. */
export interface SheetHost {
  /** Formats a total with two decimals, for example `188.00`. Rounds up, so that a sheet never shows less than is paid. */
  money(total: Money): string;
  /** Maps a wallet's address to the storefront's, by the country rules of docs/specification.md#addresses. */
  address(raw: RawAddress): Address;
  /** Returns the cart's delivery choices, for the wallet's own list of shipping options. */
  choices(cart: Cart): DeliveryChoice[];
  /** Returns the rows of the order summary from the subtotal on, without the total. */
  summary(cart: Cart): SummaryItem[];
  /** Returns the messages for an action that isn't an update; one with an empty text if the page redirects. */
  errors(action: SheetAction): [SheetError, ...SheetError[]];
  /** Sends an operation that only this wallet uses. */
  mutate<T>(document: CompiledDocument, variables?: Record<string, unknown>): Promise<WalletResponse<T>>;
  /** Requests the signed configuration of this cart for the wallet's page, from `/wallets/config/<service>`. */
  fetchConfig(service: string, cart: Cart): Promise<WalletResponse<SignedConfig>>;
}

/** What loads at a click. */
export interface LoadedPurchase<S = unknown> {
  purchase: Purchase;
  host: SheetHost;
  /** The result of the wallet's `load`. */
  sheet: S;
}

/** An adapter to one payment SDK. It translates between the SDK and a purchase, and decides nothing. */
export interface Wallet<S = unknown> {
  /**
   * Loads the SDK and checks that it can pay here.
   *
   * @throws Error if it can't pay. The message is the reason, for example `authJwtExpired`. The cause is `ineligible` if only the
   * device, the shopper or the cart prevents a payment
   */
  prepare(): Promise<void>;
  /**
   * Renders the SDK's own button into the slot.
   *
   * @param form the product's form, if there is one
   * @returns a function that removes the button, or a promise of it. The promise rejects if the button can't be rendered
   */
  mount?(slot: HTMLElement, click: () => void, form?: ProductForm): (() => void) | Promise<() => void>;
  /**
   * Loads the files of the wallet's sheet at the click, together with `checkout.js`. If they can't be loaded, the purchase fails.
   * @default nothing
   */
  load?: (() => Promise<S>) | undefined;
  /** True if only a press on the SDK's own button opens the sheet, not `start`. @default false */
  opensItself?: boolean;
  /** Name of the shop from the wallet's own parameters, used if `WalletParams` has none. @default none */
  shop?: string | undefined;
  /** Parameters that the wallet adds to each URL of the shop's checkout. @default none */
  parameters?: Record<string, string> | undefined;
  /** Styles that make the browser render the whole button, with its text. @default none: the script or the SDK renders it */
  css?: string | undefined;
  /**
   * Opens the sheet. It runs synchronously inside the click, because the sheets of Apple and Google need the shopper's
   * gesture. If it throws or rejects, the purchase fails.
   *
   * @param loading rejects if the files can't be loaded, or if the purchase ends before. The purchase is then over, and the page
   * shows why
   */
  start(pending: PendingPurchase, loading: Promise<LoadedPurchase<S>>): void | Promise<void>;
}

/** What `dist/wallets/<name>.js` exports. */
export interface WalletModule {
  default(host: ButtonHost, config: WalletConfig, settings: ButtonSettings): Wallet;
  /** Hints for those reasons of `prepare` that the shop can fix. A reason of one word without a hint is not logged. */
  errorHints?: ErrorHints;
}

/** Hints for the shop's developer, logged to the console, by the reason why a wallet has no button. Each is one sentence. */
export type ErrorHints = Record<string, string>;
