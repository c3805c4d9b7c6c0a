/** HTML for pages: the import map, the tag, and the lines that load the next release for a share of the visits. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCommand, UsageError } from './command.mjs';
import { readLastBuild } from './dist.mjs';
import { BUNDLED, languages, SECTIONS, toEnding } from './locales.mjs';
import { readRelease } from './releases.mjs';

/**
 * URL and integrity of a release's first file.
 *
 * @typedef {{ url: string; integrity: string }} FirstFile
 */

const LINES = await readFile(new URL('snippets/roll-out-lines.html', import.meta.url), 'utf8');

/**
 * Returns the lines that replace the script's tag and load the next release for a share of the visits. They are ES5, because old
 * browsers parse them too.
 *
 * @param {FirstFile} current
 * @param {FirstFile} next
 * @param {number} share of 100 visits
 * @param {string} attributes of the script's tag, each after a space
 */
export function toRollOut(current, next, share, attributes = '') {
  return LINES.replace('<script>', () => `<script${attributes}>`)
    .replace('CURRENT_URL', () => current.url)
    .replace('CURRENT_INTEGRITY', () => current.integrity)
    .replace('NEXT_URL', () => next.url)
    .replace('NEXT_INTEGRITY', () => next.integrity)
    .replace('SHARE', () => `${share}`);
}

/**
 * Prints the lines for two kept releases.
 *
 * @param {string[]} args
 * @param {Pick<import('./releases.mjs').ReleaseContext, 'releases'>} releaseContext
 */
export async function printRollOut(args, { releases }) {
  const { values, positionals } = parseCommand(
    args,
    {
      call: 'npm run -s release -- roll-out',
      positionals: 'https://cdn.example/ current next percent',
      maxPositionals: 4,
      about: 'Prints the lines that load the next release for a percentage of the visits.',
    },
    { language: { type: 'string', about: 'for pages that load the files of this language' } },
  );
  const [base = '', current = '', next = '', share = ''] = positionals;
  const folder = toFolderUrl(base);
  if (!/^\d+$/.test(share) || Number(share) > 100)
    throw new UsageError(
      'The last argument is the percentage of visits with the next release. Use a whole number from 0 to 100.',
    );
  if (current === next)
    throw new UsageError(
      `The current and the next release are both ${next}. Pass two releases, or use the tag of one.`,
    );
  /** @param {string} name @returns {Promise<FirstFile>} */
  const toFirst = async name => {
    const { path, integrity } = findFirst(await readRelease(releases, name), values.language);
    return { url: new URL(path, folder).href, integrity };
  };
  return toRollOut(await toFirst(current), await toFirst(next), Number(share));
}

/**
 * Prints the import map for pages that load the script from a folder.
 *
 * @param {string[]} args
 * @param {Pick<import('./releases.mjs').ReleaseContext, 'dist' | 'releases'>} releaseContext
 */
export async function printImportMap(args, releaseContext) {
  const { values, positionals } = parseCommand(
    args,
    {
      call: 'npm run -s release -- import-map',
      positionals: '[https://cdn.example/]',
      maxPositionals: 1,
      about:
        'Prints the import map of the last build for this folder. Without a URL its URLs are relative to the page.',
    },
    {
      release: {
        type: 'string',
        multiple: true,
        about: 'a kept release instead; repeat it for each release that the page can load',
      },
      language: { type: 'string', about: 'for pages that load the files of this language' },
    },
  );
  const { release: kept = [], language } = values;
  for (const name of kept) await readRelease(releaseContext.releases, name);
  if (!kept.length) await readLastBuild(releaseContext.dist);
  return toImportMapTag(kept, toFolder(positionals), language, releaseContext);
}

/**
 * Prints the import map and the tag of the script, both with integrity.
 *
 * @param {string[]} args
 * @param {Pick<import('./releases.mjs').ReleaseContext, 'dist' | 'releases'>} releaseContext
 */
export async function printTag(args, releaseContext) {
  const { values, positionals } = parseCommand(
    args,
    {
      call: 'npm run -s release -- tag',
      positionals: '[https://cdn.example/]',
      maxPositionals: 1,
      about:
        'Prints the import map and the tag of the script for pages that load the last build from this folder. Without a URL its URLs are relative to the page.',
    },
    {
      release: { type: 'string', about: 'a kept release instead' },
      language: { type: 'string', about: 'for pages that load the files of this language' },
    },
  );
  const { release: kept, language } = values;
  const folder = toFolder(positionals);
  const release = kept
    ? await readRelease(releaseContext.releases, kept)
    : await readLastBuild(releaseContext.dist);
  const { path, integrity } = findFirst(release, language);
  const importMap = await toImportMapTag(kept ? [kept] : [], folder, language, releaseContext);
  return `${importMap}<script type="module" src="${folder}${path}" integrity="${integrity}" crossorigin="anonymous"></script>\n`;
}

/** Files with messages. */
const LOCALIZED = new RegExp(`^(${Object.keys(SECTIONS).join('|')})(\\.[a-z-]+)?\\.js$`);
/** Name of the first bundle, without its language. */
const FIRST = 'portable-wallets';

/**
 * Returns the import map with the integrity of each lazy file, also at the URLs of retries. The tag of the first file has its own
 * `integrity`. URLs are relative to the folder of the build.
 *
 * @param {Pick<import('./dist.mjs').Release, 'release'> & { files: Record<string, { integrity: string }> }} manifest
 * @param {number} retries URLs of retries per file
 * @param {string} language of the first file, which loads files of its own language only
 * @returns {{ integrity: Record<string, string> }}
 */
export function toImportMap({ release, files }, retries, language = BUNDLED) {
  const isLoaded = (/** @type {string} */ file) => {
    // Browsers check no integrity of images.
    if (!file.endsWith('.js')) return false;
    const [, name, ending = ''] = LOCALIZED.exec(file) ?? [];
    return !name || (name !== FIRST && ending === toEnding(language));
  };
  const queries = ['', ...Array.from({ length: retries }, (_, index) => `?r=${index + 1}`)];
  const rows = Object.entries(files)
    .filter(([file]) => isLoaded(file))
    .flatMap(([file, { integrity }]) => queries.map(query => [`./${release}/${file}${query}`, integrity]));
  return { integrity: Object.fromEntries(rows) };
}

/** @param {string[]} positionals the URL of the folder, if any */
export const toFolder = ([url]) => (url === undefined ? './' : toFolderUrl(url).href);

/**
 * @param {string[]} kept names of kept releases; none for the last build
 * @param {string} folder
 * @param {string | undefined} language
 * @param {Pick<import('./releases.mjs').ReleaseContext, 'dist' | 'releases'>} releaseContext
 */
async function toImportMapTag(kept, folder, language = BUNDLED, { dist, releases }) {
  const file = `importmap${toEnding(Object.hasOwn(languages, language) ? (languages[language] ?? '') : language)}.json`;
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

/**
 * Returns the first file of a release in a language.
 *
 * @param {import('./dist.mjs').Release} release
 * @param {string | undefined} language
 * @throws UsageError if the release lacks the language
 */
export function findFirst({ release, files }, language) {
  const file = `${FIRST}${language ? `.${language}` : ''}.js`;
  if (!Object.hasOwn(files, file))
    throw new UsageError(`The release ${release} has no ${file}. Use another language or another release.`);
  return { path: `${release}/${file}`, integrity: files[file]?.integrity ?? '' };
}

/** @param {string} path @param {string} file @returns {Promise<Record<string, string>>} */
async function readRows(path, file) {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(
      `There is no ${file} in ${path.replace(file, '')}. Use another language, or build the release again.`,
    );
  });
  return JSON.parse(text).integrity;
}

/**
 * Parses the URL of the folder with the releases.
 *
 * @param {string} text
 * @throws UsageError if it isn't a URL, or has a query or a hash
 */
function toFolderUrl(text) {
  if (!/^https?:\/\/[^?#]+$/.test(text) || !URL.canParse(text))
    throw new UsageError(
      `The first argument must be the URL of the folder with the releases, such as https://cdn.example/, not '${text}'.`,
    );
  return new URL(text.replace(/\/?$/, '/'));
}
