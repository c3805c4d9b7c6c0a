/** `npm run dev`, and the builds that it makes one after the other. */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { context, formatMessages } from 'esbuild';
import { buildLinked, toBundles, toModules, toWordless } from './bundles.mjs';
import { isMain, readCommand } from './command.mjs';
import { root } from './dist.mjs';
import { readLocales, writeLanguages } from './locales.mjs';
import { RELEASE } from './manifest.mjs';
import { onChange } from './on-change.mjs';
import { options } from './options.mjs';
import { readRegistry, writeLogos } from './registry.mjs';

const SHOP = ['sandbox', 'test/fakes'];

/** The one release of a development build, so that pages find its files after each change. */
const DEV_RELEASE = '0'.repeat(RELEASE.length);

/** As pages get it, but readable, and with source maps: what takes a build its time is left out. */
export const devOptions = {
  ...options,
  minify: false,
  sourcemap: /** @type {const} */ ('linked'),
  define: { ...options.define, 'process.env.NODE_ENV': '"production"' },
  plugins: options.plugins.filter(({ name }) => name !== 'minify'),
};

/**
 * Builds into a folder again and again, each time from what has changed alone.
 *
 * @param {string} dist
 * @param {string[]} spoken languages whose files are written besides the plain ones
 */
export async function createDevBuild(dist, spoken) {
  // Pages that load during a build get whole files, because only these are moved into their folder.
  const work = join(dist, 'work');
  /** @type {ReturnType<typeof open> | undefined} */
  let opened;
  return {
    /** @throws for what can't be built; esbuild has printed it then */
    async build() {
      const locales = await readLocales();
      const rows = await readRegistry();
      const modules = toModules(rows);
      if (opened?.modules.join() !== modules.join()) opened = open(work, modules);
      const { bundles, contexts } = opened;
      const built = await buildLinked(bundles, async bundle => {
        contexts.set(bundle, contexts.get(bundle) ?? (await context(bundle)));
        return /** @type {Context} */ (contexts.get(bundle)).rebuild();
      });
      await writeLazy(built);
      const speaking = await writeLanguages(work, locales, spoken);
      const logos = (await writeLogos(work, Object.values(rows))).map(({ file }) => file);
      await release(work, dist, [...speaking, ...toWordless(modules), ...logos]);
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
  return { modules, bundles: toBundles(devOptions, dist, modules), contexts };
}

/**
 * Writes the lazy bundles, which esbuild leaves to the linker.
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
 * Writes the built files into the folder that pages load them from, and into the folder of the release, where the first one looks for
 * the others.
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
      // A rename replaces a file at once: no page gets half of one.
      await writeFile(`${path}.new`, text);
      await rename(`${path}.new`, path);
      // A file says the name of its map alone, so that this has to lie beside it. A language's file has the plain one's.
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
    words: '[language]…',
    about:
      'Opens the sandbox, and rebuilds and reloads after each change. Builds the files of these languages too.',
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
    const execArgv = ['--enable-source-maps', '--import', './test/run/register.mjs'];
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
      // esbuild prints its own.
      if (!errors) console.error(message);
    }
    updatePages();
  }

  await build('all');
  openShop();
  onChange(['src'], build);
  onChange(SHOP, async what => {
    if (/\.(css|svg)$/.test(what)) {
      updatePages();
      return;
    }
    console.log(`The shop starts anew: ${what}`);
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

if (isMain(import.meta.url)) await serve();
