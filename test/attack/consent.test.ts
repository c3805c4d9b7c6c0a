import { test } from 'uvu';
import { cases } from './consent';

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, () => run());

test.run();
