import { parseCommand, UsageError } from './command.mjs';
import { readRelease } from './releases.mjs';
import { toRollOut } from './roll-out.mjs';
import { toFolderUrl } from './to-folder-url.mjs';

/**
 * Prints the lines that give a share of the visits the next release, from the releases that `npm run release` keeps.
 *
 * @param {string[]} args
 * @param {Pick<import('./workplace.mjs').Workplace, 'releases'>} workplace
 */
export async function printRollOut(args, { releases }) {
  const { values, positionals } = parseCommand(
    args,
    {
      call: 'npm run -s release -- roll-out',
      words: 'https://cdn.example/ current next percent',
      most: 4,
      about: 'Prints the lines that give a percentage of the visits the next release.',
    },
    { language: { type: 'string', about: 'for pages that load the files of this language' } },
  );
  const [base = '', current = '', next = '', share = ''] = positionals;
  const folder = toFolderUrl(base);
  if (!/^\d+$/.test(share) || Number(share) > 100)
    throw new UsageError(
      'The last word is how many of a hundred visits get the second release: a whole number from 0 to 100.',
    );
  if (current === next)
    throw new UsageError(
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
    throw new UsageError(
      `The release ${release} has no ${file}: choose a language that both releases have, or wait with the roll-out for it.`,
    );
  return { url: new URL(`${release}/${file}`, folder).href, integrity: files[file]?.integrity ?? '' };
}
