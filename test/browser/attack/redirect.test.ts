import { browserSuite } from '../drivers/browser';
import { cases } from './redirect';

const test = browserSuite('checkouts of elsewhere');

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, async stage => run(stage));

test.run();
