import { LOOKS, playLooks } from '../browser/accessibility/pages';
import { browserSuite } from '../browser/drivers/browser';

/** Every page of the sandbox in every theme, of which `npm test` plays each in one. */
const test = browserSuite('accessibility of pages');
playLooks(test, LOOKS);
test.run();
