import { readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { bundle } from './bundle';
import { createWorker, type Worker } from './crew';
import { equivalents } from './equivalents';
import { findMutants, type Mutant } from './find-mutants';

/**
 * Breaks the sources in one place at a time, runs the tests that import the file, and prints what they did not notice:
 * `npm run -s mutants`, or with a part of a path, and with every how manieth mutant is to be tried.
 */
const [wanted = '', step = '1'] = process.argv.slice(2);
const FILES_MAX = 10;
const WIDTH = 70;

const readFiles = async (folder: string, pattern: RegExp) =>
  (await readdir(folder, { recursive: true }))
    .filter(file => pattern.test(file))
    .map(file => `${folder}/${file}`)
    .sort();

const tests = new Map<string, string>();
for (const folder of ['core', 'fuzz', 'wallets', 'ui'])
  for (const file of await readFiles(`test/${folder}`, /\.test\.tsx?$/))
    tests.set(file, await readFile(file, 'utf8'));

const sources = new Map<string, string>();
for (const file of await readFiles('src', /^(core|ui|wallets)\/[^.]*\.tsx?$/))
  sources.set(file, await readFile(file, 'utf8'));

const toPath = (file: string) => file.replace(/(\/index)?\.tsx?$/, '');

/** All but types. */
const readImports = (file: string, text: string) =>
  [...text.matchAll(/^(?:im|ex)port (?!type )[^;]*?'(\.[^']*)';$/gm)].map(([, path = '']) =>
    join(dirname(file), path),
  );

/** The files that these calls load. */
const LATER = { 'loadPurchases()': 'src/checkout.ts', 'loadTransport()': 'src/cart.ts' };

/** Sources that each test imports, itself, by a fake or with a later file. */
const imported = new Map<string, Set<string>>();
for (const [test, text] of tests) imported.set(test, await findImports(test, text));

async function findImports(file: string, text: string, found = new Set<string>()): Promise<Set<string>> {
  for (const path of readImports(file, text)) {
    if (found.has(path)) continue;
    found.add(path);
    if (path.startsWith('test/fakes/')) await findImports(path, await readFile(`${path}.ts`, 'utf8'), found);
  }
  for (const [call, later] of Object.entries(LATER))
    if (text.includes(call))
      for (const path of readImports(later, await readFile(later, 'utf8'))) found.add(path);
  return found;
}

/** Those which are named after the file, import it, get it by a fake, and import what imports it: the likely ones first. */
function findTests(file: string): string[][] {
  const path = toPath(file);
  const name = path.split('/').pop() as string;
  const importers = [...sources].flatMap(([other, text]) =>
    readImports(other, text).includes(path) ? [toPath(other)] : [],
  );
  const rest = new Set(tests.keys());
  const take = (isTaken: (test: string) => unknown) => {
    const taken = [...rest].filter(isTaken);
    for (const test of taken) rest.delete(test);
    return taken;
  };
  const imports = (path: string) => (test: string) => imported.get(test)?.has(path);
  return [
    take(test => /^[.-]/.test(basename(test).slice(name.length)) && basename(test).startsWith(name)),
    take(test => readImports(test, tests.get(test) ?? '').includes(path)),
    take(imports(path)),
    take(test => importers.some(other => imports(other)(test))),
  ].flatMap(split);
}

/** Each program is small enough to be through in its time. */
function split(files: string[]): string[][] {
  return files.length ? [files.slice(0, FILES_MAX), ...split(files.slice(FILES_MAX))] : [];
}

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

interface Row {
  file: string;
  mutants: number;
  killed: number;
  equivalent: number;
  survived: number;
}
const rows: Row[] = [];
const workers = Array.from({ length: availableParallelism() }, createWorker);
const survivors: { file: string; line: string; was: string; is: string }[] = [];
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

const shorten = (text: string) => text.replace(/\s+/g, ' ').slice(0, WIDTH);
if (survivors.length)
  console.table(
    survivors.map(({ file, line, was, is }) => ({
      file,
      line: shorten(line),
      was: shorten(was),
      is: shorten(is),
    })),
  );
console.table(rows);
const total = (key: 'mutants' | 'killed' | 'equivalent') => rows.reduce((sum, row) => sum + row[key], 0);
console.log(
  `Of ${total('mutants')} mutants ${total('killed')} were noticed, ${total('equivalent')} make no difference, ${survivors.length} survived`,
);
if (step === '1')
  for (const { file, was, is } of unused) console.log(`Not needed any more: ${file}: ${was} -> ${is}`);
process.exitCode = survivors.length ? 1 : 0;
