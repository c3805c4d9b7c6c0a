import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isWanted } from '../browser/matrix';
import { until } from '../browser/shop-page';

/** A command. */
interface CommandRun {
  env?: Record<string, string>;
  /** Expected in the output. @default any text */
  prints?: RegExp;
  /** True if it exits with 1 for figures over a limit, as on a busy machine. */
  hasGates?: boolean;
}

/** Commands that are too slow for `npm test`, in their shortest form. They run in a clean clone, in this order. */
const LONG_COMMANDS: Record<string, CommandRun> = {
  prepack: { prints: /^portable-wallets\.js +\d+ B +\d+ B brotli$/m },
  start: { env: { PORT: '0' } },
  format: { prints: /No fixes applied/ },
  site: { prints: /Built the site in / },
  'bench feedback --runs 1': { hasGates: true },
  'bench telemetry': {},
  'lighthouse --runs 1': { prints: /main-thread time/, hasGates: true },
  'mutants core/i18n/money --every 20': {},
  'fuzz --breaks': {},
  'fuzz --inputs': { env: { FUZZ_RUNS: '1000' } },
  fuzz: { env: { FUZZ_RUNS: '1000' }, prints: /nothing broken/ },
  test: { prints: /\d+ passed, 0 failed/ },
};

/**
 * Runs the commands of CONTRIBUTING.md in a clean clone of the last commit. It needs npm's package cache, or a registry.
 */
const test = suite('commands in a clean clone');
const run = promisify(execFile);

/** The longest is a complete `npm test`. */
const COMMAND_TIMEOUT_MS = 60 * 60_000;
const START_TIMEOUT_MS = 2 * 60_000;

let clone = '';

/** The environment without this run's settings: its build, its extent, and npm's options. */
const bare = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|DIST$|MAPS$|RELEASES$|PORT$|E2E_)/i.test(name)),
);

/** Starts npm in the clone, in its own process group, so that all its processes can be ended. */
function startNpm(args: string[], env: CommandRun['env'] = {}) {
  const child = spawn('npm', args, { cwd: clone, env: { ...bare, ...env }, detached: true });
  const started = { child, printed: '', ended: new Promise<number | null>(end => child.on('close', end)) };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', data => {
      started.printed += data;
    });
  return started;
}

function end({ pid = 0 }: ChildProcess) {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has exited by itself.
  }
}

/** Runs npm in the clone to its end. @returns its output */
async function npm(args: string[], { env, prints = /\S/, hasGates }: CommandRun = {}): Promise<string> {
  const started = startNpm(args, env);
  const timer = setTimeout(() => end(started.child), COMMAND_TIMEOUT_MS);
  const code = await started.ended;
  clearTimeout(timer);
  const isWell = code === 0 || (hasGates && started.printed.includes('Beyond the gates:'));
  assert.ok(isWell, `${args.join(' ')} ended with ${code}:\n${started.printed.slice(-3000)}`);
  assert.match(started.printed, prints);
  return started.printed;
}

test.before(async () => {
  clone = join(await mkdtemp(join(tmpdir(), 'clone-')), 'portable-wallets');
  await run('git', ['clone', '-q', process.cwd(), clone]);
  await npm(['ci', '--prefer-offline'], { prints: /added \d+ packages/ });
});
test.after(() => rm(join(clone, '..'), { recursive: true }));

test("npm start prints the shop's URL, and serves the shop", async () => {
  const started = startNpm(['start'], LONG_COMMANDS.start?.env);
  try {
    const readUrl = () => /sandbox shop is open: +(\S+)/.exec(started.printed)?.[1];
    await until(readUrl, 'the shop is open', START_TIMEOUT_MS);
    const page = await fetch(readUrl() ?? '');
    assert.is(page.status, 200);
    assert.match(await page.text(), '<shopify-accelerated-checkout');
  } finally {
    end(started.child);
    await started.ended;
  }
});

for (const [command, options] of Object.entries(LONG_COMMANDS))
  if (command !== 'start' && isWanted(`commands: ${command}`))
    test(`npm run ${command} does what its usage states`, async () => {
      const [script = '', ...args] = command.split(' ');
      const printed = await npm(['run', script, '--', ...args], options);
      console.log(printed.split('\n').slice(-6).join('\n'));
    });

test('no command changes a file that it does not document', async () => {
  const { stdout } = await run('git', ['status', '--short'], { cwd: clone });
  assert.is(stdout, '');
});

test.run();
