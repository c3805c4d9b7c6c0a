import type { SheetAction, SheetError } from './action';
import type { Address, RawAddress } from './address';
import type { Cart } from './cart';
import type { CompiledDocument } from './document';
import type { Money } from './money';

/** One way of delivering the whole cart: an option of each delivery group. */
export interface Choice {
  /** Handles of the options, one for each group, joined by commas. */
  id: string;
  label: string;
  /** What it costs, in words of the page's language. */
  detail: string;
  /** When it is there, in words of the page's language; empty where the shop promises nothing. */
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

/** What is paid again and again. */
export interface Plan {
  /** Two decimals. */
  amount: string;
  interval: 'year' | 'month' | 'week' | 'day';
  /** Intervals between two payments. */
  count: number;
}

/** What a wallet asked for, or what happens next without it. */
export type Fetched<T> = { payload: T; action?: undefined } | { payload?: undefined; action: SheetAction };

/** The core as it is handed to a side module: few, short names, because they are not mangled. */
export interface Host {
  /** A text in the page's language. */
  t(key: string, values?: Record<string, string>): string;
  /** Settles when the functions that only a purchase needs are there: `money` to `errors`, below. */
  ready(): Promise<unknown>;
  /** An amount with two decimals, for example `188.00`. */
  money(money: Money): string;
  /** A wallet's address by the country rules of docs/specification.md#addresses. */
  address(raw: RawAddress): Address;
  /** The cart's delivery choices, for the wallet's own list of shipping options. */
  choices(cart: Cart): Choice[];
  /** The rows between the items and the total. */
  summary(cart: Cart): SummaryItem[];
  /** What the shopper goes on paying for; nothing without a selling plan that is billed at an interval. */
  plan(cart: Cart): Plan | undefined;
  /** What a sheet shows of an action that isn't an update; a shopper on the way to the checkout sees an empty message. */
  errors(action: SheetAction): [SheetError, ...SheetError[]];
  /** Sends a document that this wallet alone uses; its payload, or the action that its failure means. */
  mutate<T>(document: CompiledDocument, variables?: Record<string, unknown>): Promise<Fetched<T>>;
  /** Asks the shop for what the wallet's window needs for this cart: `/wallets/config/<service>`. */
  config<T>(service: 'amazon_pay' | 'optimus', cart: Cart): Promise<Fetched<T>>;
  /**
   * Loads the SDK, where it isn't there yet.
   *
   * @param ready what tells that it is there
   * @param origins where it may come from besides the page's own origin and the embedder's list
   */
  loadScript(url: string | undefined, ready: () => unknown, origins: string[]): Promise<void>;
  /** What a page with a nonce policy wants to see on the styles of an SDK. */
  nonce(): string | undefined;
  /**
   * Settles as the promise does, or rejects with a `TimeoutError`, for example «Google Pay Timeout», before a sheet gives
   * up waiting.
   */
  timeout<T>(promise: Promise<T>): Promise<T>;
  report(error: unknown): void;
}
