import type { Metric } from '../types/metric';
import type { Mistake } from '../types/page';
import { readCookie } from './document';
import { report } from './errors';
import { loadLazy } from './load-lazy';
import { onMetric } from './metric';
import { type Script, script } from './script';

/** One event, with its time. */
export type TelemetryEvent = [at: number, ...event: Metric];

/** What `dist/telemetry.js` exports. */
export interface TelemetryModule {
  /**
   * Records the events before telemetry loaded.
   *
   * @param early the first of these events; the others were dropped
   * @param count number of these events, with the dropped ones
   * @returns a function that records each later event
   */
  default(script: Script, readCookie: ReadCookie, early: TelemetryEvent[], count: number): RecordEvent;
}

export type ReadCookie = (name: string) => string | undefined;
export type RecordEvent = (...event: TelemetryEvent) => void;

/** Attributes of the script's tag that name a receiver. */
const RECEIVERS = ['otlp', 'analytics', 'errors'] as const;
const EARLY_MAX = 100;
/** Delay before loading if the browser has no `requestIdleCallback`, or is never idle. */
const IDLE_MS = 2000;

/**
 * Starts telemetry if the script's tag names a receiver; otherwise does nothing. `telemetry.js` loads at the first interaction,
 * or when the page is idle. A failed load is not reported.
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
    // Usually a content blocker prevents the load. At most `EARLY_MAX` events stay in memory until the page unloads.
  }
}

/** What `dist/debug.js` exports. */
export interface DebugModule {
  /** Logs one event as a sentence. */
  default(...event: TelemetryEvent): void;
  /** Logs the mistakes in the attributes of an element. */
  checkElement(element: HTMLElement, mistake?: Mistake): void;
}

let isDebugging = false;

/**
 * Logs the mistakes in the attributes of an element and in its form, or the given one, and if the element has the attribute
 * `debug`, all later events. The messages are in `debug.js`, so that other pages don't load them.
 */
export function startDebug(element: HTMLElement, mistake?: Mistake): void {
  const module = loadLazy<DebugModule>('debug');
  module.then(({ checkElement }) => checkElement(element, mistake)).catch(report);
  if (isDebugging || !element.hasAttribute('debug')) return;
  isDebugging = true;
  onMetric(event => {
    const at = Date.now();
    module.then(({ default: explain }) => explain(at, ...event)).catch(report);
  });
}
