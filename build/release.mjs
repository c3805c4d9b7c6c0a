import { execFile } from 'node:child_process';
import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Refusal, readArguments, runCommand } from './command.mjs';
import { dist } from './dist.mjs';
import { inStage } from './in-stage.mjs';
import { readLastBuild } from './last-build.mjs';
import { makeCurrent } from './make-current.mjs';
import { maps as builtMaps } from './maps.mjs';
import { root } from './options.mjs';
import { pack } from './pack.mjs';
import { readCurrent, readRelease, releases } from './releases.mjs';
import { writeRelease } from './write-release.mjs';

/**
 * `npm run release`: builds, and puts into `releases/`, or the folder that `RELEASES` names, what an operator needs. Releases that are
 * there already stay.
 *
 * | path | what |
 * |---|---|
 * | `cdn/<release>/` | the files of the release, which never change: to be served for ever |
 * | `cdn/portable-wallets.js` … | those of the current release under their short names: to be served for a short time |
 * | `manifests/<release>.json` | bytes and integrity of each file |
 * | `import-maps/<release>/` | the import map of each language, for `npm run -s import-map` |
 * | `maps/<release>/` | source maps, for `npm run -s resolve`: not to be served |
 * | `portable-wallets-<version>-<release>.tgz` | the npm package |
 *
 * The first release becomes the current one, any later one when `-- --current <release>` says so, which is the way back as well.
 * `--built` releases the last build as it is, with its source maps where `MAPS` names them. `--dry-run` says what would be written, and
 * writes nothing: of the last build, or of `--current`.
 */
await runCommand(async () => {
  const { values } = readArguments({
    'dry-run': { type: 'boolean' },
    built: { type: 'boolean' },
    current: { type: 'string' },
  });
  const isDry = values['dry-run'] ?? false;
  if (`${releases}/`.startsWith(`${dist}/`) || `${dist}/`.startsWith(`${releases}/`))
    throw new Refusal(
      `A build empties ${dist}, and ${releases} holds what stays: name another folder by RELEASES.`,
    );
  if (values.built && values.current !== undefined)
    throw new Refusal(
      'Release the build first, then give the short names to it: --built and --current are two calls.',
    );
  try {
    if (values.current !== undefined) await change(values.current, isDry);
    else if (isDry) await release(undefined, undefined);
    else
      await inStage(releases, stage =>
        values.built ? release(stage, builtMaps || undefined) : build(stage),
      );
  } catch (error) {
    const { code, syscall, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!code || !syscall || syscall.startsWith('spawn')) throw error;
    throw new Refusal(
      `${releases} can't be written (${message}): mend that, or name another folder, RELEASES=… npm run release.`,
    );
  }
});

/** @param {string} name @param {boolean} isDry */
async function change(name, isDry) {
  const [found, before] = [await readRelease(name), await readCurrent()];
  const others = isDry ? [] : await makeCurrent(found);
  console.log(
    `${isDry ? 'Nothing is written; the' : 'The'} short names ${isDry ? 'would lead' : 'lead'} to ${name}${before ? `, and ${before === name ? 'did so before' : `led to ${before}`}` : ''}.`,
  );
  if (others.length)
    console.log(
      `It has no ${others.join(', ')}: ${others.length > 1 ? 'these stay' : 'this stays'} of another release.`,
    );
}

/** @param {string} stage */
async function build(stage) {
  const maps = join(stage, 'built-maps');
  const env = { ...process.env, DIST: dist, MAPS: maps };
  await promisify(execFile)(process.execPath, [join(root, 'build.mjs')], { cwd: root, env }).catch(
    ({ stderr }) => {
      throw new Refusal(`The build failed, and nothing is released. Mend what it says:\n${stderr}`);
    },
  );
  await release(stage, maps);
}

/**
 * @param {string | undefined} stage absent where nothing is to be written
 * @param {string | undefined} maps
 */
async function release(stage, maps) {
  const manifest = await readLastBuild();
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const importMaps = (await readdir(dist)).filter(name => /^importmap.*\.json$/.test(name));
  const packed = await pack(root, dist, stage);
  const tarball = packed.filename.replace(/\.tgz$/, `-${manifest.release}.tgz`);
  const before = await readCurrent();
  const current = before ?? manifest.release;
  if (stage) {
    await writeRelease({ version, ...manifest }, { dist, maps, importMaps, stage });
    await rename(join(stage, packed.filename), join(releases, tarball));
    if (!before) await makeCurrent(manifest);
  }
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
  const isKept = maps ?? !stage;
  console.log(`Release ${manifest.release} of version ${version}${stage ? '' : ', of the last build; nothing is written'}, in ${releases}:
  cdn/${manifest.release}/  ${Object.keys(manifest.files).length} files, ${bytes} B
  manifests/${manifest.release}.json
  import-maps/${manifest.release}/  ${importMaps.length} files
  ${isKept ? `maps/${manifest.release}/` : 'no source maps, because MAPS names none: errors can’t be resolved'}
  ${tarball}  ${packed.files.length} files, ${packed.size} B
${
  current === manifest.release
    ? 'Its files stand under their short names as well.'
    : `The short names stay with ${current}: npm run release -- --current ${manifest.release} changes that.`
}`);
}
