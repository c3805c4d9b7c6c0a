import { fileURLToPath } from 'node:url';
import { evaluate } from './evaluate-plugin.mjs';

const SOURCE = fileURLToPath(new URL('../src/wallets/registry.ts', import.meta.url));

/**
 * The rows of the registry by the names of their wallets, as they stand in the source now.
 *
 * @returns {Promise<Record<string, import('../src/wallets/registry').Row>>}
 */
export const readRegistry = async () => (await evaluate(SOURCE)).rows;

/** The same, for who runs once. */
export const rows = await readRegistry();
