import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandResult, execute } from '../../build/command.mjs';
import { dist } from '../../build/dist.mjs';
import { makeRelease, verifyRelease } from '../../build/make-release.mjs';
import type { ReleaseContext } from '../../build/releases.mjs';
import { printImportMap, printRollOut, printTag } from '../../build/snippets.mjs';
import { printPositions } from '../../build/symbolicate.mjs';
import { runCommand } from '../run/run-command';
import { forgeBuild } from './forge-build';

/** The release of the last build. */
export const { release }: { release: string } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));

/** An older release than the last build, without French. */
export const OLDER = 'fedcba9876543210';

/** Languages of the small builds, besides Portuguese. */
const LANGUAGES = { [release]: ['de', 'fr'], [OLDER]: ['de'] };

/** Commands that read or write the folder. */
const COMMANDS = {
  build: makeRelease,
  'roll-out': printRollOut,
  'import-map': printImportMap,
  tag: printTag,
  verify: verifyRelease,
  resolve: printPositions,
};

type Name = keyof typeof COMMANDS;

/** Packs nothing. The tests in `test/commands` cover the real one and its command. */
const packNothing: ReleaseContext['pack'] = async (root, _dist, destination) => {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const filename = `portable-wallets-${version}.tgz`;
  await writeFile(join(destination, filename), '');
  return { filename, size: 0, files: [] };
};

/** An operator's folder of releases. */
export interface Kept {
  folder: string;
  /** Input of the commands, with a small last build. */
  releaseContext: ReleaseContext;
  /** Returns the text of one of its files. */
  read(path: string): Promise<string>;
  /** Returns the text of a file built for a release. */
  readBuilt(release: string, path: string): Promise<string>;
  /** Returns the file names of a release. */
  namesOf(release: string): Promise<string[]>;
  /** Returns every file and folder with everything that a write would change. */
  list(path?: string): Promise<string[]>;
  /** Runs a command in this process. */
  run(name: Name, ...args: string[]): Promise<CommandResult>;
  /** Runs a command in a separate process like an operator, with the complete last build. */
  start(name: Name, ...args: string[]): CommandResult;
  /** Releases the small build with this name. */
  make(name: string): Promise<CommandResult>;
  remove(): Promise<void>;
}

/** Returns every file and folder with everything that a write would change. */
export async function listFiles(root: string): Promise<string[]> {
  const names = (await readdir(root, { recursive: true })).sort();
  return Promise.all(
    names.map(async name => {
      const { size, mtimeMs, ctimeMs, ino } = await stat(join(root, name));
      return [name, size, mtimeMs, ctimeMs, ino].join(' ');
    }),
  );
}

/** Returns the folders of the builds, the source maps and the releases in a copy. */
const toPlaces = (stage: string) => ({
  folder: join(stage, 'kept'),
  toBuild: (name: string) => join(stage, 'builds', name),
  maps: join(stage, 'maps'),
});

function toReleaseContext(stage: string, build = release): ReleaseContext {
  const { folder, toBuild, maps } = toPlaces(stage);
  return { dist: toBuild(build), releases: folder, maps, pack: packNothing };
}

const makeIn = (stage: string, name: string) =>
  execute(() => makeRelease(['--built'], toReleaseContext(stage, name)));

/** Unchanged originals by their releases. Each test gets a copy. */
const stages = new Map<string, Promise<string>>();
const created: string[] = [];
process.once('exit', () => {
  for (const stage of created) rmSync(stage, { recursive: true, force: true });
});

function getStage(names: string[]): Promise<string> {
  const known = stages.get(names.join()) ?? createStage(names);
  stages.set(names.join(), known);
  return known;
}

async function createStage(names: string[]): Promise<string> {
  const last = names.at(-1);
  if (last === undefined) {
    const stage = await mkdtemp(join(tmpdir(), 'releases-'));
    created.push(stage);
    const { folder, toBuild, maps } = toPlaces(stage);
    for (const [name, languages] of Object.entries(LANGUAGES))
      await forgeBuild(toBuild(name), name, languages);
    await mkdir(folder);
    await mkdir(maps);
    await writeFile(join(maps, 'cart.js.map'), '{"version":3}');
    return stage;
  }
  const stage = await copyStage(names.slice(0, -1));
  await makeIn(stage, last);
  return stage;
}

async function copyStage(names: string[]): Promise<string> {
  const stage = await mkdtemp(join(tmpdir(), 'releases-'));
  created.push(stage);
  await cp(await getStage(names), stage, { recursive: true });
  return stage;
}

/**
 * Creates a folder in which `npm run release` has kept these releases, one after the other.
 *
 * @param names of the older build and the last one, or none
 */
export async function keepReleases(...names: string[]): Promise<Kept> {
  const stage = await copyStage(names);
  const { folder, toBuild, maps } = toPlaces(stage);
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  return {
    folder,
    read,
    readBuilt: (name, path) => readFile(join(toBuild(name), path), 'utf8'),
    namesOf: async name => Object.keys(JSON.parse(await read(`manifests/${name}.json`)).files),
    list: (path = '') => listFiles(join(folder, path)),
    releaseContext: toReleaseContext(stage),
    run: (name, ...args) => execute(() => COMMANDS[name](args, toReleaseContext(stage))),
    start: (name, ...args) =>
      runCommand('release', ['--', name, ...args], { RELEASES: folder, DIST: dist, MAPS: maps }),
    make: name => makeIn(stage, name),
    remove: () => rm(stage, { recursive: true }),
  };
}
