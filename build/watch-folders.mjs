import { readdirSync, watch } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Tells of each change in a folder and in those below it. Each is watched by itself: node's own recursive watch loses a file that an
 * editor replaces when it saves, as most do.
 *
 * @param {string} folder
 * @param {(file: string) => void} onChange with the file's path in the folder
 * @returns {() => void} how it ends
 */
export function watchFolders(folder, onChange) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();

  /** @param {string} path */
  function add(path) {
    if (watchers.has(path)) return;
    const forget = () => {
      watchers.get(path)?.close();
      watchers.delete(path);
    };
    const watcher = watch(path, (event, name) => {
      if (event === 'rename') tryAddAll();
      if (name) onChange(relative(folder, join(path, name)));
    });
    watchers.set(path, watcher.on('error', forget));
  }

  function addAll() {
    add(folder);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isDirectory()) add(join(entry.parentPath, entry.name));
  }

  function tryAddAll() {
    try {
      addAll();
    } catch {
      // A folder has gone while it was read; the one above it tells of that, too.
    }
  }

  addAll();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
  };
}
