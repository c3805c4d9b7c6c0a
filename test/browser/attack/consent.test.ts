import { browserSuite } from '../drivers/browser';
import { cases } from './consent';

const test = browserSuite('consent, attacked');

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, async stage => run(stage));

test.run();
