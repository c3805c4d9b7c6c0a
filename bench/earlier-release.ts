import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { toDelta } from '../build/deltas.mjs';
import { formatNumber } from './table';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);

/** How many commits the earlier release is older. */
const COMMITS = 30;

/**
 * Describes what a returning visitor loads of the first bundle after a release: its delta from the sources of some commits ago, which are
 * built in a temporary folder.
 *
 * @param file path of the first bundle
 */
export async function describeSecondVisit(file: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'earlier-release-'));
  try {
    await run('git', ['-C', root, 'archive', '-o', join(folder, 'sources.tar'), `HEAD~${COMMITS}`]);
    await run('tar', ['-xf', 'sources.tar'], { cwd: folder });
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    const DIST = join(folder, 'dist');
    // `npm test` sets both variables for its own build.
    await run(process.execPath, ['build.mjs'], { cwd: folder, env: { ...process.env, DIST, MAPS: '' } });
    const { length } = await toDelta(await readFile(file), join(DIST, 'portable-wallets.js'));
    return `Second visit, ${COMMITS} commits later: ${formatNumber(length)} B of the first bundle.`;
  } catch (error) {
    return `The second visit was not measured: ${Object(error).message}`;
  } finally {
    await rm(folder, { recursive: true });
  }
}
