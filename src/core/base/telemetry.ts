import { readCookie } from './cookie';
import { loadModule } from './load-module';
import { type MetricListener, onMetric } from './metric';
import { type Script, script } from './script';

/** One event, with the time at which it happened. */
export type TelemetryEvent = [at: number, ...event: Parameters<MetricListener>];

/** What `dist/telemetry.js` exports. */
export interface TelemetryModule {
  /**
   * Takes what has happened so far, and returns what is to be told of the rest.
   *
   * @param early the first of it, where it was too much to keep
   * @param count how much it was
   */
  default(script: Script, readCookie: ReadCookie, early: TelemetryEvent[], count: number): RecordEvent;
}

export type ReadCookie = (name: string) => string | undefined;
export type RecordEvent = (...event: TelemetryEvent) => void;

/** Attributes of the script's tag that name a receiver. */
const RECEIVERS = ['otlp', 'analytics', 'errors'] as const;
const EARLY_MAX = 100;
/** Where the browser can't tell when it is idle, or never is. */
const IDLE_MS = 2000;

/**
 * Lets the shop's operators see what happens, where the script's tag says where to send it; else it costs nothing. What
 * does the work is loaded at the first interaction, or when the page is idle; where it can't be, nobody is bothered.
 */
export async function startTelemetry(): Promise<void> {
  if (!RECEIVERS.some(name => script.options[name])) return;
  const early: TelemetryEvent[] = [];
  let count = 0;
  let record: RecordEvent = (...event) => {
    if (count++ < EARLY_MAX) early.push(event);
  };
  const stop = onMetric((...metric) => record(Date.now(), ...metric));
  await new Promise(resolve => {
    for (const type of ['pointerdown', 'keydown', 'click'])
      addEventListener(type, resolve, { capture: true, once: true });
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_MS });
    else setTimeout(resolve, IDLE_MS);
  });
  try {
    const { default: start } = await loadModule<TelemetryModule>('telemetry');
    record = start(script, readCookie, early, count);
  } catch {
    // A content blocker's doing, most often.
    stop();
  }
}
