/** `npm run dev` and its incremental builds. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { watch } from 'chokidar';
import { context, formatMessages } from 'esbuild';
import {
  buildLinked,
  createBundles,
  listLanguageNeutralFiles,
  listWalletBundles,
  options,
} from './bundles.mjs';
import { isMain, readCommand } from './command.mjs';
import { RELEASE, root } from './dist.mjs';
import { readLocales, writeLanguages } from './locales.mjs';
import { readRegistry, writeLogos } from './registry.mjs';

/** Fixed release name of development builds, so that open pages find the files after each change. */
const DEV_RELEASE = '0'.repeat(RELEASE.length);

/** Options of a fast build with source maps, without minification. */
export const devOptions = {
  ...options,
  minify: false,
  sourcemap: /** @type {const} */ ('linked'),
  define: { ...options.define, 'process.env.NODE_ENV': '"production"' },
  plugins: options.plugins.filter(({ name }) => name !== 'minify'),
};

/**
 * Creates an incremental build into a folder.
 *
 * @param {string} dist
 * @param {string[]} languages whose files are written in addition to the plain ones
 */
export async function createDevBuild(dist, languages) {
  // Complete files are moved from here, so that a page that loads during a build never gets a part of a file.
  const work = join(dist, 'work');
  /** @type {ReturnType<typeof open> | undefined} */
  let opened;
  return {
    /** @throws if the build fails; esbuild prints its own errors */
    async build() {
      const locales = await readLocales();
      const rows = await readRegistry();
      const modules = listWalletBundles(rows);
      if (opened?.modules.join() !== modules.join()) opened = open(work, modules);
      const { bundles, contexts } = opened;
      const built = await buildLinked(bundles, async bundle => {
        contexts.set(bundle, contexts.get(bundle) ?? (await context(bundle)));
        return /** @type {Context} */ (contexts.get(bundle)).rebuild();
      });
      await writeLazy(built);
      const localized = await writeLanguages(work, locales, languages);
      const logos = await writeLogos(work, Object.values(rows));
      await release(work, dist, [...localized, ...listLanguageNeutralFiles(modules), ...logos]);
    },
  };
}

/** @typedef {import('esbuild').BuildContext} Context */

/**
 * @param {string} dist
 * @param {string[]} modules
 */
function open(dist, modules) {
  /** @type {Map<import('esbuild').BuildOptions, Context>} */
  const contexts = new Map();
  return { modules, bundles: createBundles(devOptions, dist, modules), contexts };
}

/**
 * Writes the linked lazy bundles.
 *
 * @param {import('esbuild').BuildResult[]} built
 */
async function writeLazy(built) {
  for (const { path, contents } of built.flatMap(({ outputFiles = [] }) => outputFiles)) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
}

/**
 * Moves the built files into the folder for pages, and into that of the release, from which the first file loads the others.
 *
 * @param {string} work
 * @param {string} dist
 * @param {string[]} files
 */
async function release(work, dist, files) {
  for (const file of files) {
    const text = (await readFile(join(work, file), 'utf8')).replaceAll(RELEASE, DEV_RELEASE);
    for (const path of [join(dist, file), join(dist, DEV_RELEASE, file)]) {
      await mkdir(dirname(path), { recursive: true });
      // A rename is atomic, so that no page receives a part of a file.
      await writeFile(`${path}.new`, text);
      await rename(`${path}.new`, path);
      // A file names its map without a folder, so the map must be beside it. Localized files use the map of the plain file.
      await copyFile(join(work, `${file}.map`), `${path}.map`).catch(() => {});
    }
  }
  await writeFile(join(dist, 'manifest.json'), JSON.stringify({ release: DEV_RELEASE, files: {} }));
}

/**
 * `npm run dev`: opens the sandbox, rebuilds after a change of `src`, restarts the sandbox after a change of its own files, and reloads
 * open pages.
 */
async function serve() {
  const { positionals: languages } = readCommand({
    call: 'npm run dev',
    positionals: '[language]…',
    about:
      'Opens the sandbox, and rebuilds and reloads after each change. Also builds the files of the given languages.',
  });

  const dist = await mkdtemp(join(tmpdir(), 'portable-wallets-dev-'));
  // The sandbox opens in English.
  const dev = await createDevBuild(dist, ['en', ...languages]);

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let shop;
  let isLeaving = false;

  /** The error of the last build, which open pages show. */
  let failure = '';

  /** Reloads the open pages, or shows them the error of the build, if the sandbox is running. */
  function updatePages() {
    if (shop?.connected) shop.send({ failure }, () => {});
  }

  function openShop() {
    const execArgv = ['--enable-source-maps', '--import', './build/register.mjs'];
    shop = fork(join(root, 'sandbox/dev.ts'), ['--built'], {
      cwd: root,
      execArgv,
      env: { ...process.env, DIST: dist },
    });
    if (failure) updatePages();
  }

  async function closeShop() {
    if (!shop || shop.exitCode !== null || shop.signalCode) return;
    const closed = once(shop, 'exit');
    shop.kill();
    await closed;
  }

  /** @param {string} what has changed */
  async function build(what) {
    const started = performance.now();
    try {
      await dev.build();
      console.log(`Built in ${Math.round(performance.now() - started)} ms: ${what}`);
      failure = '';
    } catch (error) {
      const { errors, message } = Object(error);
      failure = errors ? (await formatMessages(errors, { kind: 'error' })).join('\n') : message;
      // esbuild prints its own errors.
      if (!errors) console.error(message);
    }
    updatePages();
  }

  await build('all');
  openShop();
  onChange(['src'], build);
  onChange(['sandbox'], async what => {
    if (/\.(css|svg)$/.test(what)) {
      updatePages();
      return;
    }
    console.log(`Restarting the shop: ${what}`);
    await closeShop();
    if (!isLeaving) openShop();
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, async () => {
      isLeaving = true;
      shop?.kill();
      await rm(dist, { recursive: true, force: true });
      process.exit(0);
    });
}

/** Collects changes for this time, because editors save several files at once. */
const SETTLE_MS = 40;

/**
 * Calls a function after each change, and again if something changed during the call.
 *
 * @param {string[]} folders relative to the current directory
 * @param {(what: string) => unknown} react
 */
export function onChange(folders, react) {
  /** @type {Set<string>} */
  const changed = new Set();
  let isBusy = false;
  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  const start = async () => {
    if (isBusy || !changed.size) return;
    isBusy = true;
    const what = [...changed].join(', ');
    changed.clear();
    await react(what);
    isBusy = false;
    start();
  };
  watch(folders, { ignoreInitial: true }).on('all', (_event, path) => {
    changed.add(path);
    clearTimeout(settling);
    settling = setTimeout(start, SETTLE_MS);
  });
}

if (isMain(import.meta.url)) await serve();
