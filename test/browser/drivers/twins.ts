import type { browserSuite } from './browser';

type Test = ReturnType<typeof browserSuite>;

/**
 * Tests that have a twin, which holds the same: without a browser, or in the core flows, which `npm test` plays in Chromium as well. It
 * leaves them to `npm run soak -- matrices`, and says so.
 *
 * @returns declares such a test; the twin stands before all that a test has, as `test/FILE: what its title begins with`
 */
export function withTwins(test: Test) {
  return (twin: string, ...[title, play, options]: Parameters<Test>) => {
    if (process.env.MATRICES === 'whole') test(title, play, options);
    else console.log(`\nnpm run soak -- matrices plays "${title}"; here its twin does, ${twin}`);
  };
}
