import { anyValue, attributes, hex, resource, scope, time } from './otlp-values';
import { filled, is, list, object, type Shape, text, whole } from './shape';

/** 1 to 4 trace, 5 to 8 debug, 9 to 12 info, 13 to 16 warning, 17 to 20 error, 21 to 24 fatal. */
const severity = is(
  'a severity from 1 to 24',
  value => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 24,
);

const logRecord = object(
  { timeUnixNano: time, severityNumber: severity, body: anyValue },
  {
    observedTimeUnixNano: time,
    severityText: text,
    attributes,
    droppedAttributesCount: whole,
    flags: whole,
    traceId: hex(16),
    spanId: hex(8),
    eventName: filled,
  },
);

/** `ExportLogsServiceRequest`. */
export const logsBody: Shape = object({
  resourceLogs: list(
    object(
      {
        resource,
        scopeLogs: list(object({ scope, logRecords: list(logRecord, 1) }, { schemaUrl: filled }), 1),
      },
      { schemaUrl: filled },
    ),
    1,
  ),
});
