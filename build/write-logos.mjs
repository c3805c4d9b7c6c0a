import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of the drawings; the package lets nobody ask for its own `package.json`. */
const ICONS = import.meta.resolve('simple-icons/icons/simpleicons.svg');

/** Colour of the drawing, by the background that it is for. */
const INKS = { light: '#1b1b1d', dark: '#ffffff' };

const HEIGHT = 24;
const LETTER_WIDTH = 9;

/**
 * Writes the wallets' logos into `logos/` as `<instrument>-<background>.svg`, for example `apple-pay-light.svg`: what
 * stands on a light background is dark. A brand kit replaces the files, not the names.
 *
 * @param {string} dist
 * @param {import('../src/wallets/registry').Row[]} registrations rows of the registry: what has a brand has a logo, drawn in `simple-icons` or else its name
 * @returns each file with where its drawing is from, and under which licence
 */
export async function writeLogos(dist, registrations) {
  const folder = join(dist, 'logos');
  await mkdir(folder, { recursive: true });
  const { version, license } = JSON.parse(await readFile(new URL('../package.json', ICONS), 'utf8'));
  const rows = [];
  for (const { instrument, brand, logo } of registrations) {
    if (!brand) continue;
    const drawing = logo ? await drawIcon(logo) : drawName(brand);
    const source = logo ? `simple-icons ${version}, ${logo.icon}` : 'neutral placeholder of our own';
    for (const [background, ink] of Object.entries(INKS)) {
      const file = `logos/${toKebab(instrument)}-${background}.svg`;
      await writeFile(join(dist, file), toSvg(brand, drawing, ink));
      rows.push({ file, source, licence: logo ? license : 'MIT' });
    }
  }
  return rows;
}

/**
 * `PayPal` -> `pay-pal`: the file of an instrument can be told from its name alone.
 *
 * @param {string} instrument
 */
export function toKebab(instrument) {
  return instrument.replace(/\B[A-Z]/g, '-$&').toLowerCase();
}

/** @param {{ icon: string; box: string }} logo */
async function drawIcon({ icon, box }) {
  const svg = await readFile(new URL(`${icon}.svg`, ICONS), 'utf8');
  const [, path] = svg.match(/<path d="([^"]+)"/) ?? [];
  if (!path) throw new Error(`simple-icons/icons/${icon}.svg has no path`);
  return { box, body: `<path d="${path}"/>` };
}

/**
 * Stretched to its length, so that no font of any system cuts it off.
 *
 * @param {string} name
 */
function drawName(name) {
  const width = name.length * LETTER_WIDTH;
  const font = 'font-family="system-ui,sans-serif" font-size="16" font-weight="600"';
  return {
    box: `0 0 ${width} ${HEIGHT}`,
    body: `<text x="0" y="17.5" textLength="${width}" lengthAdjust="spacingAndGlyphs" ${font}>${name}</text>`,
  };
}

/**
 * @param {string} name
 * @param {{ box: string; body: string }} drawing
 * @param {string} ink
 */
function toSvg(name, { box, body }, ink) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" fill="${ink}"><title>${name}</title>${body}</svg>\n`;
}
