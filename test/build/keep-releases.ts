import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist } from '../../build/dist.mjs';
import { runCommand, type Said } from '../run/run-command';
import { forgeBuild } from './forge-build';

export const { release, files }: { release: string; files: Record<string, { integrity: string }> } =
  JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));

/** An older release than that of the last build: it has no French yet. */
export const OLDER = 'fedcba9876543210';

/** A folder of releases, as an operator has it. */
export interface Kept {
  folder: string;
  /** Text of a file of it. */
  read(path: string): Promise<string>;
  /** Names of the files that a release has. */
  namesOf(release: string): Promise<string[]>;
  /** Every file and folder with all that a write would change of it. */
  list(path?: string): Promise<string[]>;
  /** Runs a command that reads the folder, or writes it. */
  run(name: string, ...words: string[]): Said;
  /** Releases the older build, which has its short names then, or the last one. */
  make(name: string): Said;
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

/** Where the older build, its source maps and the releases are, in a stage. */
const toPlaces = (stage: string) => ({
  folder: join(stage, 'kept'),
  older: join(stage, 'older'),
  maps: join(stage, 'maps'),
});

function runIn(stage: string, name: string, words: string[], env = {}): Said {
  const { folder, maps } = toPlaces(stage);
  return runCommand(name, ['--', ...words], { RELEASES: folder, DIST: dist, MAPS: maps, ...env });
}

const makeIn = (stage: string, name: string) =>
  runIn(stage, 'release', ['--built'], { DIST: name === OLDER ? toPlaces(stage).older : dist });

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
    const { folder, older, maps } = toPlaces(stage);
    await forgeBuild(older, OLDER, 'fr');
    await mkdir(folder);
    await mkdir(maps);
    await writeFile(join(maps, 'cart.js.map'), '{"version":3}');
    return stage;
  }
  const stage = await copyStage(names.slice(0, -1));
  makeIn(stage, last);
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
  const { folder } = toPlaces(stage);
  const read = (path: string) => readFile(join(folder, path), 'utf8');
  return {
    folder,
    read,
    namesOf: async name => Object.keys(JSON.parse(await read(`manifests/${name}.json`)).files),
    list: (path = '') => listFiles(join(folder, path)),
    run: (name, ...words) => runIn(stage, name, words),
    make: name => makeIn(stage, name),
    remove: () => rm(stage, { recursive: true }),
  };
}
