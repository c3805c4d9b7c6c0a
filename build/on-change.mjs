import { watch } from 'chokidar';

/** Editors save several files at once. */
const SETTLE_MS = 40;

/**
 * Calls a function after each change, and again if something changed during the call.
 *
 * @param {string[]} folders of the current one
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
