import type { Fault } from './fault';
import type { Currency } from './product';

export type CollectorState =
  | 'up'
  | 'down' // the connection is cut
  | 'slow' // the answer comes 3 s late
  | 'http_429' // Retry-After: 2
  | 'http_429_date' // Retry-After: the time two seconds ahead
  | 'http_500';

export interface Settings {
  /** The shopper's market, ISO 3166-1. */
  country: 'BR' | 'US' | 'CA' | 'PT' | 'HK' | 'GB';
  /** What the page says in `buyer-currency`. */
  currency: Currency;
  /** As the shop writes it, for example `pt-BR`. */
  locale: string;
  /** Language of the script's file that pages ask for, as in its name; empty for the file without one. */
  words: string;
  theme: 'aurora' | 'noite' | 'bloco';
  /** How pages load the script; `roll-out`: half of the visits get the next release. */
  script: 'module' | 'classic' | 'inline' | 'roll-out' | 'off';
  /** `same`: from the shop itself. `other`: from the second port. */
  origin: 'same' | 'other';
  /** Name of the recommended wallet on product pages, or `null`. */
  recommended: string;
  /** Names of the wallets in the cart's `wallet-configs`. */
  cartWallets: string[];
  /** What the Google Pay script does: it loads, it answers 404, or it never answers. */
  googlePaySdk: 'ok' | 'missing' | 'never';
  /** Where true, the page's Google Pay JWTs expired an hour ago. */
  expiredJwt: boolean;
  /** Where true, pages name the collector of metrics and logs. */
  otlp: boolean;
  /** Where true, pages name the collector of events. */
  analytics: boolean;
  /** Where true, pages name the collector of errors. */
  errors: boolean;
  /** Where the collector is: on the second port, or on the shop's own. */
  collectorOrigin: 'other' | 'same';
  /** What the collector does with what reaches it. */
  collector: CollectorState;
  /** What the shopper agreed to, as the shop's cookies say; `unknown`: there are none. */
  consent: 'all' | 'none' | 'unknown';
  /** Where true, pages tell the shop of uncaught exceptions, console errors and what their policy blocks. */
  watched: boolean;
  faults: Fault[];
}
