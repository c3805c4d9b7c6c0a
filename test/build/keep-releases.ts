import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandResult, execute } from '../../build/command.mjs';
import { dist } from '../../build/dist.mjs';
import { makeRelease } from '../../build/make-release.mjs';
import type { Workplace } from '../../build/releases.mjs';
import { printImportMap, printRollOut, printTag } from '../../build/snippets.mjs';
import { printPositions } from '../../build/symbolicate.mjs';
import { verifyRelease } from '../../build/verify.mjs';
import { runCommand } from '../run/run-command';
import { forgeBuild } from './forge-build';

/** That of the last build. */
export const { release }: { release: string } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));

/** An older release than that of the last build: it has no French yet. */
export const OLDER = 'fedcba9876543210';

/** Of either a small build is kept, which speaks these languages besides Portuguese. */
const LANGUAGES = { [release]: ['de', 'fr'], [OLDER]: ['de'] };

/** The commands that read the folder, or write it. */
const COMMANDS = {
  build: makeRelease,
  'roll-out': printRollOut,
  'import-map': printImportMap,
  tag: printTag,
  verify: verifyRelease,
  resolve: printPositions,
};

type Name = keyof typeof COMMANDS;

/** Packs nothing: what the real one packs, and the command with it, the tests in `test/commands` look at. */
const packNothing: Workplace['pack'] = async (root, _dist, destination) => {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const filename = `portable-wallets-${version}.tgz`;
  if (destination) await writeFile(join(destination, filename), '');
  return { filename, size: 0, files: [] };
};

/** A folder of releases, as an operator has it. */
export interface Kept {
  folder: string;
  /** What its commands work on: the last build is a small one. */
  workplace: Workplace;
  /** Text of a file of it. */
  read(path: string): Promise<string>;
  /** Text of a file that was built for a release. */
  readBuilt(release: string, path: string): Promise<string>;
  /** Names of the files that a release has. */
  namesOf(release: string): Promise<string[]>;
  /** Every file and folder with all that a write would change of it. */
  list(path?: string): Promise<string[]>;
  /** Does what a command does, in this process. */
  run(name: Name, ...words: string[]): Promise<CommandResult>;
  /** Runs a command in a process of its own, as an operator does: the last build is the whole one. */
  start(name: Name, ...words: string[]): CommandResult;
  /** Releases the small build of this name. */
  make(name: string): Promise<CommandResult>;
  remove(): Promise<void>;
}

/** Every file and folder with all that a write would change of it. */
export async function listFiles(root: string): Promise<string[]> {
  const names = (await readdir(root, { recursive: true })).sort();
  return Promise.all(
    names.map(async name => {
      const { size, mtimeMs, ctimeMs, ino } = await stat(join(root, name));
      return [name, size, mtimeMs, ctimeMs, ino].join(' ');
    }),
  );
}

/** Where the builds, their source maps and the releases are, in a stage. */
const toPlaces = (stage: string) => ({
  folder: join(stage, 'kept'),
  toBuild: (name: string) => join(stage, 'builds', name),
  maps: join(stage, 'maps'),
});

function toWorkplace(stage: string, build = release): Workplace {
  const { folder, toBuild, maps } = toPlaces(stage);
  return { dist: toBuild(build), releases: folder, maps, pack: packNothing };
}

const makeIn = (stage: string, name: string) =>
  execute(() => makeRelease(['--built'], toWorkplace(stage, name)));

/** Stages that nobody changes, by the releases that are kept there: who needs one gets a copy. */
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
 * Makes a folder in which `npm run release` has kept these releases, one after the other.
 *
 * @param names of the older build and the last one, or of none yet
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
    workplace: toWorkplace(stage),
    run: (name, ...words) => execute(() => COMMANDS[name](words, toWorkplace(stage))),
    start: (name, ...words) =>
      runCommand('release', ['--', name, ...words], { RELEASES: folder, DIST: dist, MAPS: maps }),
    make: name => makeIn(stage, name),
    remove: () => rm(stage, { recursive: true }),
  };
}
