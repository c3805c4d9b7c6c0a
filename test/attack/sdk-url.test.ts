import { test } from 'uvu';
import { cases } from './sdk-url';

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, () => run());

test.run();
