import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Drawings on a light background, from simple-icons 16.37.0 (CC0-1.0). Capitals are 12 px high, from y 4 to 16. */
const DRAWINGS = new URL('../src/wallets/logos/', import.meta.url);

/** Colour of the drawing, by the background that it is for. */
const INKS = { light: '#1b1b1d', dark: '#ffffff' };

const LETTER_WIDTH = 9;

/**
 * Writes the wallets' logos into `logos/` as `<instrument>-<background>.svg`, for example `apple-pay-light.svg`. A wallet without a
 * drawing gets its name.
 *
 * @param {string} dist
 * @param {import('../src/wallets/registry').RegistryRow[]} rows of the registry; one without a brand has no logo
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
      files.push({ file });
    }
  }
  return files;
}

/** `PayPal` -> `pay-pal`. @param {string} instrument */
export const toKebab = instrument => instrument.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** Draws a name. Its letters are moved, not stretched, so that a wider font isn't cut off. @param {string} name */
function drawName(name, width = name.length * LETTER_WIDTH) {
  const size = `width="${width}" height="20" viewBox="0 0 ${width} 20"`;
  const length = `textLength="${name.length * LETTER_WIDTH}"`;
  const font = 'font-family="Helvetica,Arial,sans-serif" font-size="16" font-weight="600"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" fill="${INKS.light}"><title>${name}</title><text x="0" y="16" ${length} ${font}>${name}</text></svg>\n`;
}
