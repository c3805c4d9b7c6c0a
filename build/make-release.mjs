import { execFile } from 'node:child_process';
import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseCommand, UsageError } from './command.mjs';
import { root } from './dist.mjs';
import { readLastBuild } from './manifest.mjs';
import { inStage, makeCurrent, readCurrent, readRelease, writeRelease } from './releases.mjs';

/** @typedef {import('./releases.mjs').Workplace} Workplace */

/**
 * `npm run release`: builds, and adds the release to `releases/`, or to the folder in `RELEASES`.
 *
 * | path | content |
 * |---|---|
 * | `cdn/<release>/` | the files of the release with `.br` and `.gz`; immutable |
 * | `cdn/portable-wallets.js` … | the current release's files under short names; cache them for a short time |
 * | `manifests/<release>.json` | bytes and integrity of each file |
 * | `boms/<release>.cdx.json` | the bill of materials |
 * | `import-maps/<release>/` | the import map of each language, for `npm run -s release -- import-map` |
 * | `maps/<release>/` | source maps, for `npm run -s release -- resolve`: do not serve them |
 * | `portable-wallets-<version>-<release>.tgz` | the npm package |
 *
 * The first release becomes the current one. `-- --current <release>` changes the current release.
 *
 * @param {string[]} args
 * @param {Workplace} place
 */
export async function makeRelease(args, place) {
  const { dist, releases } = place;
  const { values } = parseCommand(
    args,
    {
      call: 'npm run release',
      about: 'Builds, and writes the release into releases/, or the folder in RELEASES.',
    },
    {
      'dry-run': { type: 'boolean', about: 'prints what it would write, for the last build or --current' },
      built: { type: 'boolean', about: 'releases the last build, with the source maps in the folder MAPS' },
      current: { type: 'string', about: 'gives the short names to this release instead' },
    },
  );
  const isDry = values['dry-run'] ?? false;
  if (`${releases}/`.startsWith(`${dist}/`) || `${dist}/`.startsWith(`${releases}/`))
    throw new UsageError(
      `A build empties ${dist}, so releases can't be in ${releases}. Set another folder: RELEASES=….`,
    );
  if (values.built && values.current !== undefined)
    throw new UsageError(
      '--built and --current exclude each other. Release the build first, then make it current.',
    );
  try {
    if (values.current !== undefined) return await change(values.current, isDry, place);
    if (isDry) return await release(undefined, { ...place, maps: undefined });
    return await inStage(releases, stage => (values.built ? release : build)(stage, place));
  } catch (error) {
    const { code, syscall, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!code || !syscall || syscall.startsWith('spawn')) throw error;
    throw new UsageError(
      `${releases} can't be written (${message}). Fix that, or set another folder: RELEASES=… npm run release`,
    );
  }
}

/** @param {string} name @param {boolean} isDry @param {Workplace} place */
async function change(name, isDry, { releases }) {
  const [found, before] = [await readRelease(releases, name), await readCurrent(releases)];
  const others = isDry ? [] : await makeCurrent(releases, found);
  const text = `${isDry ? 'Nothing is written; the' : 'The'} short names ${isDry ? 'would lead' : 'lead'} to ${name}${before ? `, and ${before === name ? 'did so before' : `led to ${before}`}` : ''}.\n`;
  if (!others.length) return text;
  return `${text}It has no ${others.join(', ')}: ${others.length > 1 ? 'these stay' : 'this stays'} of another release.\n`;
}

/** @param {string} stage @param {Workplace} place */
async function build(stage, place) {
  const maps = join(stage, 'built-maps');
  const env = { ...process.env, DIST: place.dist, MAPS: maps };
  await promisify(execFile)(process.execPath, [join(root, 'build.mjs')], { cwd: root, env }).catch(
    ({ stderr }) => {
      throw new UsageError(`The build failed, and nothing is released. Fix this error:\n${stderr}`);
    },
  );
  return release(stage, { ...place, maps });
}

/**
 * @param {string | undefined} stage absent for a dry run
 * @param {Workplace} place
 */
async function release(stage, { dist, releases, maps, pack }) {
  const manifest = await readLastBuild(dist);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const importMaps = (await readdir(dist)).filter(name => /^importmap.*\.json$/.test(name));
  const packed = await pack(root, dist, stage);
  const tarball = packed.filename.replace(/\.tgz$/, `-${manifest.release}.tgz`);
  const before = await readCurrent(releases);
  const current = before ?? manifest.release;
  if (stage) {
    await writeRelease({ version, ...manifest }, { dist, releases, maps }, importMaps, stage);
    await rename(join(stage, packed.filename), join(releases, tarball));
    if (!before) await makeCurrent(releases, manifest);
  }
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
  const isKept = maps ?? !stage;
  return `Release ${manifest.release} of version ${version}${stage ? '' : ', of the last build; nothing is written'}, in ${releases}:
  cdn/${manifest.release}/  ${Object.keys(manifest.files).length} files, ${bytes} B, each with its .br and .gz
  manifests/${manifest.release}.json
  boms/${manifest.release}.cdx.json
  import-maps/${manifest.release}/  ${importMaps.length} files
  ${isKept ? `maps/${manifest.release}/` : 'no source maps, because MAPS names none: errors can’t be resolved'}
  ${tarball}  ${packed.files.length} files, ${packed.size} B
${
  current === manifest.release
    ? 'Its files stand under their short names as well.'
    : `The short names stay with ${current}: npm run release -- --current ${manifest.release} changes that.`
}
`;
}
