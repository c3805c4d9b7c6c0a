import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { aliases } from '../../build/aliases.mjs';

/** @type {ReturnType<typeof makeCompiler> | undefined} */
let compiler;

/** Only what has a document pays for the schema and for the library that reads it. */
async function makeCompiler() {
  const { compileGraphql, readUnstableSchema } = await import('../../build/compile-graphql.mjs');
  const schema = await readUnstableSchema();
  return (/** @type {string} */ path) => compileGraphql(path, schema);
}

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const alias = aliases[specifier];
  if (alias) return next(alias, context);
  if (specifier.startsWith('.') && context.parentURL?.startsWith('file:')) {
    const base = join(dirname(fileURLToPath(context.parentURL)), specifier);
    for (const ending of ['.ts', '.tsx', '/index.ts'])
      if (existsSync(base + ending)) return next(pathToFileURL(base + ending).href, context);
  }
  return next(specifier, context);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  const path = url.startsWith('file:') && !url.includes('/node_modules/') ? fileURLToPath(url) : '';
  if (path.endsWith('.graphql')) {
    compiler ??= makeCompiler();
    const compile = await compiler;
    const { code } = await compile(path);
    return { format: 'module', source: code, shortCircuit: true };
  }
  if (!/\.tsx?$/.test(path)) return next(url, context);
  const { code } = await transform(await readFile(path, 'utf8'), {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcefile: path,
    jsx: 'automatic',
    jsxImportSource: 'react',
    // Files of the tests stand in no folder of a release.
    define: { RELEASE: '"."', ENDING: '""' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
