import { browserSuite } from '../drivers/browser';
import { cases } from './origin';

const test = browserSuite('origin, attacked');

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, async stage => run(stage));

test.run();
