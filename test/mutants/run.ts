import { rm } from 'node:fs/promises';
import { transform } from 'esbuild';
import { readCommand } from '../../build/command.mjs';
import { bundle } from './bundle';
import { equivalents } from './equivalents';
import { findMutants, type Mutant } from './find-mutants';
import { findTests, sources } from './find-tests';
import { printTables, type Row, type Survivor } from './tables';
import { createWorker, type Worker } from './worker-process';

const { values, positionals } = readCommand(
  {
    call: 'npm run -s mutants',
    positionals: '[part of a path]',
    maxPositionals: 1,
    about: `Changes the sources in one place at a time, runs the unit tests near the file, and prints the changes that none of them detects.
JOBS sets how many mutants run at the same time.`,
  },
  { every: { type: 'string', isCount: true, about: 'samples every nth mutant' } },
);
const [wanted = ''] = positionals;
const step = values.every ?? '1';
/** One, because a run takes hours and should not slow down the machine. */
const jobs = Number(process.env.JOBS ?? 1);

/** Each program stays in the memory of its process. */
const PROGRAMS_MAX = 30;

/** Tests that run together. */
interface Group {
  files: string[];
  /** The program of the unchanged source, created on demand. */
  unchanged?: Promise<string>;
}

async function prepare(files: string[], file: string, code: string, worker: Worker): Promise<string> {
  const unchanged = await bundle(files, file, code);
  if (!(await worker.passes(unchanged))) {
    worker.stop();
    if (!(await worker.passes(unchanged)))
      throw new Error(`The tests of ${file} fail without a change: ${files.join(', ')}`);
  }
  return unchanged;
}

async function passAll(groups: Set<Group>, worker: Worker): Promise<boolean> {
  for (const { unchanged } of groups) if (unchanged && !(await worker.passes(await unchanged))) return false;
  return true;
}

const rows: Row[] = [];
const workers = Array.from({ length: jobs }, createWorker);
const survivors: Survivor[] = [];
const unused = new Set(equivalents.filter(({ file }) => `src/${file}`.includes(wanted)));

for (const [file, text] of sources) {
  if (!file.includes(wanted)) continue;
  const { code } = await transform(text, {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    jsxImportSource: 'react',
    format: 'esm',
    target: 'node20',
    define: { RELEASE: '"."', LANGUAGE_SUFFIX: '""' },
  });
  const mutants = findMutants(code).filter((_, index) => index % Number(step) === 0);
  if (!mutants.length) continue;
  const groups: Group[] = findTests(file).map(files => ({ files }));
  const row: Row = { file, mutants: mutants.length, killed: 0, equivalent: 0, survived: 0 };
  const queue = [...mutants];
  /** Mutants that get their own process. */
  const alone = new Set<Mutant>();

  /** Tests a mutant. @returns the tests that detected it */
  const findKillers = async (mutant: Mutant, worker: Worker): Promise<Group | undefined> => {
    const { start, end, text } = mutant;
    for (const group of groups) {
      group.unchanged ??= prepare(group.files, file, code, worker);
      await group.unchanged;
      const program = await bundle(group.files, file, code.slice(0, start) + text + code.slice(end));
      if (alone.has(mutant)) worker.stop();
      const isPassed = await worker.passes(program);
      await rm(program);
      if (!isPassed) return group;
    }
    return undefined;
  };

  const keep = ({ start, end, text }: Mutant) => {
    const from = code.lastIndexOf('\n', start) + 1;
    const line = code.slice(from, `${code}\n`.indexOf('\n', start)).trim();
    const was = code.slice(start, end);
    const known = equivalents.find(
      other =>
        `src/${other.file}` === file && other.was === was && other.is === text && line.includes(other.line),
    );
    if (known) {
      unused.delete(known);
      row.equivalent++;
      return;
    }
    survivors.push({ file, line, was, is: text });
    console.log(`${file}: ${line}\n    ${was}\n -> ${text}`);
    row.survived++;
  };

  const work = async (worker: Worker) => {
    const noticed = new Map<Mutant, Group>();
    let { starts } = worker;
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const killers = await findKillers(mutant, worker);
      if (!noticed.size) starts = worker.starts;
      if (!killers) keep(mutant);
      else if (alone.has(mutant)) row.killed++;
      else noticed.set(mutant, killers);
      if (queue[0] && !alone.has(queue[0]) && worker.age && worker.age < PROGRAMS_MAX) continue;
      // A mutant may leave state in the process that breaks the next one's tests. Then they fail unchanged, too.
      const isSame = worker.age && worker.starts === starts;
      if (isSame && (await passAll(new Set(noticed.values()), worker))) row.killed += noticed.size;
      else for (const doubted of noticed.keys()) queue.push(doubted) && alone.add(doubted);
      noticed.clear();
      worker.stop();
    }
  };
  await Promise.all(workers.map(work));
  for (const { unchanged } of groups) if (unchanged) await rm(await unchanged);
  rows.push(row);
}
for (const worker of workers) worker.stop();

printTables(rows, survivors);
if (step === '1')
  for (const { file, was, is } of unused)
    console.log(`Unused exception in equivalents.ts: ${file}: ${was} -> ${is}`);
process.exitCode = survivors.length ? 1 : 0;
