import * as pages from '../browser/accessibility/pages';
import { browserSuite } from '../browser/drivers/browser';
import * as gallery from '../browser/layout/gallery-looks';

/** Every page of the sandbox and every part of the gallery in every theme, of which `npm test` plays each in one. */
const test = browserSuite('accessibility of pages');
pages.playLooks(test, pages.LOOKS);
gallery.playLooks(test, gallery.LOOKS);
test.run();
