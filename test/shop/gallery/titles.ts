import { rows } from '../../../src/wallets/registry';
import { WALLET_NAMES } from '../web/wallets';

/** Names as people read them, by the names of the configuration: the brand, where there is one. */
export const TITLES: Record<string, string> = Object.fromEntries(
  WALLET_NAMES.map(name => [name, rows[name]?.brand ?? 'Buy it now']),
);
