import { bare } from '../core/platform/objects';
import type { WalletConfig } from '../core/types/page';
import { type Registration, type Row, rows } from './registry';

/**
 * The registry as pages have it: without what only the build and `telemetry.js` need. The build works it out, so that the
 * first file holds the outcome alone. Rows have no prototype: a wallet without a module must not find one that a page has
 * written into `Object.prototype`.
 */
export const registry = bare<Record<string, Registration>>(
  Object.fromEntries(
    Object.entries(rows).map(([name, { sheet, operations, reasons, isLastCandidate, ...row }]) => [
      name,
      bare(row),
    ]),
  ),
);

const findConfig = (has: (row: Row) => boolean | undefined): WalletConfig => ({
  name: Object.entries(rows).find(([, row]) => has(row))?.[0] ?? '',
  wallet_params: {},
});

/** The last candidate of a product, which needs nothing but the shop. */
export const lastCandidate = findConfig(({ isLastCandidate }) => isLastCandidate);
/** The link that stands below another wallet's button. */
export const checkoutLink = findConfig(({ isLink }) => isLink);
