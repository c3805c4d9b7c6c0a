import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { transform } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { doubled, later } from '../build/later.mjs';
import {
  BUNDLED,
  FLOORS,
  files,
  folderOf,
  type Import,
  imports,
  isSide,
  roomOf,
  texts,
} from './run/source-imports';

const floorOf = (file: string) => FLOORS.indexOf(roomOf(file).replace(/\/documents$/, ''));
/** What the build makes a file of its own of: it is loaded, and what it makes is its default export. */
const LATER = [...Object.keys(later).map(name => `${name}.ts`), 'telemetry/index.ts', 'debug/index.ts'];
/** Folders of which each is one file that pages load who ask for it. */
const ASKED = ['telemetry', 'debug'];
/** Signals, and urql with the two packages that it is made of. */
const CORE_PACKAGES = ['@preact/signals', 'urql', '@urql/core/internal', 'wonka'];
const UI_PACKAGES = ['@preact/signals', 'react', 'react-dom', 'react-dom/client'];

interface Rule {
  name: string;
  applies(imported: Import): boolean;
  allows(imported: Import): boolean;
}

const RULES: Rule[] = [
  {
    name: 'a room takes from the rooms below it alone',
    applies: ({ from }) => floorOf(from) >= 0,
    allows: ({ from, to }) =>
      !['core', 'ui', 'wallets'].includes(folderOf(to)) || (floorOf(to) >= 0 && floorOf(to) <= floorOf(from)),
  },
  {
    name: 'the core takes from the core alone',
    applies: ({ from }) => folderOf(from) === 'core',
    allows: ({ to }) => folderOf(to) === 'core' || CORE_PACKAGES.includes(to),
  },
  {
    name: 'the core takes nothing of React, also not its types',
    applies: ({ from }) => folderOf(from) === 'core',
    allows: ({ to }) => !/^react/.test(to),
  },
  {
    name: 'the user interface takes from the core, from itself and from the registry',
    applies: ({ from }) => folderOf(from) === 'ui',
    allows: ({ to }) => ['core', 'ui'].includes(folderOf(to)) || to === 'wallets' || UI_PACKAGES.includes(to),
  },
  {
    name: 'a side module takes types of the core and of its sheet, and the files of its own name',
    applies: ({ from }) => isSide(from),
    allows: ({ from, to, type }) =>
      (type && ['core/types', 'wallets/sheets'].includes(roomOf(to))) ||
      `${to}.ts`.startsWith(from.replace(/(-[a-z]+)?\.ts$/, '')),
  },
  ...ASKED.flatMap((folder): Rule[] => [
    {
      name: `${folder} takes types of the core, what may stand in more than one file, and its own files`,
      applies: ({ from }) => folderOf(from) === folder,
      allows: ({ from, to, type }) =>
        folderOf(to) === folder ||
        (type && folderOf(to) === 'core') ||
        doubled.includes(`src/${to}.ts`) ||
        // The build works out what it makes of the registry.
        (to === 'wallets/registry' &&
          ['telemetry/wallet-labels.ts', 'debug/wallet-reasons.ts'].includes(from)),
    },
    {
      name: `nobody else takes from ${folder}, which is loaded`,
      applies: ({ to }) => folderOf(to) === folder,
      allows: ({ from }) => folderOf(from) === folder,
    },
  ]),
  {
    name: 'nobody takes from what is loaded later but its type',
    applies: ({ to, type }) => !type && Object.keys(later).includes(to.replace('-seam', '')),
    allows: ({ from, to }) => `${to.replace('-seam', '')}.ts` === from,
  },
  {
    name: 'what crosses between the files is gathered in one place, and loaded in one',
    applies: ({ to, type }) => !type && ['shared', 'loaders'].includes(to),
    allows: ({ from, to }) => (to === 'shared' ? from === 'loaders.ts' : from === 'index.ts'),
  },
  {
    name: 'the registry takes from the core and from what is bundled',
    applies: ({ from }) => from === 'wallets/index.ts',
    allows: ({ to }) => folderOf(to) === 'core' || BUNDLED.includes(`${to}.ts`),
  },
  {
    name: 'the bundled wallet takes types of the core',
    applies: ({ from }) => from === 'wallets/link.ts',
    allows: ({ to, type }) => type && roomOf(to) === 'core/types',
  },
  {
    name: 'nobody takes the default of React, which costs 2.3 kB',
    applies: ({ to }) => to.startsWith('react'),
    allows: ({ clause, type }) => type || /^\{/.test(clause),
  },
];

const write = ({ from, to }: Import) => `${from} -> ${to}`;

test('finds the imports of every file that has some', () => {
  const found = new Set(imports.map(({ from }) => from));
  for (const [file, text] of texts) if (/^import /m.test(text)) assert.ok(found.has(file), file);
  assert.is(imports.length, [...texts.values()].join('\n').match(/^import |^export .* from /gm)?.length);
});

for (const { name, applies, allows } of RULES)
  test(name, () => {
    const concerned = imports.filter(applies);
    assert.ok(concerned.length, 'The rule is about nothing');
    assert.equal(concerned.filter(imported => !allows(imported)).map(write), []);
  });

test('no file imports itself, by whatever way round', () => {
  const next = new Map(
    files.map(file => [
      file.replace(/\.tsx?$/, ''),
      imports.flatMap(({ from, to }) =>
        from === file ? [files.includes(`${to}/index.ts`) ? `${to}/index` : to] : [],
      ),
    ]),
  );
  const reach = (file: string, seen = new Set<string>()): Set<string> => {
    for (const to of next.get(file) ?? [])
      if (!seen.has(to)) {
        seen.add(to);
        reach(to, seen);
      }
    return seen;
  };
  assert.equal(
    [...next.keys()].filter(file => reach(file).has(file)),
    [],
  );
});

/** The words of one language: data, which stands once in each language. */
const isLanguage = (file: string) =>
  /^(core\/(labels|words)|ui\/consent)\/[a-z]{2}(-[a-z]{2})?\.ts$/.test(file);

test('the largest room has at most a fifth of all lines', () => {
  const sizes: Record<string, number> = {};
  let all = 0;
  for (const [file, text] of [...texts].filter(([file]) => !isLanguage(file))) {
    const count = text.split('\n').length;
    sizes[roomOf(file)] = (sizes[roomOf(file)] ?? 0) + count;
    all += count;
  }
  assert.equal(
    Object.entries(sizes).filter(([, count]) => count > all / 5),
    [],
  );
});

test('nobody imports a file for what it does', () => {
  const takers = imports.filter(({ clause }) => !clause).map(write);
  assert.equal(takers, []);
});

const code = async (file: string, format: 'esm' | 'cjs') =>
  (await transform(texts.get(file) as string, { loader: 'tsx', format, jsx: 'automatic' })).code;

/** All files once they are compiled, which they are at the same time. */
const compile = (format: 'esm' | 'cjs') =>
  Promise.all(files.map(async file => [file, await code(file, format)] as const));

/** Statements that say what there is, and do nothing. */
const DECLARATION = /^(Import|Export(Named|Default|All)|Variable|Function|Class)Declaration$/;

/** Who fills a table of its own when it is imported, and in how many statements. */
const FILLING: Record<string, number> = {
  'core/address/address.ts': 1,
  'core/decision/catalogue.ts': 2,
};

test('only index.ts acts when it is imported, but for tables that are filled', async () => {
  const acting: Record<string, number> = {};
  for (const [file, compiled] of await compile('esm')) {
    if (file === 'index.ts') continue;
    const { body } = parse(compiled, { ecmaVersion: 'latest', sourceType: 'module' });
    const statements = body.filter(({ type }) => !DECLARATION.test(type));
    if (statements.length) acting[file] = statements.length;
  }
  assert.equal(acting, FILLING);
});

/** In place of all that a file imports: whatever is done with it, it is there. */
const anything: unknown = new Proxy(() => {}, {
  get(_, key) {
    if (key === Symbol.iterator) return function* () {};
    return key === Symbol.toPrimitive ? () => '' : anything;
  },
  apply: () => anything,
});

/** Who can't be imported where there is no page, and for want of what. */
const READERS: Record<string, string> = {
  // The platform's own document, made once for all who ask it.
  'core/base/unclobbered.ts': 'document',
};

test('nobody but these reads the page when it is imported', async () => {
  const missed: Record<string, string> = {};
  for (const [file, compiled] of await compile('cjs')) {
    try {
      // The language itself, and nothing of a browser.
      runInNewContext(compiled, { require: () => anything, module: {}, exports: {} });
    } catch (error) {
      missed[file] = /^(\w+) is not defined$/.exec((error as Error).message)?.[1] ?? String(error);
    }
  }
  assert.equal(missed, READERS);
});

test('only side modules have a default export', () => {
  const found = [...texts].filter(
    ([file, text]) => /^export default /m.test(text) && !file.endsWith('.d.ts'),
  );
  assert.equal(
    found.map(([file]) => file).filter(file => !isSide(file) && !LATER.includes(file)),
    [],
  );
});

const lines = files
  .filter(file => !isLanguage(file))
  .map(file => ({ file, count: (texts.get(file) as string).trimEnd().split('\n').length }))
  .sort((a, b) => a.count - b.count);

test('nine files of ten have at most 130 lines, and half of them at most 55', () => {
  assert.ok(lines.length > 100);
  assert.ok((lines[Math.floor(lines.length * 0.9)]?.count as number) <= 130);
  assert.ok((lines[Math.floor(lines.length / 2)]?.count as number) <= 55);
});

test('no file has more than 200 lines', () => {
  assert.equal(
    lines.filter(({ count }) => count > 200),
    [],
  );
});

const TYPES = files.filter(file => roomOf(file) === 'core/types');

for (const file of TYPES)
  test(`${file} is nothing but types`, async () => {
    assert.is((await code(file, 'esm')).trim(), '');
  });

const VAGUE = /(^|[-/])(utils?|helpers?|common|manager|service|misc)(\.|-|\/|$)/;

test('every file is named after what it holds, in kebab-case', () => {
  assert.equal(
    files.filter(file => VAGUE.test(file) || !/^[a-z0-9/-]+(\.d)?\.tsx?$/.test(file)),
    [],
  );
});

test.run();
