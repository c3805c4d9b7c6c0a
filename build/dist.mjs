import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Folder of the built files. `DIST` names another one, relative to the project, so that two builds don't share one.
 *
 * @default dist
 */
export const dist = resolve(root, process.env.DIST || 'dist');
