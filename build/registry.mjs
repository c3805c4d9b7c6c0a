import { fileURLToPath } from 'node:url';
import { evaluate } from './evaluate-plugin.mjs';

const SOURCE = fileURLToPath(new URL('../src/wallets/registry.ts', import.meta.url));

/**
 * Reads the rows of the registry, by the names of their wallets.
 *
 * @returns {Promise<Record<string, import('../src/wallets/registry').RegistryRow>>}
 */
export const readRegistry = async () => (await evaluate(SOURCE)).rows;

/** The rows when this process started. */
export const rows = await readRegistry();
