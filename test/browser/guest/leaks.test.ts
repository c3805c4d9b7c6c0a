import { browserSuite } from '../drivers/browser';
import { playLeaks } from './leaks';

/** What leaks once a re-render is seen after fifty more than the first ones; `npm run soak -- leaks` takes a thousand. */
const test = browserSuite('leaks');
playLeaks(test, 60);
test.run();
