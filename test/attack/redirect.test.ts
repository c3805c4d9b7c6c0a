import { test } from 'uvu';
import { cases } from './redirect';

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, () => run());

test.run();
