import { readFile } from 'node:fs/promises';

/**
 * `npm run -s fallback-lines`: prints what a page holds before the script's tag for browsers that can't run the script. The
 * lines are ES5, because the browsers that they are for read nothing newer; a test holds docs/embedding.md#browsers to the same lines.
 */
process.stdout.write(await readFile(new URL('fallback-lines.html', import.meta.url), 'utf8'));
