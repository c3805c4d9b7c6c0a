import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * Caches compiled files below `node_modules` or in the folder `COMPILE_CACHE`, so that the many processes of a run compile each
 * file once.
 */
const { COMPILE_CACHE } = process.env;
const FOLDER = COMPILE_CACHE
  ? pathToFileURL(`${COMPILE_CACHE}/`)
  : new URL('../node_modules/.cache/portable-wallets/', import.meta.url);

/** Everything besides the file that affects its code: the compilers' versions, their options and the schema. */
const COMPILERS = [
  '../node_modules/esbuild/package.json',
  '../node_modules/graphql/package.json',
  '../node_modules/@shopify/hydrogen-react/package.json',
  './cuts.mjs',
  './graphql-plugin.mjs',
  './unstable.graphql',
  './loader.mjs',
].map(path => readFileSync(new URL(path, import.meta.url)));

const VERSION = hash(...COMPILERS);

/**
 * Returns a file's code, and compiles it only if the cache has no current entry. Each file has one entry.
 *
 * @param {string} path
 * @param {() => Promise<{ code: string; files: string[] }>} compile `files` are all inputs of the code
 * @param {URL} folder of the entries
 * @returns {Promise<string>}
 */
export async function keepCompiled(path, compile, folder = FOLDER) {
  const place = new URL(hash(path), folder);
  const known = readCode(place);
  if (known !== undefined) return known;
  const { code, files } = await compile();
  writeEntry(place, { version: toVersion(files), files, code });
  return code;
}

/** @typedef {{ version: string; files: string[]; code: string }} Entry */

/**
 * Returns the code of an entry if none of its inputs has changed.
 *
 * @param {URL} place
 * @returns {string | undefined}
 */
function readCode(place) {
  try {
    /** @type {Entry} */
    const { version, files, code } = JSON.parse(readFileSync(place, 'utf8'));
    return version === toVersion(files) ? code : undefined;
  } catch {
    // There is no entry, or a file was removed.
    return undefined;
  }
}

/**
 * Writes an entry atomically, because other processes may read or write it. Without write access, nothing is cached.
 *
 * @param {URL} place
 * @param {Entry} entry
 */
function writeEntry(place, entry) {
  const draft = new URL(`${place.href}.${process.pid}`);
  try {
    mkdirSync(new URL('./', place), { recursive: true });
    writeFileSync(draft, JSON.stringify(entry));
    renameSync(draft, place);
  } catch {}
}

/** @param {string[]} files */
function toVersion(files) {
  return hash(VERSION, ...files.map(file => readFileSync(file)));
}

/** @param {(string | Buffer)[]} parts */
function hash(...parts) {
  const sum = createHash('sha1');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
}
