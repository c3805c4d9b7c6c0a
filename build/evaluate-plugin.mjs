import { relative, sep } from 'node:path';
import { build } from 'esbuild';

/**
 * Returns the exports of a source file, evaluated in Node. It must need neither a page nor a package.
 *
 * @param {string} file
 * @returns {Promise<Record<string, any>>}
 */
export async function evaluate(file) {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, format: 'esm' });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
}

/**
 * Replaces source files by their exports, evaluated at build time: data, and strings.
 *
 * @param {string[]} files paths inside the project
 * @returns {import('esbuild').Plugin}
 */
export function evaluatePlugin(files) {
  return {
    name: 'evaluate',
    setup({ initialOptions, onLoad }) {
      onLoad({ filter: /[\\/]src[\\/](wallets|telemetry|debug)[\\/]/ }, async ({ path }) => {
        const file = relative(initialOptions.absWorkingDir ?? '', path)
          .split(sep)
          .join('/');
        if (!files.includes(file)) return undefined;
        const exported = Object.entries(await evaluate(path));
        return {
          contents: exported.map(([name, value]) => `export const ${name}=${toLiteral(value)};`).join(''),
        };
      });
    },
  };
}

/**
 * As JSON, but for objects without a prototype, which stay without one.
 *
 * @param {unknown} value
 * @returns {string}
 */
function toLiteral(value) {
  if (Object(value) !== value) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toLiteral)}]`;
  const members = Object.entries(Object(value)).map(
    ([name, member]) => `${JSON.stringify(name)}:${toLiteral(member)}`,
  );
  if (!Object.getPrototypeOf(value)) members.unshift('__proto__:null');
  return `{${members}}`;
}
