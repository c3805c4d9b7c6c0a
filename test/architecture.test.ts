import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { build, transform } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { aliases } from '../build/stubs/aliases.mjs';
import { errorPolicies } from '../src/core/errors/policies';
import { sources } from './run/sources';

/** Sources by their paths inside `src`. */
type Sources = Map<string, string>;

interface Import {
  from: string;
  /** Path inside `src`, or the name of a package. */
  to: string;
  clause: string;
  isType: boolean;
  isPackage: boolean;
}

/** `typeof import('…')` imports a type, so that the rules of imports hold for the types of lazy bundles too. */
const IMPORT = /(?:^(?:import|export) (type )?(?:([\w*{][^;'"=]*?) from )?|(typeof )?\bimport\()'([^']+)'/gm;

const importsOf = (sources: Sources): Import[] =>
  [...sources].flatMap(([from, text]) =>
    [...text.matchAll(IMPORT)].map(([, type, clause = '', ofType, target = '']) => {
      const isPackage = !target.startsWith('.');
      const path = isPackage ? target : join(dirname(from), target);
      const to = ['.ts', '.tsx', '.d.ts', '/index.ts'].map(end => path + end).find(file => sources.has(file));
      return { from, to: to ?? path, clause, isType: !!(type || ofType), isPackage };
    }),
  );

/** Returns violations of a rule about single imports, each as `from -> to`. */
const forbid = (isForbidden: (imported: Import) => boolean) => (sources: Sources) =>
  importsOf(sources)
    .filter(isForbidden)
    .map(({ from, to }) => `${from} -> ${to}`);

/** Returns violations of a rule that only these files may import this value from that file. */
const reserve = (name: string, to: string, ...takers: string[]) =>
  forbid(each => !each.isType && each.to === to && each.clause.includes(name) && !takers.includes(each.from));

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/ .*$/gm, '$1');

/** Returns files whose code matches, except the allowed ones. */
const find =
  (pattern: RegExp, mayHave: (file: string) => boolean = () => false) =>
  (sources: Sources) =>
    [...sources]
      .filter(([file, text]) => !mayHave(file) && pattern.test(withoutComments(text)))
      .map(([file]) => file);

/** Returns imports that are part of a cycle between files, or between the nodes of their paths. */
function findCycles(sources: Sources, toNode: (path: string) => string): string[] {
  const imports = importsOf(sources).filter(({ to }) => sources.has(to));
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports)
    next.set(toNode(from), (next.get(toNode(from)) ?? new Set()).add(toNode(to)));
  const reach = (node: string, seen = new Set<string>()) => {
    for (const to of next.get(node) ?? []) if (!seen.has(to)) reach(to, seen.add(to));
    return seen;
  };
  return imports
    .filter(({ from, to }) => toNode(from) !== toNode(to) && reach(toNode(to)).has(toNode(from)))
    .map(({ from, to }) => `${from} -> ${to}`);
}

/** Layers from the bottom: the core, the wallets, the elements, and the entries of the bundles. React belongs to the elements. */
function layerOf(path: string): number {
  if (/^react/.test(path)) return 2;
  const layer = ['core/', 'wallets/', 'ui/'].findIndex(folder => path.startsWith(folder));
  return layer < 0 && sources.has(path) ? 3 : layer;
}

const LOADED_ON_DEMAND = /^telemetry\//;
const isAdapter = (file: string) => /^wallets\/[\w-]+\/(?!.*\.d\.ts)/.test(file);

/** The entry of `checkout.js`. */
const PURCHASE = 'entries/checkout.ts';

const SERVER_CODES = [...new Set(Object.keys(errorPolicies).map(row => row.replace(/:.*/, '')))].join('|');
/** A comparison with a code, or a list of codes to compare with. `code: '…'` creates an error of the script itself. */
const COMPARED_CODE = RegExp(
  `(?:[!=]==?|\\bcase) '(${SERVER_CODES})'|'(${SERVER_CODES})' [!=]==?|\\[[^\\]]*(?<!code: )'(${SERVER_CODES})'`,
);

/** These files fill their own table on import. */
const FILLING = ['core/storefront/address.ts', 'core/errors/policies.ts'];
const DECLARATION = /^(Import|Export(Named|Default|All)|Variable|Function|Class)Declaration$/;

/** Replaces the packages that a file imports. */
const anything: unknown = new Proxy(() => {}, {
  get(_, key) {
    if (key === Symbol.iterator) return function* () {};
    return key === Symbol.toPrimitive ? () => '' : anything;
  },
  apply: () => anything,
});

/** Finds files that act when they are imported, by themselves or through a function that they import. */
async function findActing(sources: Sources): Promise<string[]> {
  const root = '/src/';
  const { outputFiles } = await build({
    entryPoints: [...sources.keys()].map(file => root + file),
    outdir: '/out',
    bundle: true,
    write: false,
    format: 'cjs',
    jsx: 'automatic',
    logLevel: 'error',
    plugins: [
      {
        name: 'sources of the map',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /./ }, ({ kind, path, resolveDir }) => {
            if (kind === 'entry-point') return { path, namespace: 'source' };
            const target = join(resolveDir, path);
            const found = ['.ts', '.tsx', '/index.ts'].find(end =>
              sources.has(target.slice(root.length) + end),
            );
            return path.startsWith('.') && found
              ? { path: target + found, namespace: 'source' }
              : { path, external: true };
          });
          onLoad({ filter: /./, namespace: 'source' }, ({ path }) => ({
            contents: sources.get(path.slice(root.length)) ?? '',
            loader: path.endsWith('x') ? 'tsx' : 'ts',
            resolveDir: dirname(path),
          }));
        },
      },
    ],
  });
  const codes = new Map(outputFiles.map(({ path, text }) => [path.slice('/out/'.length), text]));
  const acting = [...sources].map(async ([file, text]) => {
    const { code } = await transform(text, { loader: file.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic' });
    const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
    if (!FILLING.includes(file) && body.some(({ type }) => !DECLARATION.test(type))) return file;
    try {
      // The context has a language and a document without properties, but no browser globals: no timer and no listener.
      runInNewContext(codes.get(file.replace(/\.tsx?$/, '.js')) ?? '', {
        require: () => anything,
        module: {},
        exports: {},
        document: EMPTY_DOCUMENT,
      });
      return [];
    } catch {
      return file;
    }
  });
  return (await Promise.all(acting)).flat();
}

/** `document.ts` only wraps the document on import. A file that reads a property acts. */
const EMPTY_DOCUMENT = new Proxy(
  {},
  {
    get(_, name) {
      throw new Error(`document.${String(name)} was read`);
    },
  },
);

/** These files throw other errors than a `DeveloperError`: for bugs, or for callers that return a value for it. */
const THROWING = [
  // Caught around the first bundle.
  'core/platform/built-ins.ts',
  // Its caller, the end of the purchase, has nowhere to go then (docs/specification.md#redirects).
  'core/purchase/end.ts',
  // The reason why a wallet has no button.
  'core/platform/load-script.ts',
  'wallets/index.ts',
  // A mistake of the embedding developer, thrown into the listener: a call of `hold()` after an `await`.
  'core/purchase/click.ts',
  // A bug: a call before `open()`.
  'core/storefront/cart-api.ts',
  // The cart element is cleared (docs/specification.md#cart-element).
  'core/storefront/limited-cart.ts',
  // The platform's own AbortError.
  'core/storefront/request.ts',
];

const BUNDLED = ['@preact/signals', 'linker:table', '@urql/core', 'preact', 'urql'];
const toPackage = (path: string) =>
  /^(@[^/]+\/)?[^/]+/.exec(path.endsWith('jsx-runtime') ? 'preact' : (aliases[path] ?? path))?.[0] ?? path;

interface Rule {
  name: string;
  /** Returns violations of the rule, each starting with the file's path. */
  check(sources: Sources): string[] | Promise<string[]>;
  /** Code by file. Each breaks the rule when appended. */
  planted: Record<string, string>;
}

const RULES: Rule[] = [
  {
    name: 'imports point down: entries, ui, wallets, core',
    check: forbid(({ from, to }) => layerOf(to) > layerOf(from) && !LOADED_ON_DEMAND.test(from)),
    planted: {
      'core/platform/wait.ts': "import type { Row } from '../../wallets/registry';",
      'core/purchase/click.ts': "type Bundle = typeof import('../../entries/checkout');",
      'ui/elements/cart-element.tsx': "import { mountCart } from '../../entries/cart';",
    },
  },
  {
    name: 'no import is part of a cycle of files',
    check: sources => findCycles(sources, path => path),
    planted: {
      'core/platform/a.ts': "import { b } from './b';",
      'core/platform/b.ts': "export { a } from './a';",
    },
  },
  {
    name: 'no import is part of a cycle of folders',
    check: sources => findCycles(sources, dirname),
    planted: { 'core/platform/a.ts': "import { toAction } from '../errors/actions';" },
  },
  {
    name: "the adapter of a wallet gets the purchase's data from its host",
    check: forbid(
      ({ from, to, isType }) =>
        isAdapter(from) && to.startsWith('core/') && !isType && !/^core\/(platform|i18n\/i18n)/.test(to),
    ),
    planted: { 'wallets/google-pay/index.ts': "import { toAddress } from '../../core/storefront/address';" },
  },
  {
    name: 'no wallet imports results of the server',
    check: forbid(({ from, to }) => /^wallets/.test(from) && /^core\/(types\/result|errors\/)/.test(to)),
    planted: { 'wallets/paypal/index.ts': "import type { Result } from '../../core/types/result';" },
  },
  {
    name: 'only core/errors and core/storefront compare error codes of the server',
    check: find(COMPARED_CODE, file => /^core\/(errors|storefront)\//.test(file)),
    planted: {
      'wallets/paypal/index.ts': "const isGone = (code: string) => code === 'MERCHANDISE_OUT_OF_STOCK';",
      'ui/elements/define.ts': "const isGone = (code: string) => 'MERCHANDISE_OUT_OF_STOCK' !== code;",
      'core/purchase/queue.ts': "const isGone = (code: string) => ['TIMEOUT', 'NETWORK'].includes(code);",
    },
  },
  {
    name: 'nobody imports telemetry or debug',
    check: forbid(({ from, to }) => LOADED_ON_DEMAND.test(to) && dirname(from) !== dirname(to)),
    planted: {
      'index.ts': "import { toFrames } from './telemetry/exceptions';",
      'core/platform/errors.ts': "const explain = () => import('../../telemetry/debug');",
    },
  },
  {
    name: 'no source imports a file outside of src',
    check: forbid(({ to }) => to.startsWith('..')),
    planted: { 'index.ts': "import { createShop } from '../sandbox/server/server';" },
  },
  {
    name: 'only the entry of a purchase navigates',
    check: find(
      /\blocation\.(assign|replace|reload)\b|\blocation(\.\w+)? = |\b(requestSubmit|form\.submit|pushState|replaceState)\(/,
      file => file === PURCHASE,
    ),
    planted: {
      'wallets/shop-pay/index.ts': 'const leave = (url: string) => location.assign(url);',
      'core/purchase/end.ts': 'const leave = (url: string) => void (location.href = url);',
    },
  },
  {
    name: 'only the end of a purchase gets what navigates and what shows a dialog',
    check: sources => [
      ...reserve('showDialog', 'ui/dialog/modal.tsx', PURCHASE)(sources),
      ...find(/\beffects\./, file => file === 'core/purchase/end.ts')(sources),
      // Besides their declarations, both names occur only in this call.
      ...find(
        /^(?![\s\S]*create\(details, status, \{ navigate, showDialog, announce \}\))|(\b(navigate|showDialog)\b[\s\S]*){5}/,
        file => file !== PURCHASE,
      )(sources),
    ],
    planted: {
      [PURCHASE]: "navigate('/');",
      'ui/elements/consent-text.ts': "import { showDialog } from '../dialog/modal';",
      'core/purchase/submit.ts': "const leave = (context: any) => context.effects.navigate('/');",
    },
  },
  {
    name: 'the only other dialog is the cancellation policy, opened by its link',
    check: sources => [
      ...reserve('openModal', 'ui/dialog/modal.tsx', PURCHASE)(sources),
      ...reserve('', 'ui/dialog/policy.tsx', 'ui/elements/consent-text.ts')(sources),
      ...find(/\bopenModal\(\{ /, file => /^ui\/dialog\/(policy|modal)\.tsx$/.test(file))(sources),
      ...find(/\bshow(Modal|Popover)?\(\)/, file => file === 'ui/dialog/modal.tsx')(sources),
    ],
    planted: {
      'entries/consent.ts': "import { openPolicy } from '../ui/dialog/policy';",
      'ui/elements/cart-element.tsx': "import { openModal } from '../dialog/modal';",
      'ui/elements/consent-text.ts': "const warn = (from: any) => from.openModal({ title: '' });",
      'ui/elements/define.ts': 'const open = (dialog: HTMLDialogElement) => dialog.showModal();',
    },
  },
  {
    name: 'no source opens a window of the browser',
    check: find(/\bwindow\.(open|alert|confirm|prompt)\(|(?<![.\w])(alert|confirm|prompt)\(/),
    planted: {
      'wallets/paypal/index.ts': "const pay = () => window.open('/');",
      'core/platform/errors.ts': "const warn = () => alert('');",
    },
  },
  {
    name: 'importing a file has no side effect, except for entries',
    check: async sources => (await findActing(sources)).filter(file => !/^(index\.ts|entries\/)/.test(file)),
    planted: {
      'core/platform/wait.ts': 'addEventListener("load", () => {});',
      'core/page/attributes.ts': 'export const language = document.documentElement.lang;',
      'core/platform/schedule.ts': 'export const nextTask = wait(0);',
    },
  },
  {
    name: 'no source reduces an array, because prototype.js 1.6 overrides the method',
    check: find(/\.reduce\(/),
    planted: { 'core/i18n/messages.ts': 'const sum = (all: number[]) => all.reduce((a, b) => a + b);' },
  },
  {
    name: 'no source imports the default or the namespace of React, which add 2.3 kB',
    check: forbid(({ to, clause, isType }) => /^react/.test(to) && !isType && !/^\{/.test(clause)),
    planted: { 'ui/elements/cart-element.tsx': "import React from 'react';" },
  },
  {
    name: 'no source imports a hook, because the bundle has none',
    check: forbid(({ to, clause }) => /^@?p?react\b/.test(to) && /\buse[A-Z]/.test(clause)),
    planted: { 'ui/elements/cart-element.tsx': "import { useState } from 'react';" },
  },
  {
    name: "elements are created by JSX, which keeps them from reading the page's Object.prototype",
    check: forbid(({ to, clause }) => /^react/.test(to) && /\b(createElement|cloneElement)\b/.test(clause)),
    planted: { 'ui/elements/cart-element.tsx': "import { createElement } from 'react';" },
  },
  {
    name: 'only bugs and mistakes of the embedding developer throw',
    check: find(/\bthrow new (?!DeveloperError\b)/, file => THROWING.includes(file) || isAdapter(file)),
    planted: { 'core/purchase/submit.ts': "const refuse = () => { throw new Error('declined'); };" },
  },
  {
    name: 'the bundle has only preact, signals and urql',
    check: forbid(({ to, isPackage }) => isPackage && !BUNDLED.includes(toPackage(to))),
    planted: { 'core/i18n/messages.ts': "import { Big } from 'big.js';" },
  },
];

for (const { name, check, planted } of RULES) {
  test(name, async () => {
    assert.equal(await check(sources), []);
  });

  test(`detects a violation: ${name}`, async () => {
    const changed = new Map(sources);
    for (const [file, code] of Object.entries(planted))
      changed.set(file, `${sources.get(file) ?? ''}\n${code}\n`);
    const violations = await check(changed);
    for (const file of Object.keys(planted))
      assert.ok(
        violations.some(each => each.split(' ')[0] === file),
        `not detected in ${file}`,
      );
  });
}

test.run();
