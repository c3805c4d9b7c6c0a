import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const PREFIX = '.new-';
/** A release takes a minute; what is older was killed. */
const STAGE_LIFE_MS = 60 * 60_000;

/**
 * Calls with a folder inside of another one, of which nothing stays. What was killed in the middle, and so has left its own, is
 * cleared away by the next call.
 *
 * @param {string} folder is made where it isn't there
 * @template R
 * @param {(stage: string) => Promise<R>} work
 */
export async function inStage(folder, work) {
  await makeFolder(folder);
  await clearKilled(folder);
  const stage = await mkdtemp(join(folder, PREFIX));
  try {
    return await work(stage);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/**
 * Makes a folder and those above it, one after the other: `mkdir` with `recursive` never ends in Node 20 where the system says of a
 * folder in one that is there that there is none, as in `/proc`.
 *
 * @param {string} folder
 */
async function makeFolder(folder) {
  const above = dirname(folder);
  if (!(await isThere(above))) await makeFolder(above);
  if (!(await isThere(folder))) await mkdir(folder);
}

/** @param {string} path */
const isThere = path =>
  stat(path).then(
    () => true,
    () => false,
  );

/** @param {string} folder */
async function clearKilled(folder) {
  const stages = (await readdir(folder)).filter(name => name.startsWith(PREFIX));
  for (const stage of stages.map(name => join(folder, name))) {
    const found = await stat(stage).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > STAGE_LIFE_MS)
      await rm(stage, { recursive: true, force: true });
  }
}
