import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { createLinker } from '../../build/linker.mjs';
import { resolvePlace } from '../fakes/resolve-place';
import { stub, test } from '../run/suite';

let folder = '';
test.before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linker-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "sideEffects": false }');
});
test.after(() => rm(folder, { recursive: true }));

/** The main bundle's entry, which exports the table. Lazy bundles are all other sources whose name starts with `lazy`. */
const FIRST = "import { getTable } from 'linker:table'; globalThis.table = getTable;";

/** Links these sources. @returns each lazy bundle's exports, text and source map */
async function link(
  sources: Record<string, string>,
  lists: { copied?: string[]; shared?: string[] } = {},
  linker = createLinker({ copied: [], shared: [], ...lists }),
) {
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, `${name}.ts`), text);
  const run = (entry: string, plugin: Plugin) =>
    build({
      absWorkingDir: folder,
      entryPoints: [`${entry}.ts`],
      outfile: join(folder, `${entry}.js`),
      bundle: true,
      write: false,
      metafile: true,
      sourcemap: 'external',
      logLevel: 'silent',
      format: plugin === linker.first ? 'iife' : 'esm',
      plugins: [plugin],
    });
  await linker.begin(() => run('first', linker.first));
  const names = Object.keys(sources).filter(name => name.startsWith('lazy'));
  const lazy = [];
  for (const name of names) lazy.push(await run(name, linker.lazy));
  const first = await run('first', linker.first);
  await linker.check(folder, [first, ...lazy]);
  const textOf = ({ outputFiles }: typeof first, ending: RegExp) =>
    outputFiles?.find(({ path }) => ending.test(path))?.text ?? '';
  // Output of the sources.
  stub(globalThis, { table: undefined, limit: undefined, now: undefined });
  runInThisContext(textOf(first, /\.js$/));
  const { table } = globalThis as unknown as { table(): unknown[] };
  return Promise.all(
    lazy.map(async (bundle, index) => {
      const text = textOf(bundle, /\.js$/);
      const file = join(folder, `${names[index]}-${Math.random()}.js`);
      await writeFile(file, text);
      const { default: create } = await import(pathToFileURL(file).href);
      return { exports: create(table()), text, map: textOf(bundle, /\.map$/) };
    }),
  );
}

const faultOf = (...input: Parameters<typeof link>) =>
  link(...input).then(
    () => '',
    ({ message }) => message as string,
  );

const COUNTER = 'let count = 0; export const next = () => ++count;';

test('lazy bundles share the state of a module in the main bundle', async () => {
  const [one, other] = await link({
    counter: COUNTER,
    first: `${FIRST} import { next } from './counter'; next();`,
    'lazy-a': "import { next } from './counter'; export const a = () => next();",
    'lazy-b': "import { next } from './counter'; export const b = () => next();",
  });
  assert.equal([one?.exports.a(), other?.exports.b()], [2, 3]);
  assert.not.match(`${one?.text}${other?.text}`, /count\b/);
});

test('an import of several sources has one name, and names that only look like it stay', async () => {
  const [lazy] = await link(
    {
      counter: COUNTER,
      first: FIRST,
      one: "import { next } from './counter'; export const one = () => next();",
      two: `import { next as other } from './counter';
      export const two = (next = (by: number) => by) => ({ other, next, [other()]: next(5) });
      export const three = ({ other = other3 } = {} as { other?: () => number }) => other();
      import { next as other3 } from './counter';`,
      'lazy-a':
        "export { one } from './one'; export { two, three } from './two'; export { next } from './counter';",
    },
    { shared: ['counter.ts'] },
  );
  const { one, two, three, next } = lazy?.exports ?? {};
  assert.is(one(), 1);
  const found = two();
  assert.equal(
    [Object.keys(found), found[2], found.other(), three(), next()],
    [['2', 'other', 'next'], 5, 3, 4, 5],
  );
  assert.is(found.next(7), 7);
  assert.is(lazy?.text.match(/\d:\w+/g)?.length, 1);
});

test('a lazy bundle exports no inherited property', async () => {
  const [lazy] = await link({ first: FIRST, lazy: 'export default 1; export const one = 1;' });
  assert.is(Object.getPrototypeOf(lazy?.exports), null);
  assert.equal(Object.keys(lazy?.exports).sort(), ['default', 'one']);
});

test('modules without state are copied if the main bundle lacks them or the list requires it', async () => {
  const [one] = await link(
    {
      limits: 'export const LIMIT = 4321; export const NAMES = ["a", "b"].map(name => name + "!");',
      words: 'export const toWord = (text: string) => text.trim();',
      first: `${FIRST} import { LIMIT } from './limits'; globalThis.limit = LIMIT;`,
      'lazy-a':
        "import { LIMIT } from './limits'; import { toWord } from './words'; export default [LIMIT, toWord(' a')];",
      'lazy-b': "import { toWord } from './words'; export default toWord(' b');",
    },
    { copied: ['limits.ts'] },
  );
  assert.equal(one?.exports.default, [4321, 'a']);
  assert.match(one?.text ?? '', '4321');
});

test('the main bundle contains state that only lazy bundles use, if the list requires it', async () => {
  const [one, other] = await link(
    {
      counter: COUNTER,
      first: FIRST,
      'lazy-a': "import { next } from './counter'; export const a = () => next();",
      'lazy-b': "import { next } from './counter'; export const b = () => next();",
    },
    { shared: ['counter.ts'] },
  );
  assert.equal([one?.exports.a(), other?.exports.b()], [1, 2]);
});

/** Modules with state, and its name in the message. */
const STATES: [kept: string, text: string][] = [
  ['count', COUNTER],
  ['seen', 'const seen = new Set<string>(); export const next = (name: string) => seen.add(name);'],
  [
    'kept',
    'const kept: Record<string, number> = {}; export const next = (name: string) => { kept[name] = 1; };',
  ],
  ['queue', 'const queue: unknown[] = []; export function next() { queue.push(1); }'],
  ['page', 'const page = { at: 0 }; export const next = () => Object.assign(page, { at: 1 });'],
  ['next', 'const create = () => { let at = 0; return () => ++at; }; export const next = create();'],
];

for (const [kept, text] of STATES)
  test(`rejects a module in two bundles with the state ${kept}, and names its importers`, async () => {
    const fault = await faultOf({
      counter: text,
      first: FIRST,
      'lazy-a': "import { next } from './counter'; export const a = () => next('a');",
      'lazy-b': "import { next } from './counter'; export const b = () => next('b');",
    });
    assert.match(fault, `counter.ts keeps ${kept}`);
    for (const name of ['lazy-a', 'lazy-b']) assert.match(fault, `${name}.js by the import of ${name}.ts`);
  });

test('a later build forgets what an earlier one has taken', async () => {
  const linker = createLinker({ copied: [], shared: [] });
  const toSources = (name: string) => ({
    counter: COUNTER.replace('next', name),
    first: `${FIRST} import { ${name} } from './counter'; ${name}();`,
    lazy: `import { ${name} } from './counter'; export const a = () => ${name}();`,
  });
  await link(toSources('next'), {}, linker);
  const [lazy] = await link(toSources('renamed'), {}, linker);
  assert.is(lazy?.exports.a(), 2);
});

test('rejects a module with state in the list of copied ones', async () => {
  const fault = await faultOf(
    {
      counter: COUNTER,
      first: `${FIRST} import { next } from './counter'; next();`,
      lazy: "import { next } from './counter'; export const a = () => next();",
    },
    { copied: ['counter.ts'] },
  );
  assert.match(fault, /counter\.ts keeps count .*lazy\.js by the import of lazy\.ts/);
});

test('rejects a reassigned value that crosses bundles, and names its importers', async () => {
  const fault = await faultOf({
    clock: 'export let now = 0; export const tick = () => { now++; };',
    first: `${FIRST} import { now, tick } from './clock'; tick(); globalThis.now = now;`,
    lazy: "import { now } from './clock'; export const read = () => now;",
  });
  assert.match(fault, 'lazy.ts: now is imported from clock.ts, which reassigns it');
});

test('allows a value that is assigned while its module is evaluated to cross bundles', async () => {
  const [lazy] = await link({
    clock: 'export let base = ""; base = "late"; export const read = () => base;',
    first: `${FIRST} import { read } from './clock'; read();`,
    lazy: "import { base } from './clock'; export default base;",
  });
  assert.is(lazy?.exports.default, 'late');
});

test('rejects a namespace import that crosses bundles', async () => {
  const fault = await faultOf({
    counter: COUNTER,
    first: `${FIRST} import { next } from './counter'; next();`,
    lazy: "import * as counter from './counter'; export default Object.keys(counter);",
  });
  assert.match(fault, "counter.ts can't be imported as a namespace");
});

test('the source map of a linked bundle refers to the sources', async () => {
  const source = `import { next } from './counter';\n\nexport function fail() {\n  next();\n  throw new Error('here');\n}\n`;
  const [lazy] = await link({
    counter: COUNTER,
    first: `${FIRST} import { next } from './counter'; next();`,
    lazy: source,
  });
  assert.equal(resolvePlace(lazy?.text ?? '', lazy?.map ?? '', 'new Error('), ['lazy.ts', 5, 9]);
});

/** Imports bundles in node without a page, and prints those that link without side effects. */
const IMPORT_EACH = `const countGlobals = () => Object.getOwnPropertyNames(globalThis).length;
const before = countGlobals();
for (const url of process.argv.slice(1)) {
  const { default: link } = await import(url).catch(error => (console.error(error), {}));
  if (typeof link === 'function' && countGlobals() === before) console.log(url);
}`;

test('a lazy bundle of the last build uses nothing of the page before it is linked', () => {
  const names = ['cart', 'checkout', 'checkout-element', 'consent', 'telemetry', 'debug', 'wallets/paypal'];
  const urls = names.map(name => pathToFileURL(`${dist}/${name}.js`).href);
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', IMPORT_EACH, '--', ...urls],
    { encoding: 'utf8' },
  );
  assert.equal(stdout.trim().split('\n'), urls, stderr);
});

test.run();
