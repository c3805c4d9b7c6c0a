import type { TelemetryEvent } from '../core/platform/telemetry';
import type { MetricName } from '../core/types/metric';
import { REASON_TEXTS } from './reasons';

export { default as checkElement } from './check-element';

/** Labels of an event, with its duration and its reason as text. */
type Labels = Record<string, string | undefined>;

/** Returns `ok` or a code in capitals. Other outcomes may be any text, so they are not logged. */
const toOutcome = (outcome = '') => (/^(ok|[A-Z][A-Z0-9_]{0,80})$/.test(outcome) ? outcome : 'an error');

/** Messages for the events that are of interest to a developer. */
const messages: { [name in MetricName]?: (labels: Labels) => string } = {
  'page.initialized': ({ status }) => `The script runs: ${status}.`,
  'wallet.loaded': ({ instrument, ms }) => `${instrument} can pay here: it was ready after ${ms}.`,
  'wallet.unfit': ({ instrument, reason }) => `${instrument} is skipped: ${reason}.`,
  'wallet.skipped': ({ instrument, reason }) => `${instrument} is skipped: ${reason}.`,
  'wallet.rendered': ({ instrument, page }) => `${instrument} is chosen: its button has rendered (${page}).`,
  operation: ({ name, outcome, ms }) => `Request ${name}: ${toOutcome(outcome)} after ${ms}.`,
  click: ({ instrument, page }) => `${instrument} was clicked (${page}).`,
  opened: ({ instrument }) => `${instrument} requests its cart.`,
  cancelled: ({ instrument }) => `${instrument} is cancelled: the shopper closed it or left the page.`,
  finish: ({ instrument, action }) => `${instrument} ends with: ${action}.`,
  error: ({ instrument, status }) => `${instrument} failed: ${status}.`,
  'compat.applied': ({ page }) => `Styles of old markup were adopted (${page}).`,
};

/**
 * Logs the decisions of the script, for the developer of a page with the attribute `debug`. All messages come from fixed lists:
 * no text of a shopper, a server or an SDK is logged.
 */
export default function explain(...[at, name, labels, value]: TelemetryEvent): void {
  const format = Object.hasOwn(messages, name) && messages[name];
  if (!format) return;
  const texts: Record<string, string | undefined> = labels;
  const { reason = '', instrument = 'An unknown wallet' } = texts;
  const event = {
    ...texts,
    instrument,
    reason: Object.hasOwn(REASON_TEXTS, reason) ? REASON_TEXTS[reason] : REASON_TEXTS.other,
    ms: typeof value === 'number' ? `${at - value} ms` : '',
  };
  console.info(`[portable-wallets] ${format(event)}`);
}
