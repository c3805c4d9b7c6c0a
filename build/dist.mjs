import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Folder of the built files. `DIST` sets another one, relative to the project, for parallel builds.
 *
 * @default dist
 */
export const dist = resolve(root, process.env.DIST || 'dist');
