import { browserSuite } from '../drivers/browser';
import { cross, sample } from '../drivers/matrix';
import { PLACES, playLanguages } from './play-languages';

/** The bundled language, long words, dense ones, and words from the right; `npm run soak -- languages` looks at all. */
const test = browserSuite('languages, how they look');

const looks = sample(
  'places in a language',
  cross({ language: ['pt-br', 'de', 'ja', 'ar'], place: PLACES.slice(0, 3) }),
  ({ language, place: { name } }) => [language, name],
);

playLanguages(test, looks, 220);

test.run();
