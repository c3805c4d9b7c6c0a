import { fileURLToPath } from 'node:url';

/**
 * Aliases that provide the React API by preact, for the build and the tests.
 *
 * @type {Record<string, string>}
 */
export const aliases = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': fileURLToPath(new URL('jsx-runtime.mjs', import.meta.url)),
};

/** Aliases of the modern builds of signals, which the packages export only for Node. They save 133 B brotli. */
export const modern = {
  '@preact/signals': './node_modules/@preact/signals/dist/signals.mjs',
  '@preact/signals-core': './node_modules/@preact/signals-core/dist/signals-core.mjs',
};
