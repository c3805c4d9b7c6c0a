import { browserSuite } from '../drivers/browser';
import { cases } from './many';

const test = browserSuite('many elements');

for (const { tried, held, run } of cases) test(`${held} where ${tried}`, async stage => run(stage));

test.run();
