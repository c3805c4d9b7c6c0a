import { browserSuite } from '../drivers/browser';
import { cases } from './redirect';
import { sampleAttacks } from './sample-attacks';

const test = browserSuite('checkouts of elsewhere');

for (const { tried, held, run } of sampleAttacks('answers with another checkout', cases))
  test(`${tried}: ${held}`, async stage => run(stage));

test.run();
