import { nullProto } from '../core/platform/objects';
import type { WalletConfig } from '../core/types/page';
import { type Registration, type RegistryRow, rows } from './registry';

/**
 * The registry without the fields that only the build and `telemetry.js` need. The build evaluates this constant, so that the
 * first bundle contains only the result. Rows have no prototype, so that a wallet without a `module` doesn't read one from
 * `Object.prototype`.
 */
export const registry = nullProto<Record<string, Registration>>(
  Object.fromEntries(
    Object.entries(rows).map(([name, { paysIn, sheet, operations, reasons, isDefault, ...row }]) => [
      name,
      nullProto(row),
    ]),
  ),
);

const findConfig = (matches: (row: RegistryRow) => boolean | undefined): WalletConfig => ({
  name: Object.entries(rows).find(([, row]) => matches(row))?.[0] ?? '',
  wallet_params: {},
});

/** The wallet of a product if no other can pay. It needs no configuration. */
export const defaultWallet = findConfig(({ isDefault }) => isDefault);
/** The link below another wallet's button. */
export const checkoutLink = findConfig(({ isLink }) => isLink);
