import { fileURLToPath } from 'node:url';

const jsx = fileURLToPath(new URL('jsx-runtime.mjs', import.meta.url));

/**
 * The React API on preact: what an import of the left name gets. One list for the build and for the tests.
 *
 * @type {Record<string, string>}
 */
export const aliases = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': jsx,
  // The JSX transform imports this name.
  'preact/jsx-runtime': jsx,
};

/** The builds of signals for modern browsers, which the packages keep for `import` in Node: 133 B brotli less. */
export const modern = {
  '@preact/signals': './node_modules/@preact/signals/dist/signals.mjs',
  '@preact/signals-core': './node_modules/@preact/signals-core/dist/signals-core.mjs',
};
