import { browserSuite } from '../drivers/browser';
import { cases } from './policy';

const test = browserSuite('policies');

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, async stage => run(stage));

test.run();
