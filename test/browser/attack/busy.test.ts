import { browserSuite } from '../drivers/browser';
import { cases } from './busy';

const test = browserSuite('busy pages');

for (const { tried, held, run } of cases) test(`${held} where ${tried}`, async stage => run(stage));

test.run();
