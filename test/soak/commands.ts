import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { until } from '../browser/drivers/shop-page';
import { DEAR, type Play } from '../run/commands';

/**
 * `npm run soak -- commands`: what CONTRIBUTING.md tells a newcomer to run, in a clean clone of the last commit. `COMMANDS` takes those
 * whose names the expression fits. It needs what npm has kept of the packages, or a registry.
 */
const test = suite('commands in a clean clone');
const run = promisify(execFile);

/** The longest is a whole `npm test`. */
const COMMAND_TIMEOUT_MS = 60 * 60_000;
const START_TIMEOUT_MS = 2 * 60_000;

const wanted = new RegExp(process.env.COMMANDS ?? '');
let clone = '';

/** Nothing that this run was told of: where its build is, how much it plays, or which options npm has read. */
const bare = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(npm_|DIST$|MAPS$|RELEASES$|PORT$|MATRICES$)/i.test(name),
  ),
);

/** Starts npm in the clone, in a group of its own, so that all that it starts can be ended with it. */
function startNpm(args: string[], env: Play['env'] = {}) {
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
    // It has ended by itself.
  }
}

/** Runs npm in the clone to its end. @returns what it has printed */
async function npm(args: string[], { env, says = /\S/, hasGates }: Play = {}): Promise<string> {
  const started = startNpm(args, env);
  const timer = setTimeout(() => end(started.child), COMMAND_TIMEOUT_MS);
  const code = await started.ended;
  clearTimeout(timer);
  const isWell = code === 0 || (hasGates && started.printed.includes('Beyond the gates:'));
  assert.ok(isWell, `${args.join(' ')} ended with ${code}:\n${started.printed.slice(-3000)}`);
  assert.match(started.printed, says);
  return started.printed;
}

test.before(async () => {
  clone = join(await mkdtemp(join(tmpdir(), 'clone-')), 'portable-wallets');
  await run('git', ['clone', '-q', process.cwd(), clone]);
  await npm(['ci', '--prefer-offline'], { says: /added \d+ packages/ });
});
test.after(() => rm(join(clone, '..'), { recursive: true }));

test('npm start says where the shop is, and a shop is there', async () => {
  const started = startNpm(['start'], DEAR.start?.env);
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

for (const [name, play] of Object.entries(DEAR))
  if (name !== 'start' && wanted.test(name))
    test(`npm run ${name} does what it says`, async () => {
      console.log(
        (await npm(['run', name, '--', ...(play.words ?? [])], play)).split('\n').slice(-6).join('\n'),
      );
    });

test('no command has changed a file of the project that it doesn’t say it writes', async () => {
  const { stdout } = await run('git', ['status', '--short'], { cwd: clone });
  assert.is(stdout, '');
});

test.run();
