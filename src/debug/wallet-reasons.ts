import { rows } from '../wallets/registry';

/** The reasons of single wallets, in words. The build works them out, so that the registry is not loaded with them. */
export const WALLET_REASONS: Record<string, string> = Object.fromEntries(
  Object.values(rows).flatMap(({ reasons = {} }) => Object.entries(reasons)),
);
