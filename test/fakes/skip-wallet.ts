import { cachedLoads } from '../../src/core/platform/load-once';
import type { ErrorHints, WalletModule } from '../../src/core/types/wallet';
import { loadWallet } from '../../src/wallets';
import { stub } from '../run/suite';
import { CONFIG } from './config';

/** Loads a wallet that rejects with this error when it is prepared. */
export async function skipWallet(
  name: string,
  instrument: string,
  error: unknown,
  errorHints: ErrorHints = {},
): Promise<void> {
  const bundle: WalletModule = {
    errorHints,
    default: () => ({ prepare: () => Promise.reject(error), async start() {} }),
  };
  stub(cachedLoads, { 'wallets/broken': async () => bundle });
  const registration = { instrument, element: 'broken-button', module: 'broken' };
  await loadWallet(registration, { name, wallet_params: {} }, CONFIG).catch(() => {});
}
