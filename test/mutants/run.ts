import { rm } from 'node:fs/promises';
import { transform } from 'esbuild';
import { bundle } from './bundle';
import { createWorker, type Worker } from './crew';
import { equivalents } from './equivalents';
import { findMutants, type Mutant } from './find-mutants';
import { findTests, sources } from './find-tests';
import { printTables, type Row, type Survivor } from './tables';

/**
 * Breaks the sources in one place at a time, runs the tests that import the file, and prints what they did not notice:
 * `npm run -s mutants`, or with a part of a path, and with every how manieth mutant is to be tried. `JOBS` says how many
 * mutants are tried at the same time.
 */
const [wanted = '', step = '1'] = process.argv.slice(2);
/** One, because a run takes hours, and the machine has other work to do. */
const jobs = Number(process.env.JOBS ?? 1);

/** Tests that are run together. */
interface Circle {
  files: string[];
  /** The program of these tests without a change, once it is needed. */
  unchanged?: Promise<string>;
}

async function prepare(files: string[], file: string, code: string, worker: Worker): Promise<string> {
  const unchanged = await bundle(files, file, code);
  if (await worker.isNoticed(unchanged))
    throw new Error(`The tests of ${file} fail without a change: ${files.join(', ')}`);
  return unchanged;
}

const rows: Row[] = [];
const workers = Array.from({ length: jobs }, createWorker);
const survivors: Survivor[] = [];
const unused = new Set(equivalents.filter(({ file }) => `src/${file}`.includes(wanted)));

for (const [file, text] of sources) {
  if (!/^src\/(core|wallets)\//.test(file) || !file.includes(wanted)) continue;
  const { code } = await transform(text, {
    loader: 'ts',
    format: 'esm',
    target: 'node20',
    define: { RELEASE: '"."', ENDING: '""' },
  });
  const mutants = findMutants(code).filter((_, index) => index % Number(step) === 0);
  if (!mutants.length) continue;
  const circles: Circle[] = findTests(file).map(files => ({ files }));
  const row: Row = { file, mutants: mutants.length, killed: 0, equivalent: 0, survived: 0 };
  const queue = [...mutants];

  const tryOut = async ({ start, end, text }: Mutant, worker: Worker) => {
    const source = code.slice(0, start) + text + code.slice(end);
    for (const circle of circles) {
      circle.unchanged ??= prepare(circle.files, file, code, worker);
      const unchanged = await circle.unchanged;
      const program = await bundle(circle.files, file, source);
      const isNoticed = await worker.isNoticed(program, unchanged);
      await rm(program);
      if (isNoticed) return row.killed++;
    }
    const from = code.lastIndexOf('\n', start) + 1;
    const line = code.slice(from, `${code}\n`.indexOf('\n', start)).trim();
    const was = code.slice(start, end);
    const known = equivalents.find(
      other =>
        `src/${other.file}` === file && other.was === was && other.is === text && line.includes(other.line),
    );
    if (known) {
      unused.delete(known);
      return row.equivalent++;
    }
    survivors.push({ file, line, was, is: text });
    console.log(`${file}: ${line}\n    ${was}\n -> ${text}`);
    return row.survived++;
  };
  const work = async (worker: Worker) => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) await tryOut(mutant, worker);
  };
  await Promise.all(workers.map(work));
  for (const { unchanged } of circles) if (unchanged) await rm(await unchanged);
  rows.push(row);
}
for (const worker of workers) worker.stop();

printTables(rows, survivors);
if (step === '1')
  for (const { file, was, is } of unused) console.log(`Not needed any more: ${file}: ${was} -> ${is}`);
process.exitCode = survivors.length ? 1 : 0;
