import { readFileSync } from 'node:fs';
import { dist } from '../../../build/dist.mjs';

/** Name of the folder that the first file loads all others from. */
export const { release } = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8')) as { release: string };
