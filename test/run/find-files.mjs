import { readdir } from 'node:fs/promises';

/** Folders whose tests are played by somebody else than all others. */
const PLAYED = /^test\/(browser|flows|soak|commands)\//;

/**
 * Paths of the test files of one part: those of Chromium, of all engines, of `--all`, of processes, or all others.
 *
 * @param {'browser' | 'flows' | 'soak' | 'commands' | 'unit'} part
 * @param {string[]} words of which a path has to hold one, where there are any
 */
export async function findFiles(part, words) {
  const names = await Promise.all(
    ['test', 'sandbox'].map(async folder =>
      (await readdir(folder, { recursive: true })).map(name => `${folder}/${name}`),
    ),
  );
  const files = names.flat().filter(name => /\.test\.tsx?$/.test(name));
  return files
    .filter(file => part === (PLAYED.exec(file)?.[1] ?? 'unit'))
    .filter(file => !words.length || words.some(word => file.includes(word)))
    .sort();
}

/**
 * The files with those first that are known to take long: whoever comes last must not be waited for.
 *
 * @param {string[]} files
 * @param {string[]} longest parts of paths
 */
export function putFirst(files, longest) {
  const rank = (/** @type {string} */ file) => {
    const index = longest.findIndex(part => file.includes(part));
    return index < 0 ? longest.length : index;
  };
  return files.toSorted((a, b) => rank(a) - rank(b));
}
