import { nullProto } from '../core/platform/objects';
import type { WalletConfig } from '../core/types/page';
import { type Registration, type RegistryRow, rows } from './registry';

/**
 * The registry as pages have it: without what only the build and `telemetry.js` need. The build works it out, so that the
 * first file holds the outcome alone. Rows have no prototype: a wallet without a module must not find one that a page has
 * written into `Object.prototype`.
 */
export const registry = nullProto<Record<string, Registration>>(
  Object.fromEntries(
    Object.entries(rows).map(([name, { sheet, operations, reasons, isDefault, ...row }]) => [
      name,
      nullProto(row),
    ]),
  ),
);

const findConfig = (has: (row: RegistryRow) => boolean | undefined): WalletConfig => ({
  name: Object.entries(rows).find(([, row]) => has(row))?.[0] ?? '',
  wallet_params: {},
});

/** The last candidate of a product, which needs nothing but the shop. */
export const defaultWallet = findConfig(({ isDefault }) => isDefault);
/** The link that stands below another wallet's button. */
export const checkoutLink = findConfig(({ isLink }) => isLink);
