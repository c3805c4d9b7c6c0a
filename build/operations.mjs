/** The generated parts of docs/operations.md and docs/telemetry.md: policies to paste, and the table of metrics. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { evaluate } from './registry.mjs';

const METRICS_FILE = fileURLToPath(new URL('../src/telemetry/metrics.ts', import.meta.url));
const PAGE = new URL('../docs/operations.md', import.meta.url);

/** The column of the table that each page needs. */
const ALL = 'the script';

const [, rest = ''] = readFileSync(PAGE, 'utf8').split('## Content Security Policy');
const [section = ''] = rest.split('\n## ');

/** Sets of wallets for which the page has a policy to paste, read from the comments of its policies. */
export const POLICY_SETS = [...section.matchAll(/^# (.+)$/gm)].map(([, names = '']) => names.split(', '));

/**
 * One source of a directive, and the wallets that need it.
 *
 * @typedef {{ directive: string; wallets: string[]; source: string }} PolicySource
 */

/**
 * Reads the table of docs/operations.md#content-security-policy.
 *
 * @returns {PolicySource[]}
 */
function readPolicyTable() {
  const [head = [], , ...rows] = section
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line => line.split('|').slice(1, -1));
  return rows.flatMap(([directive = '', ...cells]) =>
    cells.flatMap((cell, column) =>
      [...cell.matchAll(/`([^`]+)`/g)]
        .flatMap(([, sources = '']) => sources.split(' '))
        .map(source => ({
          directive: directive.replaceAll('`', '').trim(),
          wallets: head[column + 1]?.match(/\w+(?=`)/g) ?? [ALL],
          source,
        })),
    ),
  );
}

const table = readPolicyTable();

/**
 * Returns the policy that a page with these wallets needs. `…` is the place of the nonce.
 *
 * @param {string[]} wallets
 * @param {(source: PolicySource) => boolean} [isKept] keeps all by default
 */
export function toPolicy(wallets, isKept = () => true) {
  /** @type {Map<string, Set<string>>} */
  const directives = new Map();
  for (const row of table) {
    if (![ALL, ...wallets].some(name => row.wallets.includes(name))) continue;
    const sources = directives.get(row.directive) ?? new Set();
    directives.set(row.directive, isKept(row) ? sources.add(row.source) : sources);
  }
  return [...directives]
    .map(([directive, sources]) => `${directive} ${[...sources].join(' ') || "'none'"}`)
    .join('; ');
}

/** Returns the policies of all sets, each as a header. */
export const toPolicyHeaders = () =>
  POLICY_SETS.map(wallets => `# ${wallets.join(', ')}\nContent-Security-Policy: ${toPolicy(wallets)}`).join(
    '\n\n',
  );

/** Longest list of a label's values that the table shows. */
const SHORT_LIST = 6;

/** A row of `METRICS` in its file: the comment, its tag `@alert`, and the name. */
const ROW = /\/\*\*((?:(?!\*\/).)*?)(?:@alert ((?:(?!\*\/).)*?))?\*\/\s*'?([\w.]+)'?: \{/gs;

/** @param {string} [text] of a comment */
const toLine = (text = '') => text.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();

/** Returns the metrics as rows of a table: name, labels, meaning, and a suggested alert. */
export async function readMetricRows() {
  /** @type {{ METRICS: Record<string, Record<string, string>>; DURATIONS: string[] }} */
  const { METRICS, DURATIONS } = /** @type {any} */ (await evaluate(METRICS_FILE));
  const [, source = ''] = readFileSync(METRICS_FILE, 'utf8').split('export const METRICS');
  const comments = new Map([...source.matchAll(ROW)].map(([, text, alert, name]) => [name, { text, alert }]));
  return Object.entries(METRICS).map(([name, labels]) => {
    const { text, alert } = comments.get(name) ?? {};
    const cells = Object.entries(labels).map(([label, list]) => {
      const values = list.split(' ');
      return `\`${label}\`${values.length > SHORT_LIST ? '' : ` (${values.join(', ')})`}`;
    });
    const unit = DURATIONS.includes(name) ? ' (histogram, ms)' : '';
    return [`\`${name}\`${unit}`, cells.join(', '), toLine(text), toLine(alert)];
  });
}
