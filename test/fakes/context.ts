import type { WalletNames } from '../../src/core/types/purchase';
import { rows } from '../../src/wallets/registry';

/** Whose purchase it is, by what the server calls the wallet; one that no row has is nobody's. */
export function contextOf(instrument: string, more: Partial<WalletNames> = {}): WalletNames {
  const { brand } = Object.values(rows).find(row => row.instrument === instrument) ?? {};
  return { instrument, brand, shop: 'Loja Exemplo', ...more };
}
