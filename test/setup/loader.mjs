import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { aliases } from '../../build/aliases.mjs';
import { compileGraphql, readUnstableSchema } from '../../build/compile-graphql.mjs';

let schema;

async function isFile(path) {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}

export async function resolve(specifier, context, next) {
  const alias = aliases[specifier];
  if (alias) return next(alias, context);
  if (specifier.startsWith('.') && context.parentURL?.startsWith('file:')) {
    const base = join(dirname(fileURLToPath(context.parentURL)), specifier);
    for (const ending of ['.ts', '.tsx', '/index.ts'])
      if (await isFile(base + ending)) return next(pathToFileURL(base + ending).href, context);
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  const path = url.startsWith('file:') && !url.includes('/node_modules/') ? fileURLToPath(url) : '';
  if (path.endsWith('.graphql')) {
    schema ??= readUnstableSchema();
    const { code } = await compileGraphql(path, await schema);
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
  });
  return { format: 'module', source: code, shortCircuit: true };
}
