import { browserSuite } from '../browser/drivers/browser';
import { playLeaks } from '../browser/guest/leaks';

const test = browserSuite('leaks');
playLeaks(test, 1000);
test.run();
