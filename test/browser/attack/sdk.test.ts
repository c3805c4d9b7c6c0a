import { browserSuite } from '../drivers/browser';
import { cases } from './sdk';

const test = browserSuite('wallets’ scripts, attacked');

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, async stage => run(stage));

test.run();
