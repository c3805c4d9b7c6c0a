import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { keepCompiled } from './compile-cache.mjs';
import { cutModule, toCutFile } from './cuts.mjs';
import { aliases } from './stubs/aliases.mjs';

/** Replaces the table that the build generates. Sources without a build use no entry of it. */
const TABLE_URL = 'data:text/javascript,export const getTable = () => []';
const ROOT = fileURLToPath(new URL('../', import.meta.url));

/**
 * Node would load urql as CommonJS, whose `require` gets preact/compat without this loader.
 *
 * @type {Record<string, string>}
 */
const ALIASES = { ...aliases, urql: '@urql/core' };

/** Each compiler loads for the first file that is not cached, because the schema alone takes a second. */
const COMPILERS = { graphql: once(makeGraphqlCompiler), script: once(makeScriptCompiler) };

async function makeGraphqlCompiler() {
  const { compileGraphql, readUnstableSchema } = await import('./graphql-plugin.mjs');
  const schema = await readUnstableSchema();
  return (/** @type {string} */ path) => compileGraphql(path, schema);
}

async function makeScriptCompiler() {
  const { transform } = await import('esbuild');
  return async (/** @type {string} */ path) => {
    const { code } = await transform(await readFile(path, 'utf8'), {
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      format: 'esm',
      target: 'node20.10',
      sourcemap: 'inline',
      sourcesContent: false,
      sourcefile: path,
      jsx: 'automatic',
      jsxImportSource: 'react',
      // Sources without a build are in no release folder.
      define: { RELEASE: '"."', LANGUAGE_SUFFIX: '""' },
    });
    return { code, files: [path] };
  };
}

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  if (specifier === 'linker:table') return { url: TABLE_URL, format: 'module', shortCircuit: true };
  const alias = ALIASES[specifier];
  if (alias) return next(alias, context);
  const parent = specifier.startsWith('.') ? context.parentURL : undefined;
  if (!parent?.startsWith('file:')) return next(specifier, context);
  const { href } = new URL(specifier, parent);
  // Package files have full names. Node would search again for each of a thousand.
  if (isPackage(parent)) return { url: href, shortCircuit: true };
  // A test imports its own copy of an entry with a query, which also has its own copies of what the entry imports.
  const { search } = new URL(parent);
  if (search && specifier.endsWith('.js')) return { url: href + search, shortCircuit: true };
  const base = fileURLToPath(href);
  for (const ending of ['.ts', '.tsx', '/index.ts'])
    if (existsSync(base + ending)) return { url: href + ending, format: 'module', shortCircuit: true };
  return next(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  const cutFile = toCutFile(url);
  if (cutFile) {
    const from = fileURLToPath(url);
    const cut = async () => ({ code: await cutModule(cutFile, await readFile(from, 'utf8')), files: [from] });
    return { format: 'module', source: await keepCompiled(from, cut), shortCircuit: true };
  }
  const path = url.startsWith('file:') && !isPackage(url) ? fileURLToPath(url) : '';
  if (path.endsWith('.json') && !context.importAttributes.type) {
    const text = await readFile(path, 'utf8');
    // As in esbuild, each member is an export.
    const source = `export const {${Object.keys(JSON.parse(text))}}=${text}`;
    return { format: 'module', source, shortCircuit: true };
  }
  const ending = /\.(tsx?|graphql)$/.exec(path)?.[1];
  if (!ending) return next(url, context);
  const getCompiler = ending === 'graphql' ? COMPILERS.graphql : COMPILERS.script;
  const compile = async () => (await getCompiler())(path);
  // A file written by a test is read once.
  const source = path.startsWith(ROOT) ? await keepCompiled(path, compile) : (await compile()).code;
  return { format: 'module', source, shortCircuit: true };
}

/** @param {string} url */
const isPackage = url => url.includes('/node_modules/');

/**
 * @template R
 * @param {() => R} make
 */
function once(make) {
  /** @type {R | undefined} */
  let made;
  return () => {
    made ??= make();
    return made;
  };
}
