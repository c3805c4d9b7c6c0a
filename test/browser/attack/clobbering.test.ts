import { browserSuite } from '../drivers/browser';
import { cases } from './clobbering';

const test = browserSuite('clobbered names');

for (const { tried, held, run } of cases) test(`${held} where ${tried}`, async stage => run(stage));

test.run();
