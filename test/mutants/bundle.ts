import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, transform } from 'esbuild';
import { load } from '../../build/loader.mjs';

const folder = await mkdtemp(join(tmpdir(), 'mutants-'));

const compiled = new Map<string, Promise<string>>();

/** Compiles a file like the tests' loader, with its own URL. */
async function compile(path: string): Promise<string> {
  const url = pathToFileURL(path).href;
  const { source } = await load(url, {} as Parameters<typeof load>[1], () => {
    throw new Error(`No test imports ${path}`);
  });
  const code = String(source);
  if (!code.includes('import.meta.url')) return code;
  return (await transform(code, { format: 'esm', define: { 'import.meta.url': JSON.stringify(url) } })).code;
}

/** Reads files like the tests' loader, except one. Packages and generated files stay external. */
const read = (path: string, source: string): Plugin => ({
  name: 'sources',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^.]/ }, ({ kind, path: name }) => {
      if (kind === 'entry-point') return;
      return { path: import.meta.resolve(name), external: true };
    });
    onResolve({ filter: /\.mjs$/ }, ({ resolveDir, path: name }) => ({
      path: resolve(resolveDir, name),
      external: true,
    }));
    onLoad({ filter: /\.(tsx?|graphql)$/ }, async ({ path: file }) => {
      if (file === path) return { contents: source };
      if (!compiled.has(file)) compiled.set(file, compile(file));
      return { contents: (await compiled.get(file)) ?? '' };
    });
  },
});

let count = 0;

/**
 * Bundles tests and their imports into one program for a worker.
 *
 * @param path the module to replace with `source`
 */
export async function bundle(tests: string[], path: string, source: string): Promise<string> {
  const outfile = join(folder, `${count++}.mjs`);
  const { outputFiles } = await build({
    stdin: {
      contents: [
        // Installs the page first, as in a run of all tests.
        "await import('./test/run/dom');",
        ...tests.map(test => `await import('./${test}'); await playFile();`),
      ].join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    write: false,
    logLevel: 'error',
    plugins: [read(resolve(path), source)],
  });
  await writeFile(outfile, outputFiles[0]?.contents ?? '');
  return outfile;
}
