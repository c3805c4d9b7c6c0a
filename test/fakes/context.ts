import type { Purchase, WalletNames } from '../../src/core/types/purchase';
import { rows } from '../../src/wallets/registry';

/** Whose purchase it is, by what the server calls the wallet; one that no row has is nobody's. */
export function contextOf(
  instrument: string,
  more: Partial<WalletNames> = {},
): WalletNames & Pick<Purchase, 'owner' | 'name'> {
  const [name = 'unknown', row] = Object.entries(rows).find(([, row]) => row.instrument === instrument) ?? [];
  return { instrument, name, brand: row?.brand, shop: 'Loja Exemplo', owner: createOwner(), ...more };
}

/** A clicked element that stands in the page, also in a test without one. */
const createOwner = () => Object.assign(new EventTarget(), { isConnected: true }) as unknown as Element;

/** What the wallet opens, as its purchase has it. */
export function opensOf(instrument: string): Pick<Purchase, 'opens'> {
  const { opens } = Object.values(rows).find(row => row.instrument === instrument) ?? {};
  return opens ? { opens } : {};
}
