import { loadLazy } from './lazy';
import { onMetric } from './metric';
import { report } from './report';
import type { TelemetryEvent } from './telemetry';

/** What `dist/debug.js` exports. */
export interface DebugModule {
  /** Writes into the console what an event means. */
  default(...event: TelemetryEvent): void;
}

let isExplained = false;

/**
 * Explains in the console what is decided from now on, for an element with the attribute `debug`. All sentences lie in
 * `debug.js`, so that no other page loads them.
 */
export function startDebug(): void {
  if (isExplained) return;
  isExplained = true;
  const module = loadLazy<DebugModule>('debug');
  onMetric(event => {
    const at = Date.now();
    module.then(({ default: explain }) => explain(at, ...event)).catch(report);
  });
}
