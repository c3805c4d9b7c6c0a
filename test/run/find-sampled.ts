import { readFile } from 'node:fs/promises';
import { findFiles } from './find-files.mjs';

/** What a file imports that takes a sample of a matrix, or leaves a test to its twin. */
const SAMPLED = / \b(sample(Attacks)?|withTwins)\b.* from '/;

/** Finds the browser's tests of which `npm test` plays a part. */
export async function findSampled(): Promise<string[]> {
  const found: string[] = [];
  for (const file of await findFiles('browser', []))
    if (SAMPLED.test(await readFile(file, 'utf8'))) found.push(file);
  return found;
}
