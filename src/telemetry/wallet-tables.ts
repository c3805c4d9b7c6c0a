import { rows } from '../wallets/registry';

const wallets = Object.values(rows);

/**
 * Instruments that a metric may name, as a closed list separated by spaces. The build evaluates the lists of this file, so that
 * bundles contain the lists but not the registry.
 */
export const INSTRUMENTS = [...wallets.map(({ instrument }) => instrument), 'Unknown'].join(' ');
/** Names of all wallets. */
export const WALLETS = Object.keys(rows).join(' ');
/** Instruments of the wallets that open a sheet, a window or their own page. */
export const SHEETS = wallets.flatMap(({ opens, instrument }) => (opens ? instrument : [])).join(' ');
/** Operations and services that only one wallet requests. */
export const OPERATIONS = wallets.flatMap(({ operations = [] }) => operations).join(' ');
/** Reasons for which only one wallet has no button. */
export const SPECIFIC_REASONS = wallets.flatMap(({ reasons = {} }) => Object.keys(reasons)).join(' ');
/** Names of the wallets' files, as the alternatives of a regular expression. */
export const MODULES = [
  ...new Set(wallets.flatMap(({ module, sheet }) => [module ?? [], sheet ?? []].flat())),
].join('|');

/**
 * Descriptions of `SPECIFIC_REASONS`.
 */
export const WALLET_REASONS: Record<string, string> = Object.fromEntries(
  Object.values(rows).flatMap(({ reasons = {} }) => Object.entries(reasons)),
);
