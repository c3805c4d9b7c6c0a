import { browserSuite } from '../drivers/browser';
import { cases } from './visits';

const test = browserSuite('visits, attacked');

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, async stage => run(stage));

test.run();
