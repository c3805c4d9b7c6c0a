import { browserSuite } from '../drivers/browser';
import { playLeaks } from './leaks';

/** What leaks once a re-render is seen after two hundred; `npm run soak -- leaks` takes a thousand. */
const test = browserSuite('leaks');
playLeaks(test, 200);
test.run();
