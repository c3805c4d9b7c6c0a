import { browserSuite } from '../drivers/browser';
import { cases } from './busy';
import { sampleAttacks } from './sample-attacks';

const test = browserSuite('busy pages');

for (const { tried, held, run } of sampleAttacks('themes that answer a reading', cases))
  test(`${held} where ${tried}`, async stage => run(stage));

test.run();
