import type { Metric } from '../types/metric';
import { readCookie } from './document';
import { report } from './errors';
import { loadLazy } from './load-lazy';
import { onMetric } from './metric';
import { type Script, script } from './script';

/** One event, with the time at which it happened. */
export type TelemetryEvent = [at: number, ...event: Metric];

/** What `dist/telemetry.js` exports. */
export interface TelemetryModule {
  /**
   * Takes the events so far. @returns what records the events to come
   *
   * @param early the first events; more of them than these were not kept
   * @param count how many events there were
   */
  default(script: Script, readCookie: ReadCookie, early: TelemetryEvent[], count: number): RecordEvent;
}

export type ReadCookie = (name: string) => string | undefined;
export type RecordEvent = (...event: TelemetryEvent) => void;

/** Attributes of the script's tag that name a receiver. */
const RECEIVERS = ['otlp', 'analytics', 'errors'] as const;
const EARLY_MAX = 100;
/** When to load where the browser can't tell that it is idle, or never is. */
const IDLE_MS = 2000;

/**
 * Starts telemetry where the script's tag names a receiver; otherwise it costs nothing. `telemetry.js` is loaded at the first
 * interaction, or when the page is idle. Where it can't be loaded nothing is said.
 */
export async function startTelemetry(): Promise<void> {
  if (!RECEIVERS.some(name => script.options[name])) return;
  const early: TelemetryEvent[] = [];
  let count = 0;
  let record: RecordEvent = (...event) => {
    if (count++ < EARLY_MAX) early.push(event);
  };
  onMetric(metric => record(Date.now(), ...metric));
  await new Promise(resolve => {
    for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, resolve, true);
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_MS });
    else setTimeout(resolve, IDLE_MS);
  });
  try {
    const { default: start } = await loadLazy<TelemetryModule>('telemetry');
    record = start(script, readCookie, early, count);
  } catch {
    // Most often a content blocker has kept the file away, which is no error of the shop. Up to here nothing but
    // `EARLY_MAX` events is kept, and it goes with the page.
  }
}

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
