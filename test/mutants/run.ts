import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { bundle } from './bundle';
import { equivalents } from './equivalents';
import { findMutants, type Mutant } from './find-mutants';

/**
 * Breaks the sources in one place at a time, runs the tests that import the file, and prints what they did not notice:
 * `npm run -s mutants`, or with a part of a path, and with every how manieth mutant is to be tried.
 */
const [wanted = '', step = '1'] = process.argv.slice(2);
/** A test file takes a second: a mutant that is not through by then goes round in circles. */
const TIMEOUT_MS = 30_000;
const WIDTH = 70;

const readFiles = async (folder: string, pattern: RegExp) =>
  (await readdir(folder, { recursive: true }))
    .filter(file => pattern.test(file))
    .map(file => `${folder}/${file}`)
    .sort();

const tests = new Map<string, string>();
for (const folder of ['core', 'wallets', 'ui'])
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

/** Sources that each test imports, itself or by a fake. */
const imported = new Map<string, Set<string>>();
for (const [test, text] of tests) imported.set(test, await findImports(test, text));

async function findImports(file: string, text: string, found = new Set<string>()): Promise<Set<string>> {
  for (const path of readImports(file, text)) {
    if (found.has(path)) continue;
    found.add(path);
    if (path.startsWith('test/fakes/')) await findImports(path, await readFile(`${path}.ts`, 'utf8'), found);
  }
  return found;
}

/** Tests that are named after the file, that import it, and that import a file which imports it: the likely ones first. */
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
    take(imports(path)),
    take(test => importers.some(other => imports(other)(test))),
  ].filter(({ length }) => length);
}

/** Tests that are run together. */
interface Circle {
  files: string[];
  flags: string[];
}

/** True where a test fails, or does not end. */
async function isNoticed(file: string, source: string, { files, flags }: Circle): Promise<boolean> {
  const program = await bundle(files, file, source);
  const error = await new Promise(resolve => {
    execFile(process.execPath, [...flags, program], { timeout: TIMEOUT_MS }, resolve);
  });
  await rm(program);
  return !!error;
}

/** In the cheaper way in which they pass without a change: some read sources while they run, and need the compiler. */
async function prepare(files: string[], file: string, code: string): Promise<Circle> {
  for (const flags of [[], ['--import', './test/run/register.mjs']])
    if (!(await isNoticed(file, code, { files, flags }))) return { files, flags };
  throw new Error(`The tests of ${file} fail without a change: ${files.join(', ')}`);
}

interface Row {
  file: string;
  mutants: number;
  killed: number;
  equivalent: number;
  survived: number;
}
const rows: Row[] = [];
const survivors: { file: string; line: string; was: string; is: string }[] = [];
const unused = new Set(equivalents.filter(({ file }) => `src/${file}`.includes(wanted)));

for (const [file, text] of sources) {
  if (!/^src\/(core|wallets)\//.test(file) || !file.includes(wanted)) continue;
  const { code } = await transform(text, {
    loader: 'ts',
    format: 'esm',
    target: 'node20',
    define: { RELEASE: '"."' },
  });
  const mutants = findMutants(code).filter((_, index) => index % Number(step) === 0);
  if (!mutants.length) continue;
  const circles = await Promise.all(findTests(file).map(files => prepare(files, file, code)));
  const row: Row = { file, mutants: mutants.length, killed: 0, equivalent: 0, survived: 0 };
  const queue = [...mutants];

  const tryOut = async ({ start, end, text }: Mutant) => {
    const source = code.slice(0, start) + text + code.slice(end);
    for (const circle of circles) if (await isNoticed(file, source, circle)) return row.killed++;
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
  const work = async () => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) await tryOut(mutant);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  rows.push(row);
}

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
