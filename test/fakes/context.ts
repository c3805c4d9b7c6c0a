import type { PurchaseDetails, WalletNames } from '../../src/core/types/purchase-details';
import { rows } from '../../src/wallets/registry';

/** Creates the purchase context of an instrument. An unknown one belongs to no wallet. */
export function contextOf(
  instrument: string,
  more: Partial<WalletNames> = {},
): WalletNames & Pick<PurchaseDetails, 'owner' | 'name'> {
  const [name = 'unknown', row] = Object.entries(rows).find(([, row]) => row.instrument === instrument) ?? [];
  return { instrument, name, brand: row?.brand, shop: 'Loja Exemplo', owner: createOwner(), ...more };
}

/** A clicked element in the page, or none in a test without a DOM. */
const createOwner = () => Object.assign(new EventTarget(), { isConnected: true }) as unknown as Element;

/** What the wallet opens, as in its purchase. */
export function opensOf(instrument: string): Pick<PurchaseDetails, 'opens'> {
  const { opens } = Object.values(rows).find(row => row.instrument === instrument) ?? {};
  return opens ? { opens } : {};
}
