import { bare } from '../core/base/bare';
import { type Registration, rows } from './registry';

/**
 * The registry as pages have it: without what only the build and `telemetry.js` need. The build works it out, so that the
 * first file holds the outcome alone. Rows have no prototype: a wallet without a module must not find one that a page has
 * written into `Object.prototype`.
 */
export const registry = bare<Record<string, Registration>>(
  Object.fromEntries(
    Object.entries(rows).map(([name, { hasSheet, operations, reasons, logo, ...row }]) => [name, bare(row)]),
  ),
);
