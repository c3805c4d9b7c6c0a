import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { UsageError } from './command.mjs';
import { dist, readLastBuild } from './dist.mjs';
import { LANGUAGE_IN_NAME } from './locales.mjs';

/** @typedef {{ name: string; path: string; limit: string }} Limit */

/** `checkout.js` and `checkout.pt-br.js` are one bundle. @param {string} file */
const toBundle = file => file.replace(LANGUAGE_IN_NAME, '');

/**
 * Returns the checks of `size-limit`: for each limit the largest built file of the bundle's languages.
 *
 * @param {Limit[]} limits
 * @param {Record<string, { brotli: number }>} files the built files
 * @param {string} dist their folder
 * @throws UsageError if a built script has no limit
 */
export function toChecks(limits, files, dist) {
  const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js'));
  const bundles = limits.map(({ path }) => relative('dist', path));
  const missing = new Set(
    scripts.map(([file]) => toBundle(file)).filter(bundle => !bundles.includes(bundle)),
  );
  if (missing.size) throw new UsageError(`${[...missing].join(', ')}: add a limit to .size-limit.json.`);
  return limits.map((limit, index) => {
    const ofBundle = scripts.filter(([file]) => toBundle(file) === bundles[index]);
    const [largest] = ofBundle.sort(([, one], [, other]) => other.brotli - one.brotli);
    return { ...limit, path: join(dist, largest?.[0] ?? bundles[index] ?? '') };
  });
}

const limits = JSON.parse(await readFile(new URL('../.size-limit.json', import.meta.url), 'utf8'));

/** The configuration of `size-limit`. */
export default toChecks(limits, (await readLastBuild(dist)).files, dist);
