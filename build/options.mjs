import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
import { root } from './dist.mjs';
import { graphqlPlugin } from './graphql-plugin.mjs';
import { ENDING, localesPlugin } from './locales.mjs';
import { RELEASE } from './manifest.mjs';
import { maps, toMapFile, toOwnSources } from './maps.mjs';
import { evaluatePlugin } from './registry.mjs';
import { aliases, modern } from './stubs/aliases.mjs';

const stub = fileURLToPath(new URL('stubs/graphql.mjs', import.meta.url));
const hooks = fileURLToPath(new URL('stubs/hooks.mjs', import.meta.url));

/** Modules that the build evaluates, so that no page has to. */
const EVALUATED = ['src/wallets/page-registry.ts', 'src/telemetry/wallet-tables.ts'];

/**
 * Options of all bundles, and of the benchmarks' baseline. `absWorkingDir` is the base of the aliases.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const options = {
  absWorkingDir: root,
  // Source maps are the same if `node_modules` is a link.
  preserveSymlinks: true,
  bundle: true,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  metafile: true,
  jsx: 'automatic',
  jsxImportSource: 'react',
  alias: { ...aliases, ...modern, '@0no-co/graphql.web': stub, 'preact/hooks': hooks },
  // Removes the support of the signals devtools.
  define: {
    'window.__PREACT_SIGNALS_DEVTOOLS__': 'false',
    RELEASE: `"${RELEASE}"`,
    ENDING: `"${ENDING}"`,
    // The minifier shortens it to 1/0.
    'Number.POSITIVE_INFINITY': 'Infinity',
  },
  plugins: [evaluatePlugin(EVALUATED), graphqlPlugin(), frozenPlugin(), localesPlugin(), minifyPlugin(maps)],
  logLevel: 'warning',
};

const CONVERSION = /(\w+)\.prototype\.(valueOf|toString|toJSON)=(function\(\)\{[^{}]*\})/g;

/**
 * Lets signals run in a page with a frozen `Object.prototype`. There a method can't override an inherited one by assignment, but by
 * definition.
 *
 * @returns {import('esbuild').Plugin}
 */
export function frozenPlugin() {
  return {
    name: 'frozen',
    setup(build) {
      build.onLoad({ filter: /signals-core\.m?js$|signals-core\.module\.js$/ }, async ({ path }) => {
        const text = await readFile(path, 'utf8');
        const contents = text.replace(CONVERSION, 'Object.defineProperty($1.prototype,"$2",{value:$3})');
        if (contents === text)
          throw new Error(`${path} has changed. Update frozenPlugin for its assignments to prototypes.`);
        return { contents };
      });
    },
  };
}

/**
 * Keeps all reads of properties, because reading a signal's value subscribes to it.
 *
 * @type {import('terser').CompressOptions}
 */
const COMPRESS = { ecma: 2020, passes: 3, pure_getters: false };

/**
 * Minifies esbuild's output again, which saves 3 % of the brotli bytes.
 *
 * @param {string} [maps] folder for source maps of the minified files; none by default
 * @returns {import('esbuild').Plugin}
 */
export function minifyPlugin(maps) {
  return {
    name: 'minify',
    setup(build) {
      const { initialOptions } = build;
      initialOptions.write = false;
      if (maps) initialOptions.sourcemap = 'external';
      build.onEnd(async ({ outputFiles = [] }) => {
        for (const { path, text } of outputFiles.filter(file => !file.path.endsWith('.map'))) {
          const content = outputFiles.find(file => file.path === `${path}.map`)?.text;
          const { code, map } = await minify(text, {
            module: initialOptions.format === 'esm',
            compress: COMPRESS,
            format: { ecma: 2020, comments: /^!|^# all/ },
            ...(content && { sourceMap: { content, asObject: true } }),
          });
          await write(path, code ?? '');
          if (maps) await write(toMapFile(maps, path), JSON.stringify(toOwnSources(Object(map), path)));
        }
      });
    },
  };
}

/**
 * @param {string} path
 * @param {string} text
 */
async function write(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
