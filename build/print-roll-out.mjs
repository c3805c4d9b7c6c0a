import { Refusal, readArguments, runCommand } from './command.mjs';
import { readRelease } from './releases.mjs';
import { toRollOut } from './roll-out.mjs';
import { toFolderUrl } from './to-folder-url.mjs';
import { workplace } from './workplace.mjs';

await runCommand(import.meta.url, words => printRollOut(words, workplace));

/**
 * `npm run -s roll-out -- https://cdn.example/ 6366650ec258ba45 dfaf8e441edaa8f3 5`: prints the lines that give five of a hundred visits
 * the second release, from what `npm run release` has kept. `--language fr` is for pages that load the files of that language.
 *
 * @param {string[]} words
 * @param {Pick<import('./workplace.mjs').Workplace, 'releases'>} workplace
 */
export async function printRollOut(words, { releases }) {
  const { values, positionals } = readArguments(words, { language: { type: 'string' } }, 4);
  const [base = '', current = '', next = '', share = ''] = positionals;
  const folder = toFolderUrl(base);
  if (!/^\d+$/.test(share) || Number(share) > 100)
    throw new Refusal(
      'The last word is how many of a hundred visits get the second release: a whole number from 0 to 100.',
    );
  if (current === next)
    throw new Refusal(
      `The current and the next release are both ${next}: name two, or the one of them in the page's own tag.`,
    );
  const file = `portable-wallets${values.language ? `.${values.language}` : ''}.js`;
  const toFirst = async (/** @type {string} */ name) =>
    toFirstFile(folder, await readRelease(releases, name), file);
  return toRollOut(await toFirst(current), await toFirst(next), Number(share));
}

/** @param {URL} folder @param {import('./releases.mjs').Release} release @param {string} file @returns {import('./roll-out.mjs').FirstFile} */
function toFirstFile(folder, { release, files }, file) {
  if (!Object.hasOwn(files, file))
    throw new Refusal(
      `The release ${release} has no ${file}: choose a language that both releases have, or wait with the roll-out for it.`,
    );
  return { url: new URL(`${release}/${file}`, folder).href, integrity: files[file]?.integrity ?? '' };
}
