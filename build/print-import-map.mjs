import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal, readArguments, runCommand } from './command.mjs';
import { readLastBuild } from './last-build.mjs';
import { readRelease } from './releases.mjs';
import { toFolderUrl } from './to-folder-url.mjs';
import { BUNDLED, toEnding } from './words-plugin.mjs';
import { workplace } from './workplace.mjs';
import { languages } from './write-languages.mjs';

await runCommand(import.meta.url, words => printImportMap(words, workplace));

/**
 * `npm run -s import-map -- https://cdn.example/`: prints the import map of the last build for pages that load the script from this
 * folder. Without a URL its addresses count from the page. `--release`, as often as there are releases that the page may load, takes
 * those that `npm run release` has kept instead; `--language fr` is for pages that load `portable-wallets.fr.js`.
 *
 * @param {string[]} words
 * @param {Pick<import('./workplace.mjs').Workplace, 'dist' | 'releases'>} workplace
 */
export async function printImportMap(words, { dist, releases }) {
  const { values, positionals } = readArguments(
    words,
    { language: { type: 'string', default: BUNDLED }, release: { type: 'string', multiple: true } },
    1,
  );
  const folder = positionals[0] === undefined ? './' : toFolderUrl(positionals[0]).href;
  const file = `importmap${toEnding(toLanguage(values.language))}.json`;
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
    throw new Refusal(
      `There is no ${file} in ${path.replace(file, '')}: choose a language that the release has, or make the release again.`,
    );
  });
  return JSON.parse(text).integrity;
}
