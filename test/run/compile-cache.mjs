import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * What compiling made of a file is kept below `node_modules`, or in the folder that `COMPILE_CACHE` names, from one process to the next
 * and from one run to the next: each of the many processes of a run would compile the same files otherwise.
 */
const { COMPILE_CACHE } = process.env;
const FOLDER = COMPILE_CACHE
  ? pathToFileURL(`${COMPILE_CACHE}/`)
  : new URL('../../node_modules/.cache/portable-wallets/', import.meta.url);

/** What decides how a file is compiled, besides the file: the compilers' versions, their options and the schema's two halves. */
const COMPILERS = [
  '../../node_modules/esbuild/package.json',
  '../../node_modules/graphql/package.json',
  '../../node_modules/@shopify/hydrogen-react/package.json',
  '../../build/graphql-plugin.mjs',
  '../../build/unstable.graphql',
  './loader.mjs',
].map(path => readFileSync(new URL(path, import.meta.url)));

const VERSION = hash(...COMPILERS);

/**
 * The code of a file, compiled only where it is not known. A file has one entry, which the next version of it replaces.
 *
 * @param {string} path
 * @param {() => Promise<{ code: string; files: string[] }>} compile `files` are all that went into the code
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
 * The code of an entry, where nothing has changed of what went into it.
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
    // There is no entry, or one of the files is gone.
    return undefined;
  }
}

/**
 * Another process may read or write the same entry: it never sees half of one. Where nothing can be written, nothing is kept.
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
