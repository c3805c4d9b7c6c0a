import { browserSuite } from '../drivers/browser';
import { sampleAttacks } from './sample-attacks';
import { cases } from './sdk';

const test = browserSuite('wallets’ scripts, attacked');

for (const { tried, held, run } of sampleAttacks('injected configurations', cases))
  test(`${tried}: ${held}`, async stage => run(stage));

test.run();
