import { test } from 'uvu';
import { cases } from './visits';

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, () => run());

test.run();
