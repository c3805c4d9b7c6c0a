/**
 * The steps of `npm test`, each a command of `package.json`. One that `counts` has failed where it ran no test: a forgotten
 * `test.run()` would pass for green.
 *
 * @type {{ script: string; counts?: boolean }[]}
 */
export const STEPS = [
  { script: 'lint' },
  { script: 'check' },
  { script: 'build' },
  { script: 'size' },
  { script: 'unit', counts: true },
  { script: 'browser', counts: true },
  { script: 'engines', counts: true },
];
