import type { TelemetryEvent } from '../core/base/telemetry';

/** A place that is told what happens. */
export interface Sink {
  record(event: TelemetryEvent, unhandled?: Unhandled): void;
  /** The page may go away: what there is goes out now. */
  flush(): void;
}

/** How an error that nobody caught came to light. */
export type Unhandled = 'unhandledException' | 'unhandledPromiseRejection';
