import { browserSuite } from '../drivers/browser';
import { cases } from './odd-pages';
import { sampleAttacks } from './sample-attacks';

const test = browserSuite('odd pages');

for (const { tried, held, run } of sampleAttacks('languages of odd pages', cases))
  test(`${held} where ${tried}`, async stage => run(stage));

test.run();
