import { browserSuite } from '../drivers/browser';
import { cases } from './prototypes';
import { sampleAttacks } from './sample-attacks';

const test = browserSuite('hostile prototypes');

for (const { tried, held, run } of sampleAttacks('pages with other prototypes', cases))
  test(`${held} where ${tried}`, async stage => run(stage));

test.run();
