/**
 * A step of `npm test`: a command of `package.json`. One that `counts` has failed where it ran no test: a forgotten `test.run()`
 * would pass for green. One may do what other commands, which it `plays`, do alone.
 *
 * @typedef {{ script: string; words?: string[]; plays?: string[]; counts?: boolean }} Step
 */

/**
 * The steps of `npm test`, those of one row side by side: a processor that one of them leaves idle is another's.
 *
 * @type {Step[][]}
 */
export const STEPS = [
  [{ script: 'build' }],
  [
    { script: 'lint' },
    { script: 'check' },
    { script: 'size' },
    { script: 'unit', counts: true },
    { script: 'commands', counts: true },
  ],
  [{ script: 'browser', words: ['--', '--engines'], plays: ['engines'], counts: true }],
];
