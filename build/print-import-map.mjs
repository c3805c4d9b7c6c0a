import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCommand, UsageError } from './command.mjs';
import { languages } from './languages.mjs';
import { readLastBuild } from './last-build.mjs';
import { BUNDLED, toEnding } from './locales-plugin.mjs';
import { readRelease } from './releases.mjs';
import { toFolderUrl } from './to-folder-url.mjs';

/**
 * Prints the import map for pages that load the script from a folder.
 *
 * @param {string[]} args
 * @param {Pick<import('./workplace.mjs').Workplace, 'dist' | 'releases'>} workplace
 */
export async function printImportMap(args, { dist, releases }) {
  const { values, positionals } = parseCommand(
    args,
    {
      call: 'npm run -s release -- import-map',
      words: '[https://cdn.example/]',
      most: 1,
      about:
        'Prints the import map of the last build for this folder. Without a URL its addresses are relative to the page.',
    },
    {
      release: {
        type: 'string',
        multiple: true,
        about: 'a kept release instead; repeat it for each release that the page may load',
      },
      language: { type: 'string', about: 'for pages that load the files of this language' },
    },
  );
  const folder = positionals[0] === undefined ? './' : toFolderUrl(positionals[0]).href;
  const file = `importmap${toEnding(toLanguage(values.language ?? BUNDLED))}.json`;
  const kept = values.release ?? [];
  for (const name of kept) await readRelease(releases, name);
  if (!kept.length) await readLastBuild(dist);
  const paths = kept.length
    ? kept.map(name => join(releases, 'import-maps', name, file))
    : [join(dist, file)];
  const maps = await Promise.all(paths.map(path => readRows(path, file)));
  const rows = Object.entries(Object.assign({}, ...maps)).map(([path, hash]) => [
    path.replace('./', folder),
    hash,
  ]);
  return `<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(rows) })}</script>\n`;
}

/** Whose words the files of a language have. @param {string} name */
function toLanguage(name) {
  return Object.hasOwn(languages, name) ? (languages[name] ?? name) : name;
}

/** @param {string} path @param {string} file @returns {Promise<Record<string, string>>} */
async function readRows(path, file) {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(
      `There is no ${file} in ${path.replace(file, '')}: choose a language that the release has, or make the release again.`,
    );
  });
  return JSON.parse(text).integrity;
}
