import { Refusal, readArguments, runCommand } from './command.mjs';
import { readRelease } from './releases.mjs';
import { toRollOut } from './roll-out.mjs';
import { toFolderUrl } from './to-folder-url.mjs';

/**
 * `npm run -s roll-out -- https://cdn.example/ 6366650ec258ba45 dfaf8e441edaa8f3 5`: prints the lines that give five of a hundred visits
 * the second release, from what `npm run release` has kept. `--language fr` is for pages that load the files of that language.
 */
await runCommand(async () => {
  const { values, positionals } = readArguments({ language: { type: 'string' } }, 4);
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
  const [first, second] = [await toFirst(folder, current, file), await toFirst(folder, next, file)];
  process.stdout.write(toRollOut(first, second, Number(share)));
});

/** @param {URL} folder @param {string} name @param {string} file @returns {Promise<import('./roll-out.mjs').FirstFile>} */
async function toFirst(folder, name, file) {
  const { files } = await readRelease(name);
  if (!Object.hasOwn(files, file))
    throw new Refusal(
      `The release ${name} has no ${file}: choose a language that both releases have, or wait with the roll-out for it.`,
    );
  return { url: new URL(`${name}/${file}`, folder).href, integrity: files[file]?.integrity ?? '' };
}
