/**
 * Deltas between releases: a file compressed with the file of an earlier release as its dictionary (RFC 9842), for browsers that have
 * that one. docs/operations.md#deltas describes the files and the headers.
 */

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { UsageError } from './command.mjs';
import { listFiles } from './dist.mjs';

/** A release has deltas from this many earlier ones. */
const EARLIER_MAX = 5;

/** Ending of a delta, and its `Content-Encoding`. */
export const DELTA = '.dcz';

/** The content of a delta: a frame that zstd skips, with the SHA-256 of the dictionary, and the compressed file. */
const FRAME = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const HASH_BYTES = 32;
const HEADER_BYTES = FRAME.length + HASH_BYTES;

const ID_LENGTH = 16;
const RELEASE_NAME = /^[0-9a-f]{16}$/;

/** @param {string | Buffer} content */
const sha256 = content => createHash('sha256').update(content).digest();

/** Returns the part of a delta's name that stands for its dictionary. @param {Buffer} hash */
const toId = hash => hash.toString('hex').slice(0, ID_LENGTH);

/** Returns the request header `Available-Dictionary` of browsers with this dictionary. @param {Buffer} hash */
const toHeader = hash => `:${hash.toString('base64')}:`;

/** Returns the request header `Available-Dictionary` of browsers that have a file. @param {string | Buffer} content */
export const toAvailableDictionary = content => toHeader(sha256(content));

/**
 * Runs zstd, the only compressor with dictionaries in Debian: node 20 and Debian's brotli have none.
 *
 * @param {string[]} args
 * @param {Buffer} input
 * @returns {Promise<Buffer>}
 */
function runZstd(args, input) {
  const running = promisify(execFile)('zstd', ['-q', '-c', ...args], {
    encoding: 'buffer',
    maxBuffer: 2 ** 26,
  });
  // A missing program has no input.
  running.child.stdin?.on('error', () => {}).end(input);
  return running.then(({ stdout }) => stdout);
}

/**
 * Compresses a file with a dictionary. Rejects with the code `ENOENT` if zstd is not installed.
 *
 * @param {Buffer} content
 * @param {string} dictionary its path
 */
export async function toDelta(content, dictionary) {
  // With the size, the decoder's window is no larger than the file. Browsers reject large windows.
  const args = ['-19', '--no-check', `--stream-size=${content.length}`, '-D', dictionary];
  return Buffer.concat([FRAME, sha256(await readFile(dictionary)), await runZstd(args, content)]);
}

/** @param {Buffer} delta */
const readHash = delta => delta.subarray(FRAME.length, HEADER_BYTES);

/**
 * Writes the deltas of a release from the newest earlier ones, and the maps from dictionaries to deltas. Existing deltas stay.
 *
 * @param {string} releases the folder
 * @param {string} release
 * @param {string[]} previous folders with earlier releases, besides this one
 * @returns {Promise<string>} a line about the result
 */
export async function writeDeltas(releases, release, previous) {
  const folder = join(releases, 'cdn', release);
  const earlier = await findEarlier([releases, ...previous], release);
  const files = (await listFiles(folder)).filter(file => file.endsWith('.js'));
  const wanted = earlier.flatMap(from => files.map(file => ({ file, dictionary: join(from, file) })));
  let count = 0;
  const work = async () => {
    for (let next = wanted.pop(); next; next = wanted.pop())
      if (await writeDelta(folder, next.file, next.dictionary)) count++;
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } catch (error) {
    if (Object(error).syscall !== 'spawn zstd') throw error;
    await writeMaps(releases);
    return 'no deltas, because zstd is not installed: returning visitors load whole files. Install the package zstd, and release again';
  }
  await writeMaps(releases);
  return earlier.length
    ? `${count} deltas from ${earlier.length} earlier release${earlier.length > 1 ? 's' : ''}`
    : 'no deltas, because there is no earlier release. --previous names a folder with some';
}

/** @param {string} folder @param {string} file @param {string} dictionary @returns {Promise<boolean>} false without a dictionary */
async function writeDelta(folder, file, dictionary) {
  const old = await readFile(dictionary).catch(() => undefined);
  if (!old) return false;
  const to = join(folder, `${file}.${toId(sha256(old))}${DELTA}`);
  if (await stat(to).catch(() => undefined)) return true;
  await writeFile(`${to}.new`, await toDelta(await readFile(join(folder, file)), dictionary));
  await rename(`${to}.new`, to);
  return true;
}

/**
 * Returns the folders of the newest releases, by the time of their files.
 *
 * @param {string[]} folders with releases, or copies of their `cdn/`
 * @param {string} release that is not wanted
 */
async function findEarlier(folders, release) {
  /** @type {Map<string, { path: string; time: number }>} */
  const found = new Map();
  for (const folder of folders)
    for (const base of [join(folder, 'cdn'), folder])
      for (const name of await readdir(base).catch(() => /** @type {string[]} */ ([]))) {
        if (!RELEASE_NAME.test(name) || name === release || found.has(name)) continue;
        const path = join(base, name);
        const first = await stat(join(path, 'portable-wallets.js')).catch(() => undefined);
        if (first) found.set(name, { path, time: first.mtimeMs });
      }
  return [...found.values()]
    .sort((one, other) => other.time - one.time)
    .slice(0, EARLIER_MAX)
    .map(({ path }) => path);
}

/** @param {string[]} folders @throws UsageError for a folder without releases */
export async function requireEarlier(folders) {
  for (const folder of folders)
    if (!(await findEarlier([folder], '')).length)
      throw new UsageError(
        `There is no release in ${folder}. Pass --previous a folder that npm run release has written, or a copy of its cdn/.`,
      );
}

/**
 * Writes the maps that the samples of servers include, from `Available-Dictionary` to the middle of a delta's name. They have every
 * dictionary of a kept delta, so that no request's header becomes part of a path.
 *
 * @param {string} releases the folder
 */
async function writeMaps(releases) {
  const cdn = join(releases, 'cdn');
  /** @type {Map<string, string>} */
  const ids = new Map();
  for (const file of (await listFiles(cdn)).filter(file => file.endsWith(DELTA)).sort()) {
    const hash = readHash(await readFile(join(cdn, file)));
    ids.set(toHeader(hash), toId(hash));
  }
  const rows = [...ids].sort();
  const write = async (/** @type {string} */ name, /** @type {string[]} */ lines) => {
    const path = join(releases, 'dictionaries', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, lines.map(line => `${line}\n`).join(''));
    await rename(`${path}.new`, path);
  };
  await write(
    'nginx.conf',
    rows.map(([header, id]) => `"${header}" ${id};`),
  );
  await write(
    'Caddyfile',
    rows.map(([header, id]) => `"${header}" ${id}`),
  );
}

/**
 * Checks the deltas of a kept release: each has to unpack to its file.
 *
 * @param {string} releases the folder
 * @param {string} release
 * @returns the number of correct deltas, of those that can't be checked, and a line for each other one
 */
export async function checkDeltas(releases, release) {
  const cdn = join(releases, 'cdn');
  const folder = join(cdn, release);
  const files = await listFiles(folder);
  const deltas = files.filter(file => file.endsWith(DELTA)).sort();
  const checked = { correct: 0, unchecked: 0, differing: /** @type {string[]} */ ([]) };
  if (!deltas.length) return checked;
  /** @type {Map<string, string>} */
  const dictionaries = new Map();
  for (const path of (await listFiles(cdn)).filter(path => path.endsWith('.js')))
    dictionaries.set(toId(sha256(await readFile(join(cdn, path)))), join(cdn, path));
  for (const delta of deltas) {
    const [, file = '', id = ''] = /^(.+)\.([0-9a-f]+)\.dcz$/.exec(delta) ?? [];
    const dictionary = dictionaries.get(id);
    const content = await readFile(join(folder, delta));
    const isNamed = content.subarray(0, FRAME.length).equals(FRAME) && toId(readHash(content)) === id;
    const unpacked = isNamed ? dictionary && (await unpackDelta(content, dictionary)) : Buffer.of();
    const whole = await readFile(join(folder, file)).catch(() => undefined);
    if (!unpacked) checked.unchecked++;
    else if (whole?.equals(unpacked)) checked.correct++;
    else checked.differing.push(`cdn/${release}/${delta} differs`);
  }
  return checked;
}

/** @param {Buffer} delta @param {string} dictionary @returns {Promise<Buffer | undefined>} undefined if zstd is not installed */
const unpackDelta = (delta, dictionary) =>
  runZstd(['-d', '-D', dictionary], delta).catch(error =>
    error.code === 'ENOENT' ? undefined : Buffer.of(),
  );
