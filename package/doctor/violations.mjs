import { isAllowed } from './policy.mjs';

/** @typedef {import('./visit.mjs').Violation} Violation */

/**
 * Lists the violations that the release causes: those of its visit, and those of requests that it would send later.
 *
 * @param {import('./visit.mjs').Visit} now
 * @param {import('./visit.mjs').Visit} next
 * @param {import('./replacement.mjs').Replacement} replacement
 * @returns {Violation[]}
 */
export function findViolations(now, next, replacement) {
  const seen = next.violations.filter(violation => isRelated(violation, now, next));
  const later = predictViolations(next, replacement);
  return [...seen, ...later.filter(({ blocked }) => !seen.some(other => other.blocked === blocked))];
}

/**
 * Returns whether the release causes a violation: it involves one of its files, or the page has it only with the release.
 *
 * @param {Violation} violation
 * @param {import('./visit.mjs').Visit} now
 * @param {import('./visit.mjs').Visit} next
 */
function isRelated({ directive, blocked, source }, now, next) {
  const own = [...next.scripts, ...next.files];
  return (
    own.includes(blocked) ||
    own.includes(source) ||
    !now.violations.some(other => other.directive === directive && other.blocked === blocked)
  );
}

/**
 * Returns the violations of requests that a visit without a click doesn't send.
 *
 * @param {import('./visit.mjs').Visit} visit
 * @param {import('./replacement.mjs').Replacement} replacement
 * @returns {Violation[]}
 */
function predictViolations({ url, facts, policies }, { isScript }) {
  const { data = {} } = facts.tags.find(({ src }) => isScript(src)) ?? {};
  const { api = '', apiVersion = 'unstable', otlp, analytics, errors, errorSessions } = data;
  const receivers = [otlp && `${otlp}/v1/metrics`, analytics, errors, errorSessions].flatMap(
    href => href || [],
  );
  /** @type {[import('./policy.mjs').Directive, string[]][]} */
  const requests = [
    ['connect-src', [`${api}/api/${apiVersion}/graphql.json`, ...receivers]],
    [
      'script-src',
      facts.elements.flatMap(({ attributes }) => attributes.flatMap(({ value }) => toSdkUrls(value))),
    ],
  ];
  return requests.flatMap(([directive, hrefs]) =>
    [...new Set(hrefs)]
      .flatMap(href => (URL.canParse(href, url) ? new URL(href, url) : []))
      .flatMap(request =>
        policies
          .filter(
            ({ text }) =>
              /^https?:/.test(request.protocol) && !isAllowed(text, directive, request, new URL(url)),
          )
          .map(({ isReportOnly }) => ({ directive, blocked: request.href, source: '', isReportOnly })),
      ),
  );
}

/** Returns the URLs of SDKs in an attribute with configurations of wallets. @param {string} text */
function toSdkUrls(text) {
  try {
    return [JSON.parse(text)]
      .flat()
      .flatMap(config => config?.wallet_params?.sdkUrl ?? [])
      .map(String);
  } catch {
    return [];
  }
}

/** @param {Violation} violation */
export function toSentence({ directive, blocked, isReportOnly }) {
  const what =
    blocked || (/trusted-types/.test(directive) ? 'a Trusted Types policy or a string' : 'inline code');
  return isReportOnly
    ? `The page's report-only policy would block ${what} by ${directive}.`
    : `The page's Content Security Policy blocks ${what}. Allow it in ${directive} (docs/operations.md#content-security-policy).`;
}
