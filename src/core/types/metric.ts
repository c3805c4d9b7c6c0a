import type { FinalAction } from './action';
import type { PageType } from './page';

type OfWallet = {
  /** The server's name of the wallet, for example `GooglePay`. */
  instrument: string;
};

/** All events of the script, each with its labels. */
export interface MetricLabels {
  /** The script ran on a page. */
  'page.initialized': { status: 'success' | 'failure' };
  'wallet.rendered': OfWallet & { page: PageType };
  'wallet.loaded': OfWallet;
  /** `reason` is a word or a code of the script, or the message of any error. */
  'wallet.skipped': OfWallet & { reason: string };
  'wallet.unfit': { instrument: string | undefined; reason: UnfitReason };
  click: OfWallet & { page: PageType };
  opened: OfWallet;
  cancelled: OfWallet;
  finish: OfWallet & { action: FinalAction['type'] | 'leave'; reason?: string | undefined };
  error: OfWallet & { status: 'timeout' | 'failed' };
  'dialog.shown': Record<never, never>;
  /** `outcome` is `ok` or an error code. */
  operation: { name: string; outcome: string };
  reported: Record<never, never>;
  'compat.applied': { page: PageType };
  'compat.sampled': { page: PageType };
  /** Entries that telemetry dropped. Only telemetry emits this. */
  'telemetry.dropped': { kind: DropKind };
  /** An uncaught error. Only telemetry emits this. */
  unhandled: Record<never, never>;
}

/** Values of some events, in addition to their labels. */
interface MetricValues {
  /** When loading began, in ms since 1970. */
  'wallet.loaded': number;
  /** When the operation began, in ms since 1970. */
  operation: number;
  /** What was thrown, which may be anything. */
  reported: unknown;
  /** What was thrown, which may be anything. */
  unhandled: unknown;
  /** The properties with their values, as one text. */
  'compat.sampled': string;
}

/** Why the page excludes a wallet: label of `wallet.unfit` (docs/telemetry.md). `notDrawn`: its button failed to render. */
export type UnfitReason = 'notDrawn' | 'disabled' | 'noSubscriptions' | 'noDeferredOptions';
/** What telemetry dropped: events that no longer fit into the list before it loads (`early`), or entries for one receiver. */
export type DropKind = 'early' | 'metrics' | 'logs' | 'analytics' | 'errors' | 'sessions';

/** Name of an event. Its metric has the prefix `portable_wallets.`. */
export type MetricName = keyof MetricLabels;

/** One event: its name, its labels, and its value. */
export type Metric = {
  [N in MetricName]: N extends keyof MetricValues
    ? [name: N, labels: MetricLabels[N], value: MetricValues[N]]
    : [name: N, labels: MetricLabels[N], value?: undefined];
}[MetricName];
