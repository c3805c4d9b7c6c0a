import { readdir } from 'node:fs/promises';

/** Folders whose tests have their own runner. */
const PLAYED = /^test\/(browser|flows|soak|commands)\//;

/**
 * Returns the test files of one part: Chromium, all engines, `--all`, commands, or all others.
 *
 * @param {'browser' | 'flows' | 'soak' | 'commands' | 'unit'} part
 * @param {string[]} pathParts strings of which a path must contain one; empty for all files
 */
export async function findFiles(part, pathParts) {
  const names = await Promise.all(
    ['test', 'sandbox'].map(async folder =>
      (await readdir(folder, { recursive: true })).map(name => `${folder}/${name}`),
    ),
  );
  const files = names.flat().filter(name => /\.test\.tsx?$/.test(name));
  return files
    .filter(file => part === (PLAYED.exec(file)?.[1] ?? 'unit'))
    .filter(file => !pathParts.length || pathParts.some(text => file.includes(text)))
    .sort();
}

/**
 * Sorts the longest files first, so that the last ones are short.
 *
 * @param {string[]} files
 * @param {string[]} longest parts of paths
 */
export function moveToFront(files, longest) {
  const rank = (/** @type {string} */ file) => {
    const index = longest.findIndex(part => file.includes(part));
    return index < 0 ? longest.length : index;
  };
  return files.toSorted((a, b) => rank(a) - rank(b));
}
