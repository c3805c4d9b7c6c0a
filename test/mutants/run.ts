import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { findMutants } from './find-mutants';

/**
 * Breaks the sources in one place at a time, runs the tests that import the file, and prints what they did not notice:
 * `npm run -s mutants`, or with a part of a path, and with every how manieth mutant is to be tried.
 */
const [wanted = '', step = '1'] = process.argv.slice(2);
const TIMEOUT_MS = 120_000;
const WIDTH = 60;

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

/** Tests that import the file, or are named after it; where there are none, those of the files that import it. */
function findTests(file: string): string[] {
  const path = toPath(file);
  const name = path.replace('src/', 'test/');
  const own = [...tests].flatMap(([test, text]) =>
    text.includes(`/${path}'`) || test.startsWith(`${name}.`) || test.startsWith(`${name}-`) ? [test] : [],
  );
  if (own.length) return own;
  const importers = [...sources].flatMap(([other, text]) =>
    text.includes(`/${path.split('/').pop()}'`) ? [toPath(other)] : [],
  );
  return [...tests].flatMap(([test, text]) =>
    importers.some(importer => text.includes(`/${importer}'`)) ? [test] : [],
  );
}

/** True where a test fails, or none of them ends. */
function isNoticed(url: string, source: string, pattern: string): Promise<boolean> {
  const parts = ['./test/run/register.mjs', './test/mutants/register.mjs'];
  const args = [
    ...parts.flatMap(part => ['--import', part]),
    'node_modules/uvu/bin.js',
    'test',
    pattern,
    '-b',
  ];
  const env = { ...process.env, MUTANT: JSON.stringify({ url, source }) };
  return new Promise(resolve => {
    execFile(process.execPath, args, { env, timeout: TIMEOUT_MS }, error => resolve(!!error));
  });
}

const rows: { file: string; mutants: number; killed: number; score: string }[] = [];
const survivors: { file: string; was: string; is: string }[] = [];

for (const [file, text] of sources) {
  if (!/^src\/(core|wallets)\//.test(file) || !file.includes(wanted)) continue;
  const found = findTests(file);
  const { code } = await transform(text, { loader: 'ts', format: 'esm', target: 'node20' });
  const mutants = findMutants(code).filter((_, index) => index % Number(step) === 0);
  if (!mutants.length) continue;
  const url = pathToFileURL(file).href;
  const pattern = `^(${found.map(test => test.replace('test/', '').replaceAll('.', '\\.')).join('|')})$`;
  if (found.length && (await isNoticed(url, code, pattern)))
    throw new Error(`The tests of ${file} fail without a change: ${found.join(', ')}`);
  let killed = 0;
  const queue = [...mutants];
  const work = async () => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const { start, end, text } = mutant;
      const source = code.slice(0, start) + text + code.slice(end);
      if (found.length && (await isNoticed(url, source, pattern))) killed++;
      else survivors.push({ file, was: code.slice(start, end).slice(0, WIDTH), is: text.slice(0, WIDTH) });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  rows.push({
    file,
    mutants: mutants.length,
    killed,
    score: `${Math.round((killed / mutants.length) * 100)} %`,
  });
}

console.table(survivors);
console.table(rows);
const total = (key: 'mutants' | 'killed') => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`${total('killed')} of ${total('mutants')} were noticed`);
