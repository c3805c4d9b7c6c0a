import { browserSuite } from '../drivers/browser';
import { cases } from './prototypes';

const test = browserSuite('hostile prototypes');

for (const { tried, held, run } of cases) test(`${held} where ${tried}`, async stage => run(stage));

test.run();
