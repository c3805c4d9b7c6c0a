import { readCommand, runLine } from '../../build/command.mjs';

const { values } = readCommand(
  {
    call: 'npm run fuzz',
    about: `Runs the properties with 10,000 cases each, compares as many presses of wallets and of shops' own buttons, then runs 50,000
random purchases of each wallet, then --inputs.
FUZZ_RUNS sets another number, FUZZ_SEED a seed, and FUZZ_WALLETS the wallets.`,
  },
  {
    breaks: {
      type: 'boolean',
      about: 'breaks each invariant of a purchase instead, and checks that random purchases find it',
    },
    themes: {
      type: 'boolean',
      about: "renders 3,000 random themes in Chromium instead, and compares each button with the theme's own",
    },
    globals: {
      type: 'boolean',
      about:
        'replaces each global and method that the bundles use, and 2,000 pairs, and presses a button instead',
    },
    inputs: {
      type: 'boolean',
      about: 'feeds 100,000 inputs of every kind instead, and counts exceptions and foreign requests',
    },
  },
);

/** @param {string} file @param {Record<string, string>} [env] */
const run = (file, env) => runLine(`node --import ./build/register.mjs ${file}`, env);

if (values.breaks) run('test/model/break.ts');
else if (values.themes)
  run('test/browser/layout/random-themes.test.ts', { FUZZ_RUNS: process.env.FUZZ_RUNS ?? '3000' });
else if (values.globals)
  run('test/browser/guest/globals.test.ts', { FUZZ_RUNS: process.env.FUZZ_RUNS ?? '2000' });
else {
  if (!values.inputs) {
    run('test/fuzz/properties.test.ts', { FUZZ_RUNS: process.env.FUZZ_RUNS ?? '10000' });
    run('test/press/press.test.ts', { FUZZ_RUNS: process.env.FUZZ_RUNS ?? '10000', FUZZ_TABLE: '1' });
    run('test/model/fuzz.ts');
  }
  run('test/fuzz/inputs.ts');
}
