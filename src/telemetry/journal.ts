import type { Script } from '../core/base/script';
import { toWords } from './allowed-words';
import { toExceptions } from './exceptions';
import { toAttributes, toNanos, toRequest } from './otlp';
import { createQueue } from './queue';
import type { Channel } from './sender';
import type { Sink } from './sink';

const RECORDS_MAX = 50;
/** Characters of style text in a log (docs/specification.md#telemetry). */
const STYLE_MAX = 2000;

/** https://opentelemetry.io/docs/specs/otel/logs/data-model/#field-severitynumber */
const SEVERITIES = { INFO: 9, WARN: 13, ERROR: 17 };

/** Sends logs: the errors that were reported, in short, and from a few pages the styles of old markup. */
export function createJournal(channel: Pick<Channel, 'url' | 'drop'>, { base, options }: Script): Sink {
  const queue = createQueue<object>({
    ...channel,
    max: RECORDS_MAX,
    toBody: logRecords => toRequest('Logs', { logRecords }, options.release),
  });
  const write = (
    at: number,
    severity: keyof typeof SEVERITIES,
    text: string,
    labels: Record<string, string>,
  ) =>
    queue.push({
      timeUnixNano: toNanos(at),
      severityNumber: SEVERITIES[severity],
      severityText: severity,
      body: { stringValue: text },
      attributes: toAttributes(labels),
    });

  return {
    flush: queue.flush,
    record([at, name, , value]) {
      if (name === 'compat.sampled') write(at, 'INFO', toWords(value, STYLE_MAX), { type: name });
      if (name !== 'reported') return;
      const [{ errorClass, message, stacktrace }] = toExceptions(value, base);
      const [frame] = stacktrace;
      write(at, errorClass === 'DeveloperError' ? 'WARN' : 'ERROR', message, {
        type: errorClass,
        ...(frame && { place: `${frame.file}:${frame.lineNumber}:${frame.columnNumber}` }),
      });
    },
  };
}
