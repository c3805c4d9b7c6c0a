import type { SheetAction, SheetError } from './action';
import type { Address, RawAddress } from './address';
import type { Cart } from './cart';
import type { CompiledDocument } from './document';
import type { Money } from './money';

/** One way of delivering the whole cart: one option for each delivery group. */
export interface Choice {
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

/**
 * The core as it is handed to a side module. Its names are few and short, because the build can't shorten what crosses files.
 */
export interface Host {
  /** A text in the page's language. */
  t(key: string, values?: Record<string, string>): string;
  /** What an element says of itself that holds such a text, where the page's language is another: `lang` and `dir`. */
  marks(): { lang?: string; dir?: string };
  /**
   * The label of a button that the wallet draws itself: its logo, with «Buy with» for a call to action. What holds it has
   * the `marks` then.
   *
   * @param isDark true where the button is dark, so that its logo is light
   */
  label(isDark: boolean): (Node | string)[];
  /**
   * Settles when `checkout.js` has come, which brings `money`, `choices`, `summary` and `errors`, and `address.js`, which brings
   * `address`.
   */
  ready(): Promise<unknown>;
  /**
   * Loads what nothing before a click needs, with all that `ready` waits for.
   *
   * @param file name of the wallet's further file, for example `sheets/google-pay`
   * @returns what it exports
   */
  loadFile<S>(file: string): Promise<S>;
  /** Formats a total with two decimals, for example `188.00`. Rounds up, so that a sheet never shows less than is paid. */
  money(total: Money): string;
  /** Turns a wallet's address into ours, by the country rules of docs/specification.md#addresses. */
  address(raw: RawAddress): Address;
  /** The cart's delivery choices, for the wallet's own list of shipping options. */
  choices(cart: Cart): Choice[];
  /** The rows of the order summary that stand between the items and the total. */
  summary(cart: Cart): SummaryItem[];
  /** What a sheet shows of an action that isn't an update. A shopper who is led to the checkout sees an empty message. */
  errors(action: SheetAction): [SheetError, ...SheetError[]];
  /** Sends an operation that only this wallet uses. @returns its payload, or the action that its failure means */
  mutate<T>(document: CompiledDocument, variables?: Record<string, unknown>): Promise<Fetched<T>>;
  /** Asks the shop for what the wallet's window needs for this cart: `/wallets/config/<service>`. */
  fetchConfig<T>(service: string, cart: Cart): Promise<Fetched<T>>;
  /**
   * Loads the SDK, unless it is there already.
   *
   * @param ready tells whether the SDK is there
   * @param origins where the SDK may come from, besides the page's own origin and `data-sdk-origins`
   * @param nonceKey `dataset` key under which the SDK reads the nonce. @default none
   */
  loadScript(
    url: string | undefined,
    ready: () => unknown,
    origins: string[],
    nonceKey?: string,
  ): Promise<void>;
  /** The nonce of the script's tag, for the styles of an SDK: a page with a nonce policy applies no others. */
  nonce(): string | undefined;
  /**
   * Settles as the promise does, or rejects with a `TimeoutError`, for example «Google Pay Timeout», before a sheet gives
   * up waiting.
   */
  timeout<T>(promise: Promise<T>): Promise<T>;
  /** Returns the time in milliseconds since 1970, by the API's clock if an answer has shown it, else by the device's. */
  now(): number;
  report(error: unknown): void;
  /**
   * Copies what the SDK hands over without its prototype. A part that the shopper left out must not be found in `Object.prototype`,
   * into which any script of the page can write.
   */
  own<T extends object>(given?: T): T;
  /** Returns what the SDK threw, or a generic error if reading it would throw. */
  readable(thrown: unknown): unknown;
}
