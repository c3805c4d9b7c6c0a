import type { CardFundingSource, CardNetwork } from './types';

export interface SavedCard {
  id: string;
  network: CardNetwork;
  lastDigits: string;
  funding: CardFundingSource;
  /** The saved address that bills go to. */
  billingId: string;
}

/** A fictitious shopper; the addresses are shared, the first one shown is the account's own. */
export interface Account {
  id: string;
  name: string;
  email: string;
  addressId: string;
  cards: SavedCard[];
}

const visa: SavedCard = {
  id: 'visa',
  network: 'VISA',
  lastDigits: '1111',
  funding: 'CREDIT',
  billingId: 'br',
};
const mastercard: SavedCard = {
  id: 'mastercard',
  network: 'MASTERCARD',
  lastDigits: '4444',
  funding: 'DEBIT',
  billingId: 'br',
};
const amex: SavedCard = {
  id: 'amex',
  network: 'AMEX',
  lastDigits: '0005',
  funding: 'CREDIT',
  billingId: 'us',
};
const elo: SavedCard = { id: 'elo', network: 'ELO', lastDigits: '5507', funding: 'CREDIT', billingId: 'br' };

export const ACCOUNTS: [Account, ...Account[]] = [
  {
    id: '1',
    name: 'Ana Clara Exemplo',
    email: 'ana@example.com',
    addressId: 'br',
    cards: [visa, mastercard, elo],
  },
  { id: '2', name: 'Sam Sample', email: 'sam@example.com', addressId: 'us', cards: [amex, visa] },
];

export function findAccount(id: string | undefined): Account {
  return ACCOUNTS.find(account => account.id === id) ?? ACCOUNTS[0];
}

/** The account after this one, round and round. */
export function nextAccount({ id }: Account): Account {
  const index = ACCOUNTS.findIndex(account => account.id === id);
  return ACCOUNTS[(index + 1) % ACCOUNTS.length] ?? ACCOUNTS[0];
}
