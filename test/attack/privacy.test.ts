import { test } from 'uvu';
import { cases } from './privacy';

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, () => run());

test.run();
