/** A command as it is run to see that it runs. */
export interface Play {
  /** What stands behind its name, so that it is done soon. @default nothing */
  words?: string[];
  env?: Record<string, string>;
  /** Of what it prints. @default anything at all */
  says?: RegExp;
  /** It leaves with 1 where a figure is beyond its gate, as on a machine that does other things as well. */
  hasGates?: boolean;
}

/**
 * Commands that tests run, each with its test. Besides them there are the steps of `npm test`, and what is too dear for it: every
 * command of package.json is in one of the three lists.
 */
export const TESTED: Record<string, string> = {
  release: 'test/commands/release.test.ts',
  'roll-out': 'test/commands/release.test.ts',
  'import-map': 'test/commands/release.test.ts',
  'fallback-lines': 'test/build/fallback-lines.test.ts',
  resolve: 'test/browser/telemetry/resolve.test.ts',
  words: 'test/commands/scripts.test.ts',
  reactions: 'test/commands/scripts.test.ts',
  specification: 'test/commands/scripts.test.ts',
  sizes: 'test/commands/scripts.test.ts',
  docs: 'test/commands/scripts.test.ts',
  pictures: 'test/browser/shots/shots.test.ts',
  shots: 'test/browser/shots/shots.test.ts',
  dev: 'test/browser/loading/dev.test.ts',
};

/** Commands that `npm run soak -- commands` runs in a clean clone, in this order. */
export const DEAR: Record<string, Play> = {
  prepack: { says: /^portable-wallets\.js +\d+ B +\d+ B brotli$/m },
  start: { env: { PORT: '0' }, says: /sandbox shop is open: +http:/ },
  format: { says: /No fixes applied/ },
  site: { says: /The site is built: / },
  attack: { says: /what is held/ },
  bench: { words: ['feedback', '1'], hasGates: true },
  'bench:telemetry': {},
  lighthouse: { words: ['1'], says: /main-thread time/, hasGates: true },
  mutants: { words: ['core/words/money', '20'] },
  'fuzz:breaks': {},
  'fuzz:inputs': { env: { FUZZ_RUNS: '1000' } },
  fuzz: { env: { FUZZ_RUNS: '1000' }, says: /nothing broken/ },
  test: { says: /\d+ passed, 0 failed/ },
};

/** What is a command and nothing to run from another one: it runs the dear ones. */
export const RUNNER = 'soak';
