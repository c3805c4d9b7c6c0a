import { filled, flag, is, isoTime, list, object, oneOf, record, type Shape, text, whole } from './shape';

/** What error reports hold, in Bugsnag's shape, payload version 5; fields that browsers have nothing for are left out. */
const MAX_MESSAGE = 1024;
/** The error itself and its causes. */
const MAX_EXCEPTIONS = 21;

const message = is(
  `text of ${MAX_MESSAGE} characters at most`,
  value => typeof value === 'string' && value.length <= MAX_MESSAGE,
);

const chain = is(
  `${MAX_EXCEPTIONS} exceptions at most`,
  value => Array.isArray(value) && value.length <= MAX_EXCEPTIONS,
);

const frame = object(
  { file: text, lineNumber: whole, method: text },
  { columnNumber: whole, inProject: flag, code: record },
);

const exception = object({
  errorClass: filled,
  message,
  stacktrace: list(frame),
  type: oneOf('browserjs'),
});

const REASONS = [
  'handledException',
  'unhandledException',
  'unhandledPromiseRejection',
  'log',
  'userSpecifiedSeverity',
];

const app = object(
  {},
  {
    version: filled,
    codeBundleId: filled,
    releaseStage: filled,
    id: text,
    type: text,
    duration: whole,
  },
);

const device = object(
  {},
  {
    locale: text,
    userAgent: text,
    time: isoTime,
    orientation: text,
    browserName: text,
    browserVersion: text,
    osName: text,
    id: text,
  },
);

const notifier = object({ name: filled, version: filled, url: text });

const event = object(
  {
    exceptions: (value, path) => [...list(exception, 1)(value, path), ...chain(value, path)],
    severity: oneOf('error', 'warning', 'info'),
    unhandled: flag,
  },
  {
    payloadVersion: oneOf('5'),
    severityReason: object({ type: oneOf(...REASONS) }),
    context: text,
    groupingHash: text,
    app,
    device,
    request: object({}, { url: text, referer: text }),
    session: object({
      id: filled,
      startedAt: isoTime,
      events: object({ handled: whole, unhandled: whole }),
    }),
    breadcrumbs: list(object({ timestamp: isoTime, name: text, type: filled, metaData: record })),
    metaData: record,
  },
);

export const errorsBody: Shape = object(
  { notifier, events: list(event, 1) },
  { payloadVersion: oneOf('5'), apiKey: filled },
);

/** That a visit with the script began. */
export const sessionsBody: Shape = object(
  { notifier },
  {
    app,
    device,
    sessions: list(object({ id: filled, startedAt: isoTime }), 1),
    sessionCounts: list(object({ startedAt: isoTime, sessionsStarted: whole }), 1),
  },
  (value, path) =>
    'sessions' in (value as object) || 'sessionCounts' in (value as object)
      ? []
      : [`${path || 'the body'}: sessions or their counts`],
);
