import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const TYPES = 'core/types.ts';
const root = fileURLToPath(new URL('../src', import.meta.url));
const files = (await readdir(root, { recursive: true })).filter(file => /\.tsx?$/.test(file)).sort();
const texts = new Map<string, string>();
for (const file of files) texts.set(file, await readFile(join(root, file), 'utf8'));

interface Import {
  from: string;
  /** Path inside `src`, or the package's name. */
  to: string;
  type: boolean;
  clause: string;
}

const STATEMENT = /^(?:import|export) (type )?(?:([\w*{][^;'"=]*?) from )?'([^']+)';/gm;

const imports = files.flatMap(from =>
  [...(texts.get(from) as string).matchAll(STATEMENT)].map(([, type, clause, target]): Import => {
    const to = target as string;
    const path = to.startsWith('.') ? relative(root, join(root, dirname(from), to)) : to;
    return { from, to: path, type: !!type, clause: clause ?? '' };
  }),
);

const folderOf = (file: string) => (file.includes('/') ? (file.split('/')[0] as string) : '');
/** The registry and the bundled wallet stand in the bundle; the others are loaded, and so is telemetry. */
const BUNDLED = ['wallets/index.ts', 'wallets/link.ts'];
const isSide = (file: string) =>
  folderOf(file) === 'wallets' && !BUNDLED.includes(file) && !file.endsWith('.d.ts');
/** What the build makes a file of its own of: it is loaded, and what it makes is its default export. */
const LATER = ['cart.ts', 'checkout.ts', 'telemetry/index.ts', 'debug/index.ts'];
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
    allows: ({ to }) =>
      ['core', 'ui'].includes(folderOf(to)) ||
      ['wallets', 'wallets/index'].includes(to) ||
      UI_PACKAGES.includes(to),
  },
  {
    name: 'a side module takes types of the core, and the files of its own name',
    applies: ({ from }) => isSide(from),
    allows: ({ from, to, type }) =>
      (type && to === 'core/types') || `${to}.ts`.startsWith(from.replace(/(-[a-z]+)?\.ts$/, '')),
  },
  ...ASKED.flatMap((folder): Rule[] => [
    {
      name: `${folder} takes types of the core, and its own files`,
      applies: ({ from }) => folderOf(from) === folder,
      allows: ({ to, type }) => folderOf(to) === folder || (type && folderOf(to) === 'core'),
    },
    {
      name: `nobody else takes from ${folder}, which is loaded`,
      applies: ({ to }) => folderOf(to) === folder,
      allows: ({ from }) => folderOf(from) === folder,
    },
  ]),
  {
    name: 'nobody takes from what is loaded later but its type',
    applies: ({ to, type }) =>
      !type && ['cart', 'checkout', 'cart-seam', 'checkout-seam'].some(name => to === name),
    allows: ({ from, to }) => `${to.replace('-seam', '')}.ts` === from,
  },
  {
    name: 'what crosses between the files is gathered in one place, and loaded in one',
    applies: ({ to, type }) => !type && ['shared', 'loaders'].includes(to),
    allows: ({ from, to }) => (to === 'shared' ? from === 'loaders.ts' : from === 'index.ts'),
  },
  {
    name: 'the registry takes from the core and the bundled wallet',
    applies: ({ from }) => from === 'wallets/index.ts',
    allows: ({ to }) => folderOf(to) === 'core' || to === 'wallets/link',
  },
  {
    name: 'the bundled wallet takes types of the core',
    applies: ({ from }) => from === 'wallets/link.ts',
    allows: ({ to, type }) => type && to === 'core/types',
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

test('only index.ts acts when it is imported', () => {
  const takers = imports.filter(({ clause }) => !clause).map(write);
  assert.equal(takers, []);
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
  .map(file => ({ file, count: (texts.get(file) as string).trimEnd().split('\n').length }))
  .sort((a, b) => a.count - b.count);

test('nine files of ten have at most 150 lines, and half of them at most 60', () => {
  assert.ok((lines[Math.floor(lines.length * 0.9)]?.count ?? 0) <= 150);
  assert.ok((lines[Math.floor(lines.length / 2)]?.count ?? 0) <= 60);
});

test('no file has more than 250 lines, but for the types', () => {
  assert.equal(
    lines.filter(({ file, count }) => count > 250 && file !== TYPES),
    [],
  );
});

test('the types are nothing but types', async () => {
  const { code } = await transform(texts.get(TYPES) as string, { loader: 'ts' });
  assert.is(code.trim(), '');
});

const VAGUE = /(^|[-/])(utils?|helpers?|common|manager|service|misc)(\.|-|\/|$)/;

test('every file is named after what it holds, in kebab-case', () => {
  assert.equal(
    files.filter(file => VAGUE.test(file) || !/^[a-z0-9/-]+(\.d)?\.tsx?$/.test(file)),
    [],
  );
});

test.run();
