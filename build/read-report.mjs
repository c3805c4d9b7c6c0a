/**
 * An error of a report: how it reads in a stack of Chrome's, and the release that its report names.
 *
 * @typedef {{ text: string; release: string | undefined }} ReportedError
 */

/**
 * The errors of what `telemetry.js` has sent, or of any text with stacks: error reports in Bugsnag's shape, logs of OTLP, each
 * as it was sent, or as a service that keeps them gives them out again, with whatever around it.
 *
 * @param {string} text
 * @returns {ReportedError[]}
 */
export function readReport(text) {
  try {
    return findErrors(JSON.parse(text));
  } catch {
    return text.trim() ? [{ text, release: undefined }] : [];
  }
}

/**
 * @param {unknown} value
 * @param {string} [outer] the release that is named around the value
 * @returns {ReportedError[]}
 */
function findErrors(value, outer) {
  if (Object(value) !== value) return [];
  const { app, resource, errorClass, message, stacktrace, body, attributes } = Object(value);
  const release = app?.codeBundleId ?? readAttribute(resource?.attributes, 'service.version') ?? outer;
  if (Array.isArray(stacktrace)) {
    const lines = stacktrace.map(
      ({ file, lineNumber, columnNumber }) => `    at ${file}:${lineNumber}:${columnNumber}`,
    );
    return [{ text: [`${errorClass}: ${message}`, ...lines].join('\n'), release }];
  }
  const place = readAttribute(attributes, 'place');
  if (place)
    return [
      {
        text: `${readAttribute(attributes, 'type')}: ${body?.stringValue ?? ''}\n    at ${place}`,
        release,
      },
    ];
  return Object.values(Object(value)).flatMap(part => findErrors(part, release));
}

/**
 * @param {unknown} attributes as OTLP has them
 * @param {string} name
 * @returns {string | undefined}
 */
function readAttribute(attributes, name) {
  const found = Array.isArray(attributes) && attributes.find(({ key }) => key === name);
  return found ? found.value?.stringValue : undefined;
}
