import { SPEAKING } from './words-plugin.mjs';
import { readTexts } from './write-languages.mjs';

/**
 * Prints what each text reads in every language, one row a key with tabs between the columns: `npm run -s words`, or
 * `-- fr de` for those languages. `--texts fr` prints the texts of a language without their keys, sorted by their letters,
 * for somebody who translates them back and must not guess.
 */
const rooms = await Promise.all(Object.values(SPEAKING).map(room => readTexts(process.cwd(), room)));
const languages = Object.keys(rooms[0] ?? {});
const wanted = process.argv.slice(2).filter(word => !word.startsWith('--'));
const names = languages.filter(name => !wanted.length || wanted.includes(name));
const textsOf = (name: string): Record<string, string> => Object.assign({}, ...rooms.map(room => room[name]));
const keys = Object.keys(textsOf('pt-br')).filter(key => key.includes('.'));

const unknown = wanted.filter(name => !names.includes(name));
if (unknown.length) {
  console.error(`There are no words in ${unknown.join(', ')}, but in ${languages.join(', ')}.`);
  process.exitCode = 1;
} else if (process.argv.includes('--texts'))
  for (const name of names) console.log([...new Set(keys.map(key => textsOf(name)[key]))].sort().join('\n'));
else {
  console.log(['key', ...names].join('\t'));
  for (const key of keys) console.log([key, ...names.map(name => textsOf(name)[key])].join('\t'));
}
