import { test } from 'uvu';
import { cases } from './reports';

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, () => run());

test.run();
