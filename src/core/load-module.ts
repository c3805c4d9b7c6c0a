import { script } from './script';
import type { WalletModule } from './types';

/**
 * Loads `wallets/<name>.js` from beside the bundle. A failed load is tried once more with another URL, because Firefox
 * keeps a module's failure for its URL.
 */
export async function loadModule(name: string): Promise<WalletModule> {
  if (!script.base)
    throw new Error(`No base URL for wallets/${name}.js: give the inlined script the attribute data-base.`);
  const url = new URL(`wallets/${name}.js`, script.base).href;
  try {
    return await import(url);
  } catch {
    return import(`${url}?r=1`);
  }
}
