import type { TelemetryEvent } from '../core/base/telemetry';

/** A place where events go. */
export interface Sink {
  record(event: TelemetryEvent, unhandled?: Unhandled): void;
  /** Sends everything at once, because the page may go away. */
  flush(): void;
}

/** How an error that nobody caught came to light. */
export type Unhandled = 'unhandledException' | 'unhandledPromiseRejection';
