import { browserSuite } from '../drivers/browser';
import { cases } from './policy';
import { sampleAttacks } from './sample-attacks';

const test = browserSuite('policies');

for (const { tried, held, run } of sampleAttacks('wallets under the documented policy', cases))
  test(`${tried}: ${held}`, async stage => run(stage));

test.run();
