/** The file `debug.js`, loaded where a page asks for it: it explains in the console what happened. */

import type { TelemetryEvent } from '../core/base/telemetry';
import { REASONS } from './reasons';
import { sentences } from './sentences';

/**
 * Writes into the console what the script has decided, for the developer of a page with the attribute `debug`. Its sentences
 * come from lists of ours: no text of a shopper, a server or an SDK is printed.
 */
export default function explain(...[at, name, labels, value]: TelemetryEvent): void {
  const write = Object.hasOwn(sentences, name) && sentences[name];
  if (!write) return;
  const given: Record<string, string | undefined> = labels;
  const { reason = '', instrument = 'A wallet that this release doesn’t know' } = given;
  const event = {
    ...given,
    instrument,
    reason: Object.hasOwn(REASONS, reason) ? REASONS[reason] : REASONS.other,
    ms: typeof value === 'number' ? `${at - value} ms` : '',
  };
  console.info(`[portable-wallets] ${write(event)}`);
}
