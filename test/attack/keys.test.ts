import { test } from 'uvu';
import { cases } from './keys';

for (const { tried, held, run } of cases) test(`${held} where ${tried}`, async () => run());

test.run();
