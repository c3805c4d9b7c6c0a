import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
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

/** Tests that import the file, or are named after it. */
function findOwn(file: string): string[] {
  const path = toPath(file);
  const name = path.split('/').pop();
  return [...tests].flatMap(([test, text]) =>
    text.includes(`/${path}'`) || basename(test).startsWith(`${name}.`) ? [test] : [],
  );
}

/** The file's own tests, and then those of the files that import it. */
function findTests(file: string): string[][] {
  const own = findOwn(file);
  const name = toPath(file).split('/').pop();
  const importers = [...sources].flatMap(([other, text]) => (text.includes(`/${name}'`) ? [other] : []));
  const others = new Set(importers.flatMap(findOwn));
  for (const test of own) others.delete(test);
  return [own, [...others]].filter(({ length }) => length);
}

/** The page of the tests as one file, which is read five times as fast as the 800 of its package. */
const dom = join(await mkdtemp(join(tmpdir(), 'mutants-')), 'dom.mjs');
await build({
  stdin: { contents: "export * from '@happy-dom/global-registrator';", resolveDir: process.cwd() },
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile: dom,
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});

/** True where a test fails, or none of them ends. */
function isNoticed(url: string, source: string, files: string[]): Promise<boolean> {
  const parts = ['./test/run/register.mjs', './test/mutants/register.mjs'];
  const pattern = `^(${files.map(test => test.replace('test/', '').replaceAll('.', '\\.')).join('|')})$`;
  const args = [
    ...parts.flatMap(part => ['--import', part]),
    'node_modules/uvu/bin.js',
    'test',
    pattern,
    '-b',
  ];
  const env = { ...process.env, MUTANT: JSON.stringify({ url, source, dom: pathToFileURL(dom).href }) };
  return new Promise(resolve => {
    execFile(process.execPath, args, { env, timeout: TIMEOUT_MS }, error => resolve(!!error));
  });
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
  const url = pathToFileURL(file).href;
  const circles = findTests(file);
  for (const files of circles)
    if (await isNoticed(url, code, files))
      throw new Error(`The tests of ${file} fail without a change: ${files.join(', ')}`);
  const row: Row = { file, mutants: mutants.length, killed: 0, equivalent: 0, survived: 0 };
  const queue = [...mutants];

  const tryOut = async ({ start, end, text }: Mutant) => {
    const source = code.slice(0, start) + text + code.slice(end);
    for (const files of circles) if (await isNoticed(url, source, files)) return row.killed++;
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
