import { Refusal } from './command.mjs';
import { SPEAKING } from './words-plugin.mjs';
import { readTexts } from './write-languages.mjs';

const rooms = await Promise.all(Object.values(SPEAKING).map(room => readTexts(process.cwd(), room)));
const languages = Object.keys(rooms[0] ?? {});
const textsOf = (name: string): Record<string, string> => Object.assign({}, ...rooms.map(room => room[name]));
const keys = Object.keys(textsOf('pt-br')).filter(key => key.includes('.'));

/**
 * What each text reads in every language, one row a key with tabs between the columns, or in those that are named. With `--texts`
 * the texts alone, sorted by their letters.
 *
 * @throws Refusal where there is no such language
 */
export function writeWords(words: string[]): string {
  const wanted = words.filter(word => !word.startsWith('--'));
  const names = languages.filter(name => !wanted.length || wanted.includes(name));
  const unknown = wanted.filter(name => !names.includes(name));
  if (unknown.length)
    throw new Refusal(`There are no words in ${unknown.join(', ')}, but in ${languages.join(', ')}.`);
  if (words.includes('--texts'))
    return names.map(name => [...new Set(keys.map(key => textsOf(name)[key]))].sort().join('\n')).join('\n');
  const rows = keys.map(key => [key, ...names.map(name => textsOf(name)[key])]);
  return [['key', ...names], ...rows].map(row => row.join('\t')).join('\n');
}
