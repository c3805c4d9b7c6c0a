import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { BREAKS, type Break } from './breaks';

/** Breaks each invariant in a copy of the sources, and checks that the model detects it. Exits with 1 if it does not. */
const RUNS = 1500;
const run = promisify(execFile);
const copy = await mkdtemp(join(tmpdir(), 'portable-wallets-'));

async function play({ file, from, to, wallet, seed, runs = RUNS }: Break): Promise<string[]> {
  const path = join(copy, 'src', file);
  const text = await readFile(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} has not exactly one "${from}"`);
  await writeFile(path, text.replace(from, to));
  try {
    const args = ['--import', './build/register.mjs', 'test/model/replay.ts', wallet, runs, seed];
    const { stdout } = await run(process.execPath, args.map(String), { cwd: copy });
    return stdout.trim().split(' ');
  } finally {
    await writeFile(path, text);
  }
}

let missed = 0;
try {
  for (const folder of ['src', 'test', 'build', 'sandbox', 'package.json'])
    await cp(resolve(folder), join(copy, folder), { recursive: true });
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  for (const row of BREAKS) {
    const broken = await play(row);
    const isNoticed = broken.includes(row.invariant);
    if (!isNoticed) missed += 1;
    const result = isNoticed ? 'noticed' : 'NOT NOTICED';
    console.log(
      `${row.invariant.padEnd(16)} ${result.padEnd(12)} ${row.wallet.padEnd(10)} seed ${row.seed}  (${broken.join(' ')})`,
    );
  }
} finally {
  await rm(copy, { recursive: true });
}
process.exitCode = missed ? 1 : 0;
