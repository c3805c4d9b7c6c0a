import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { dist } from './dist.mjs';

/** @type {{ name: string; path: string | string[]; limit: string }[]} */
const limits = JSON.parse(await readFile(new URL('../.size-limit.json', import.meta.url), 'utf8'));

/** What `size-limit` reads: the limits, for the files where they were built. */
export default limits.map(({ path, ...limit }) => ({
  ...limit,
  path: [path].flat().map(file => join(dist, relative('dist', file))),
}));
