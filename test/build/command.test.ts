import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { execute, parseCommand } from '../../build/command.mjs';
import { makeRelease } from '../../build/make-release.mjs';
import { releaseContext } from '../../build/releases.mjs';

for (const [what, args, says] of [
  ['an unknown option', ['--dryrun'], "Unknown option '--dryrun'"],
  ['an option without its value', ['--current'], "Option '--current <value>' argument missing"],
  ['an extra argument', ['now'], "Unknown argument 'now'"],
] as const)
  test(`${what} prints the usage and exits with 1`, async () => {
    const { status, stdout, stderr } = await execute(() => makeRelease([...args], releaseContext));
    assert.is(status, 1);
    assert.is(stdout, '');
    assert.ok(stderr.startsWith(says), stderr);
    assert.match(stderr, '\n\nUsage: npm run release -- [options]\n');
    assert.match(stderr, /\n {2}--current <value> +gives the short names/);
  });

const COMMAND = { call: 'npm run bench', about: 'Measures.', positionals: ['boot', 'scale'] };
const OPTIONS = { runs: { type: 'string', isCount: true, about: 'how many' } } as const;
const run = (...args: string[]) =>
  execute(() => JSON.stringify(Object.values(parseCommand(args, COMMAND, OPTIONS))));

test('--help prints the usage on stdout and exits with 0', async () => {
  const { status, stdout, stderr } = await run('boot', '--help');
  assert.equal([status, stderr], [0, '']);
  assert.is(
    stdout,
    `Usage: npm run bench -- [boot | scale] [options]

Measures.

  --runs <value>  how many
  --help          prints this usage
`,
  );
});

test('accepts its own arguments and options', async () => {
  assert.is((await run('scale', '--runs', '3')).stdout, '[{"runs":"3"},["scale"]]');
});

for (const args of [['speed'], ['--runs', 'few'], ['--runs', '0'], ['--run', '3']])
  test(`${args.join(' ')} prints the usage and exits with 1`, async () => {
    const { status, stdout, stderr } = await run(...args);
    assert.equal([status, stdout], [1, '']);
    assert.match(stderr, /^[^\n]+'.*\n\nUsage: npm run bench /);
  });

test.run();
