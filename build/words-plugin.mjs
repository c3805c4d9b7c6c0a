/** What the plain files speak (docs/decisions.md#s15). */
export const BUNDLED = 'pt-br';

/**
 * Files of the build that hold words, each with the folder in which every language has a file of them: first the one that
 * pages load, then what it loads.
 */
export const SPEAKING = {
  'portable-wallets': 'core/labels',
  checkout: 'core/words',
  consent: 'ui/consent',
};

/** Stands in a minified file for its words, so that a file is minified once for all languages. */
export const WORDS = 'WORDS_OF_ONE_LANGUAGE';

/** Stands in the first file for what the names of later files end with in its language: `.fr`. */
export const ENDING = '.end-of-name_';

/**
 * What the names of a language's later files end with: `.fr`, and nothing for the plain ones.
 *
 * @param {string} language
 */
export const toEnding = language => (language === BUNDLED ? '' : `.${language}`);

/**
 * Leaves the words out of a file that holds words.
 *
 * @returns {import('esbuild').Plugin}
 */
export function wordsPlugin() {
  const folders = Object.values(SPEAKING).map(folder => folder.replace('/', '[\\\\/]'));
  const filter = new RegExp(`[\\\\/]src[\\\\/](${folders.join('|')})[\\\\/]${BUNDLED}\\.ts$`);
  return {
    name: 'words',
    setup({ onLoad }) {
      onLoad({ filter }, () => ({ contents: `export const texts=${WORDS}` }));
    },
  };
}
