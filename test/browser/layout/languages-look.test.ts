import { browserSuite } from '../drivers/browser';
import { playLanguages } from './play-languages';

/** The bundled language, long words, dense ones, and words from the right; `npm run soak -- languages` looks at all. */
const test = browserSuite('languages, how they look');

playLanguages(test, ['pt-br', 'de', 'ja', 'ar'], 100, 3);

test.run();
