import { stripVTControlCharacters } from 'node:util';

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Rows of the comparison: name, and value as text. @type {[string, (costs: Costs) => string][]} */
export const COSTS = [
  ['requests', ({ requests }) => `${requests}`],
  ['bytes (brotli)', ({ bytes }) => kB(bytes)],
  ['main thread', ({ cpuMs }) => (cpuMs === undefined ? 'unknown' : `${cpuMs} ms`)],
  ['layout shift of the page', ({ layoutShift }) => `${layoutShift}`],
];

/** @typedef {import('./examine.mjs').Report['costs']['now']} Costs */

/**
 * Removes control characters from a text of the page, because they could control the terminal.
 *
 * @param {string} text
 */
const clean = text => stripVTControlCharacters(text).replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ');

/**
 * Formats the wallets of an element.
 *
 * @param {string[]} wallets
 */
export const toNames = wallets => wallets.join(', ') || 'nothing';

/**
 * Formats the report for a terminal.
 *
 * @param {import('./examine.mjs').Report} report
 */
export function toText(report) {
  const { findings, costs, elements, decisions, policies, aborted, hooks, paymentButton, properties } =
    report;
  const mistakes = findings.filter(({ level }) => level === 'mistake').length;
  /** @type {[string, string[]][]} */
  const sections = [
    ['Findings', findings.map(({ level, text }) => `${level}: ${text}`)],
    [
      'Costs, today and with the release',
      COSTS.map(
        ([name, toValue]) =>
          `${name.padEnd(26)} ${toValue(costs.now).padStart(10)} ${toValue(costs.release).padStart(10)}`,
      ),
    ],
    [
      'Elements',
      elements.flatMap(({ name, attributes, shows }) => [
        `<${name}> shows ${toNames(shows.now)} today, ${toNames(shows.release)} with the release`,
        ...attributes.map(attribute => `  ${attribute.name}${attribute.value && `: ${attribute.value}`}`),
      ]),
    ],
    ['Decisions of the release', decisions],
    ['Policy violations', policies.map(({ directive, blocked }) => `${directive}: ${blocked || 'inline'}`)],
    ['Theme hooks', [...hooks, ...paymentButton.map(name => `Shopify.PaymentButton.${name}`)]],
    ['Custom properties', properties.map(({ name, value }) => `${name}: ${value}`)],
    ['Blocked requests, with the release', aborted.release.map(({ method, url }) => `${method} ${url}`)],
  ];
  const lines = sections
    .filter(([, rows]) => rows.length)
    .flatMap(([title, rows]) => ['', `${title}:`, ...rows.map(row => `  ${clean(row)}`)]);
  const result = mistakes ? `${mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'}` : 'No mistakes';
  return [`${result} on ${clean(report.finalUrl)} with release ${report.release}.`, ...lines].join('\n');
}
