import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { readCommand } from './command.mjs';
import { createDevBuild } from './dev-build.mjs';
import { root } from './dist.mjs';

/**
 * `npm run dev`: opens the sandbox, rebuilds after a change of `src`, restarts the sandbox after a change of its own files, and reloads
 * open pages.
 */
const { positionals: languages } = readCommand({
  call: 'npm run dev',
  words: '[language]…',
  about:
    'Opens the sandbox, and rebuilds and reloads after each change. Builds the files of these languages too.',
});

const SHOP = ['sandbox', 'test/fakes'];
/** Editors save several files at once. */
const SETTLE_MS = 40;

const dist = await mkdtemp(join(tmpdir(), 'portable-wallets-dev-'));
// The sandbox opens in English.
const dev = await createDevBuild(dist, ['en', ...languages]);

/** @type {import('node:child_process').ChildProcess | undefined} */
let shop;
let isLeaving = false;

function openShop() {
  const execArgv = ['--enable-source-maps', '--import', './test/run/register.mjs'];
  shop = fork(join(root, 'sandbox/dev.ts'), ['--built'], {
    cwd: root,
    execArgv,
    env: { ...process.env, DIST: dist },
  });
}

/** Reloads the open pages, if the sandbox is running. */
function reloadPages() {
  if (shop?.connected) shop.send('built', () => {});
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
    reloadPages();
  } catch (error) {
    // esbuild prints its own; the pages stay as they were.
    if (!Object(error).errors) console.error(Object(error).message);
  }
}

/**
 * Calls a function after each change, and again if something changed during the call.
 *
 * @param {string[]} folders
 * @param {(what: string) => unknown} react
 */
function onChange(folders, react) {
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
  watch(folders, { cwd: root, ignoreInitial: true }).on('all', (_event, path) => {
    changed.add(path);
    clearTimeout(settling);
    settling = setTimeout(start, SETTLE_MS);
  });
}

await build('all');
openShop();
onChange(['src'], build);
onChange(SHOP, async what => {
  if (/\.(css|svg)$/.test(what)) {
    reloadPages();
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
