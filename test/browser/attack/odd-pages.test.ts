import { browserSuite } from '../drivers/browser';
import { cases } from './odd-pages';

const test = browserSuite('odd pages');

for (const { tried, held, run } of cases) test(`${held} where ${tried}`, async stage => run(stage));

test.run();
