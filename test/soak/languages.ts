import { readFile } from 'node:fs/promises';
import { browserSuite } from '../browser/drivers/browser';
import { cross } from '../browser/drivers/matrix';
import { PLACES, playLanguages } from '../browser/layout/play-languages';

/** Every language, in windows that differ by ten pixels. */
const languages: Record<string, string> = JSON.parse(await readFile('build/languages.json', 'utf8'));

const test = browserSuite('every language, how it looks');

playLanguages(test, cross({ language: [...new Set(Object.values(languages))], place: PLACES }), 10);

test.run();
