import { browserSuite } from '../drivers/browser';
import { cases } from './privacy';

const test = browserSuite('privacy, attacked');

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, async stage => run(stage));

test.run();
