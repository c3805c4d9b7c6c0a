/** Reads the registry of wallets, and generates the tables of the bundles and the logos from it. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SOURCE = fileURLToPath(new URL('../src/wallets/registry.ts', import.meta.url));

/** Drawings on a light background, from simple-icons 16.37.0 (CC0-1.0). Capitals are 12 px high, from y 4 to 16. */
const DRAWINGS = new URL('../src/wallets/logos/', import.meta.url);

/** Colour of the drawing by background. */
const INKS = { light: '#1b1b1d', dark: '#ffffff' };

const LETTER_WIDTH = 9;

/**
 * Evaluates a source file in Node and returns its exports. The file must not need a page or a package.
 *
 * @param {string} file
 * @returns {Promise<Record<string, any>>}
 */
export async function evaluate(file) {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, format: 'esm' });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
}

/**
 * Replaces source files by their exports, which are data, evaluated at build time.
 *
 * @param {string[]} files paths inside the project
 * @returns {import('esbuild').Plugin}
 */
export function evaluatePlugin(files) {
  return {
    name: 'evaluate',
    setup({ onLoad }) {
      const names = files.join('|').replaceAll('/', '[\\\\/]');
      onLoad({ filter: RegExp(`[\\\\/](${names})$`) }, async ({ path }) => {
        const exported = Object.entries(await evaluate(path));
        return {
          contents: exported.map(([name, value]) => `export const ${name}=${toLiteral(value)};`).join(''),
        };
      });
    },
  };
}

/**
 * Serializes a value as JSON, and a regular expression as source code. Objects without a prototype stay without one.
 *
 * @param {unknown} value
 * @returns {string}
 */
function toLiteral(value) {
  if (Object(value) !== value) return JSON.stringify(value);
  if (value instanceof RegExp) return `${value}`;
  if (Array.isArray(value)) return `[${value.map(toLiteral)}]`;
  const members = Object.entries(Object(value)).map(
    ([name, member]) => `${JSON.stringify(name)}:${toLiteral(member)}`,
  );
  if (!Object.getPrototypeOf(value)) members.unshift('__proto__:null');
  return `{${members}}`;
}

/**
 * Reads the rows of the registry by wallet name.
 *
 * @returns {Promise<Record<string, import('../src/wallets/registry').RegistryRow>>}
 */
export const readRegistry = async () => (await evaluate(SOURCE)).rows;

/** The rows at the start of this process. */
export const rows = await readRegistry();

/**
 * Writes the wallets' logos into `logos/` as `<instrument>-<background>.svg`, for example `apple-pay-light.svg`. A wallet without a
 * drawing gets its name.
 *
 * @param {string} dist
 * @param {import('../src/wallets/registry').RegistryRow[]} rows of the registry; one without a brand has no logo
 * @returns names of the files
 */
export async function writeLogos(dist, rows) {
  await mkdir(join(dist, 'logos'), { recursive: true });
  const files = [];
  for (const { instrument, brand, logoWidth } of rows) {
    if (!brand) continue;
    const name = toKebab(instrument);
    const svg = await readFile(new URL(`${name}.svg`, DRAWINGS), 'utf8').catch(() =>
      drawName(brand, logoWidth),
    );
    for (const [background, ink] of Object.entries(INKS)) {
      const file = `logos/${name}-${background}.svg`;
      await writeFile(join(dist, file), svg.replace(INKS.light, ink));
      files.push(file);
    }
  }
  return files;
}

/** `PayPal` -> `pay-pal`. @param {string} instrument */
export const toKebab = instrument => instrument.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** Renders a name as SVG text. Adjusts the spacing, not the glyphs, so that a wider font isn't cut off. @param {string} name */
function drawName(name, width = name.length * LETTER_WIDTH) {
  const size = `width="${width}" height="20" viewBox="0 0 ${width} 20"`;
  const length = `textLength="${name.length * LETTER_WIDTH}"`;
  const font = 'font-family="Helvetica,Arial,sans-serif" font-size="16" font-weight="600"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" fill="${INKS.light}"><title>${name}</title><text x="0" y="16" ${length} ${font}>${name}</text></svg>\n`;
}
