import { browserSuite } from '../drivers/browser';
import { cases } from './origin';
import { sampleAttacks } from './sample-attacks';

const test = browserSuite('origin, attacked');

for (const { tried, held, run } of sampleAttacks('pages that name other places', cases))
  test(`${tried}: ${held}`, async stage => run(stage));

test.run();
