import { fileURLToPath } from 'node:url';
import { aliases, modern } from './aliases.mjs';
import { evaluatePlugin } from './evaluate-plugin.mjs';
import { frozenPlugin } from './frozen-plugin.mjs';
import { graphqlPlugin } from './graphql-plugin.mjs';
import { ENDING, localesPlugin } from './locales-plugin.mjs';
import { maps } from './maps.mjs';
import { minifyPlugin } from './minify-plugin.mjs';
import { RELEASE } from './write-manifest.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stub = fileURLToPath(new URL('graphql-stub.mjs', import.meta.url));
const hooks = fileURLToPath(new URL('hooks-stub.mjs', import.meta.url));

/** What is worked out from the registry here, so that no page has to. */
const EVALUATED = ['src/wallets/page-registry.ts', 'src/telemetry/wallet-tables.ts'];

/**
 * What all files are built with, and the floor that they are measured against. `absWorkingDir`: aliases are looked up from there.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const options = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  metafile: true,
  jsx: 'automatic',
  jsxImportSource: 'react',
  alias: { ...aliases, ...modern, '@0no-co/graphql.web': stub, 'preact/hooks': hooks },
  // No page of a shop is debugged with the extension.
  define: {
    'window.__PREACT_SIGNALS_DEVTOOLS__': 'false',
    RELEASE: `"${RELEASE}"`,
    ENDING: `"${ENDING}"`,
    // Is written as 1/0.
    'Number.POSITIVE_INFINITY': 'Infinity',
  },
  plugins: [evaluatePlugin(EVALUATED), graphqlPlugin(), frozenPlugin(), localesPlugin(), minifyPlugin(maps)],
  logLevel: 'warning',
};
