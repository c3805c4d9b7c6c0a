import { browserSuite } from '../drivers/browser';
import { cases } from './consent';
import { sampleAttacks } from './sample-attacks';

const test = browserSuite('consent, attacked');

for (const { tried, held, run } of sampleAttacks('unreadable consent cookies', cases))
  test(`${tried}: ${held}`, async stage => run(stage));

test.run();
