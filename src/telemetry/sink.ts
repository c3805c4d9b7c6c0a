import type { Happening } from '../core/base/telemetry';

/** A place that is told what happens. */
export interface Sink {
  hear(happening: Happening, unhandled?: Unhandled): void;
  /** The page may go away: what there is goes out now. */
  flush(): void;
}

/** How an error that nobody caught came to light. */
export type Unhandled = 'unhandledException' | 'unhandledPromiseRejection';
