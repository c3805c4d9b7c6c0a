import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parse } from 'acorn';
import { transform } from 'esbuild';
import MagicString from 'magic-string';
import { analyzeModule } from './analyze-module.mjs';
import { toEditedMap } from './minify.mjs';

/**
 * Links lazy bundles with the first one. Sources import each other normally. In a lazy bundle an import of a module of the first bundle
 * becomes a parameter of the one function that the bundle exports. The first bundle gets a generated table of these values.
 *
 * @typedef {import('esbuild').Metafile} Metafile
 * @typedef {{ metafile?: Metafile | undefined }} Built
 */

/** Prefix of the imports that become parameters. */
const PREFIX = 'linker:';

/**
 * Creates the linker of a build.
 *
 * @param {object} lists
 * @param {string[]} lists.copied paths of modules without state that each bundle copies
 * @param {string[]} lists.shared paths of modules with state that only lazy bundles import, and that the first bundle contains
 */
export function createLinker({ copied, shared }) {
  /** Parameters of lazy bundles as `path#name`, in the order of their numbers. @type {string[]} */
  const table = [];
  /** Modules of the first bundle. @type {Set<string>} */
  let first = new Set();
  /** Sources of lazy bundles by the module of the first one that they import. @type {Map<string, Set<string>>} */
  const importers = new Map();

  return {
    /**
     * Starts a build: clears the table, and lists the modules of the first bundle.
     *
     * @param {() => Promise<Built>} scan
     */
    async begin(scan) {
      table.length = 0;
      importers.clear();
      first = new Set([...listInputs(await scan()).keys(), ...shared]);
    },

    /** Adds the table to the first bundle. @type {import('esbuild').Plugin} */
    first: {
      name: 'linker-first',
      setup({ onResolve, onLoad, initialOptions: { absWorkingDir: resolveDir = '' } }) {
        onResolve({ filter: /^linker:table$/ }, ({ path }) => ({ path, namespace: 'linker' }));
        onLoad({ filter: /./, namespace: 'linker' }, () => ({ contents: writeTable(table), resolveDir }));
      },
    },

    /** Turns a lazy bundle into a function. @type {import('esbuild').Plugin} */
    lazy: {
      name: 'linker-lazy',
      setup({ onResolve, onEnd, resolve, initialOptions: { absWorkingDir: root = '' } }) {
        onResolve({ filter: /./ }, async ({ path, kind, pluginData, importer, namespace, resolveDir }) => {
          if (pluginData === PREFIX || kind === 'entry-point') return undefined;
          const options = { kind, importer, namespace, resolveDir, pluginData: PREFIX };
          const found = toPath(root, (await resolve(path, options)).path);
          if (!first.has(found) || copied.includes(found)) return undefined;
          importers.set(found, (importers.get(found) ?? new Set()).add(toPath(root, importer)));
          return { path: PREFIX + found, external: true, sideEffects: false };
        });
        onEnd(({ outputFiles = [] }) => {
          for (const file of outputFiles.filter(({ path }) => path.endsWith('.js'))) {
            const map = outputFiles.find(({ path }) => path === `${file.path}.map`);
            const linked = link(file.text, table);
            if (map) map.contents = Buffer.from(toEditedMap(linked, map.text));
            file.contents = Buffer.from(linked.toString());
          }
        });
      },
    },

    /**
     * Checks the built bundles.
     *
     * @param {string} root
     * @param {Built[]} built
     * @throws with each module that has state in two bundles, and each parameter that its module reassigns, with their importers
     */
    async check(root, built) {
      const faults = [
        ...(await findSplitState(root, built)),
        ...(await findSnapshots(root, table, importers)),
      ];
      if (faults.length) throw new Error(faults.join('\n'));
    },
  };
}

/**
 * @param {string} root
 * @param {string} path
 */
const toPath = (root, path) => relative(root, path).split(sep).join('/');

/** @param {string[]} table */
function writeTable(table) {
  const imports = table.map((value, index) => {
    const [path, name] = value.split('#');
    return `import{${name} as _${index}}from${JSON.stringify(`./${path}`)};`;
  });
  // Filled at the first call, because a top-level array would be evaluated before the modules of an import cycle.
  return `${imports.join('')}let table;export const getTable=()=>table??=[${table.map((_, index) => `_${index}`)}]`;
}

/**
 * Rewrites a bundle as a function of the table: `export default table=>{const{3:t}=table;…return{createPurchase}}`.
 *
 * @param {string} text
 * @param {string[]} table receives the parameters of the bundle
 */
export function link(text, table) {
  const edited = new MagicString(text);
  const { body } = parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  /** Local names by their numbers. @type {Map<number, string>} */
  const taken = new Map();
  /** esbuild repeats an import for each source that has it. The first local name replaces the others. @type {Map<string, string>} */
  const aliases = new Map();
  let isClosed = false;
  for (const node of body) {
    const { start, end } = node;
    if (node.type === 'ImportDeclaration') {
      const path = String(node.source.value).replace(PREFIX, '');
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ImportNamespaceSpecifier')
          throw new Error(`${path} can't be imported as a namespace. Import names.`);
        const name = specifier.type === 'ImportSpecifier' ? Object(specifier.imported).name : 'default';
        const number = toNumber(`${path}#${name}`, table);
        const known = taken.get(number);
        if (known) aliases.set(specifier.local.name, known);
        else taken.set(number, specifier.local.name);
      }
      edited.remove(start, end);
    } else if (node.type === 'ExportNamedDeclaration' && !node.declaration) {
      const members = node.specifiers.map(({ exported, local }) => {
        const { name } = Object(local);
        return `${Object(exported).name}:${aliases.get(name) ?? name}`;
      });
      // Without a prototype, so that a missing export is not read from `Object.prototype`.
      edited.overwrite(start, end, `return{__proto__:null,${members}}};`);
      isClosed = true;
    } else
      for (const { start, end, name, isShorthand } of listReferences(node)) {
        const known = aliases.get(name);
        if (known) edited.overwrite(start, end, isShorthand ? `${name}:${known}` : known);
      }
  }
  const [{ start } = { start: 0 }] = body;
  if (!isClosed) throw new Error('A lazy bundle must have an export.');
  const names = [...taken].map(([number, name]) => `${number}:${name}`);
  edited.prependRight(start, `export default table=>{const{${names}}=table;`);
  return edited;
}

/**
 * Lists the identifiers of a syntax tree, except names of properties. esbuild gives variables in functions other names than those of
 * the module, so that none of them is hidden.
 *
 * @param {any} node
 * @returns {{ start: number; end: number; name: string; isShorthand?: boolean }[]}
 */
function listReferences(node) {
  if (node?.type === 'Identifier') return [node];
  if (Object(node) !== node) return [];
  const { computed = true, property, key, shorthand, value } = node;
  if (shorthand && value.type === 'Identifier') return [{ ...value, isShorthand: true }];
  return Object.values(node).flatMap(part =>
    computed || (part !== property && part !== key) ? listReferences(part) : [],
  );
}

/**
 * @param {string} value
 * @param {string[]} table
 */
function toNumber(value, table) {
  const index = table.indexOf(value);
  return index < 0 ? table.push(value) - 1 : index;
}

/**
 * Lists the bundles that contain each module.
 *
 * @param {Built[]} built
 */
function listInputs(...built) {
  /** @type {Map<string, [output: string, metafile: Metafile][]>} */
  const holders = new Map();
  for (const { metafile } of built)
    for (const [output, { inputs }] of Object.entries(metafile?.outputs ?? {}))
      for (const [path, { bytesInOutput }] of Object.entries(inputs))
        if (bytesInOutput && metafile) holders.set(path, [...(holders.get(path) ?? []), [output, metafile]]);
  return holders;
}

/**
 * @param {string} root
 * @param {Built[]} built
 */
async function findSplitState(root, built) {
  const faults = [];
  for (const [path, holders] of listInputs(...built)) {
    if (holders.length < 2) continue;
    const { state } = await analyze(root, path);
    if (!state.length) continue;
    const lines = holders.map(([output, { inputs }]) => {
      const importer = Object.keys(inputs).find(each =>
        inputs[each]?.imports.some(imported => imported.path === path),
      );
      return `${output.replace(/^.*\//, '')} by the import of ${importer ?? 'its entry'}`;
    });
    faults.push(
      `${path} keeps ${state.join(', ')} and is in ${lines.join(', in ')}. A page must have this state once: list the module in SHARED of bundles.mjs, or move the state.`,
    );
  }
  return faults;
}

/**
 * @param {string} root
 * @param {string[]} table
 * @param {Map<string, Set<string>>} importers
 */
async function findSnapshots(root, table, importers) {
  const faults = [];
  for (const value of table) {
    const [path = '', name = ''] = value.split('#');
    const { reassigned } = await analyze(root, path);
    if (reassigned.includes(name))
      faults.push(
        `${[...(importers.get(path) ?? [])].join(', ')}: ${name} is imported from ${path}, which reassigns it. A lazy bundle would keep the first value: export a function that returns it.`,
      );
  }
  return faults;
}

/**
 * @param {string} root
 * @param {string} path of a module
 */
async function analyze(root, path) {
  const [, ending] = /\.([jt]sx?|mjs)$/.exec(path) ?? [];
  if (!ending) return { state: [], reassigned: [] };
  const text = await readFile(join(root, path), 'utf8');
  const loader = ending === 'mjs' ? 'js' : /** @type {import('esbuild').Loader} */ (ending);
  const { code } = await transform(text, { loader, jsx: 'automatic', format: 'esm', target: 'es2022' });
  return analyzeModule(code);
}
