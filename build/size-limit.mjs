import { readFile } from 'node:fs/promises';
import { dist } from './dist.mjs';
import { readLastBuild } from './last-build.mjs';
import { toChecks } from './to-checks.mjs';

const limits = JSON.parse(await readFile(new URL('../.size-limit.json', import.meta.url), 'utf8'));

/** The configuration of `size-limit`. */
export default toChecks(limits, (await readLastBuild(dist)).files, dist);
