import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Few, because the first tests detect most mutants, and each group also runs once unchanged. */
const FILES_MAX = 3;

const readFiles = async (folder: string, pattern: RegExp) =>
  (await readdir(folder, { recursive: true }))
    .filter(file => pattern.test(file))
    .map(file => `${folder}/${file}`)
    .sort();

const tests = new Map<string, string>();
for (const folder of ['build', 'core', 'fuzz', 'telemetry', 'ui', 'wallets'])
  for (const file of await readFiles(`test/${folder}`, /\.test\.tsx?$/))
    tests.set(file, await readFile(file, 'utf8'));

/** All sources with a unit test, by path. */
export const sources = new Map<string, string>();
for (const file of await readFiles('src', /^(core|telemetry|ui|wallets)\/[^.]*\.tsx?$/))
  sources.set(file, await readFile(file, 'utf8'));

const toPath = (file: string) => file.replace(/(\/index)?\.tsx?$/, '');

/** Returns all imports except types. */
const readImports = (file: string, text: string) =>
  [...text.matchAll(/^(?:im|ex)port (?!type )[^;]*?'(\.[^']*)';$/gm)].map(([, path = '']) =>
    join(dirname(file), path),
  );

/** Returns the files of a folder from which the test selects at run time. */
const readChoices = (file: string, text: string) =>
  [...text.matchAll(/import\(`(\.[^`$]*\/)\$/g)].flatMap(([, path = '']) => {
    const folder = join(dirname(file), path);
    return [...sources.keys()].filter(source => source.startsWith(folder)).map(toPath);
  });

/** The entries of the lazy bundles that these calls load. */
const LAZY = {
  'loadPurchase()': 'src/entries/checkout.ts',
  "loadLazy('cart')": 'src/entries/cart.ts',
  "loadLazy('checkout-element')": 'src/entries/checkout-element.ts',
  'setConsent(': 'src/entries/consent.ts',
};

/** Sources that each test imports directly, by a fake or in a lazy bundle. */
const imported = new Map<string, Set<string>>();
for (const [test, text] of tests) imported.set(test, await findImports(test, text));

async function findImports(file: string, text: string, found = new Set<string>()): Promise<Set<string>> {
  for (const path of readChoices(file, text)) found.add(path);
  for (const path of readImports(file, text)) {
    if (found.has(path)) continue;
    found.add(path);
    if (path.startsWith('test/fakes/')) await findImports(path, await readFile(`${path}.ts`, 'utf8'), found);
  }
  for (const [call, entry] of Object.entries(LAZY))
    if (text.includes(call))
      for (const path of readImports(entry, await readFile(entry, 'utf8'))) found.add(path);
  return found;
}

/** Returns the importers of these sources. */
const findImporters = (paths: string[]) =>
  [...sources].flatMap(([file, text]) =>
    readImports(file, text).some(path => paths.includes(path)) ? [toPath(file)] : [],
  );

/**
 * Finds the tests that may detect a change of this source, in groups by probability: those with the file's name, its importers,
 * those that use it by a fake, and the importers of its importers.
 */
export function findTests(file: string): string[][] {
  const path = toPath(file);
  const name = path.split('/').pop() as string;
  const near = findImporters([path]);
  const rest = new Set(tests.keys());
  const take = (isTaken: (test: string) => unknown) => {
    const taken = [...rest].filter(isTaken).sort((one, other) => one.length - other.length);
    for (const test of taken) rest.delete(test);
    return taken;
  };
  const importsAny = (paths: string[]) => (test: string) => paths.some(path => imported.get(test)?.has(path));
  return [
    take(test => /^[.-]/.test(basename(test).slice(name.length)) && basename(test).startsWith(name)),
    take(test => readImports(test, tests.get(test) ?? '').includes(path)),
    take(importsAny([path])),
    take(importsAny(near)),
    take(importsAny(findImporters(near))),
  ].flatMap(split);
}

/** Splits tests so that each program finishes in time. */
function split(files: string[]): string[][] {
  return files.length ? [files.slice(0, FILES_MAX), ...split(files.slice(FILES_MAX))] : [];
}
