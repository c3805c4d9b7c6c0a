import { browserSuite } from '../drivers/browser';
import { cases } from './clobbering';
import { sampleAttacks } from './sample-attacks';

const test = browserSuite('clobbered names');

for (const { tried, held, run } of sampleAttacks('pages with clobbered names', cases))
  test(`${held} where ${tried}`, async stage => run(stage));

test.run();
