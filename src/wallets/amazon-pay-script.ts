import type { LedgerCurrency } from './amazon-pay-sdk';

/** Amazon Pay has a script for each of its regions. */
const NORTH_AMERICA = 'https://static-na.payments-amazon.com';
const EUROPE = 'https://static-eu.payments-amazon.com';
const FAR_EAST = 'https://static-fe.payments-amazon.com';

/** Where the scripts of Amazon Pay and of Buy with Prime may come from. */
export const ORIGINS = [NORTH_AMERICA, EUROPE, FAR_EAST, 'https://code.buywithprime.amazon.com'];

const REGIONS: [ledger: LedgerCurrency, origin: string][] = [
  ['USD', NORTH_AMERICA],
  ['JPY', FAR_EAST],
];

/** URL of Amazon Pay's script where the configuration has none: configurations of real shops have none. */
export function toScriptUrl(ledger: LedgerCurrency): string {
  return `${REGIONS.find(([currency]) => currency === ledger)?.[1] ?? EUROPE}/checkout.js`;
}
