import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Folder of the built files: who builds and who reads them asks here. `DIST` names another one, so that what one run builds is
 * never what another reads; relative, it counts from the folder of the project.
 *
 * @default dist
 */
export const dist = resolve(fileURLToPath(new URL('..', import.meta.url)), process.env.DIST || 'dist');
