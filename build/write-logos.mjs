import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of the drawings; the package lets nobody ask for its own `package.json`. */
const ICONS = import.meta.resolve('simple-icons/icons/simpleicons.svg');

/** Colour of the drawing, by the background that it is for. */
const INKS = { light: '#1b1b1d', dark: '#ffffff' };

/** The drawing, in the pixels in which a button shows it: capital letters stand from `CAP_TOP` to the base line. */
const HEIGHT = 20;
const CAP_TOP = 4;
const CAP_HEIGHT = 12;
/** What separates a sign from its name. */
const GAP = 5;
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
  for (const { instrument, brand, logo, logoWidth } of registrations) {
    if (!brand) continue;
    const width = logoWidth ?? brand.length * LETTER_WIDTH;
    const body = logo ? await drawIcon(logo, brand, width) : drawName(brand, 0);
    const source = logo ? `simple-icons ${version}, ${logo.icon}` : 'neutral placeholder of our own';
    for (const [background, ink] of Object.entries(INKS)) {
      const file = `logos/${toKebab(instrument)}-${background}.svg`;
      await writeFile(join(dist, file), toSvg(brand, width, body, ink));
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

/**
 * Draws an icon, in the middle where it has no name beside it.
 *
 * @param {NonNullable<import('../src/wallets/registry').Row['logo']>} logo
 * @param {string} name
 * @param {number} width
 */
async function drawIcon({ icon, box, frames = 0, isSign }, name, width) {
  const svg = await readFile(new URL(`${icon}.svg`, ICONS), 'utf8');
  const [, path] = svg.match(/<path d="([^"]+)"/) ?? [];
  if (!path) throw new Error(`simple-icons/icons/${icon}.svg has no path`);
  const [left = 0, top = 0, boxWidth = 0, boxHeight = 0] = box.split(' ').map(Number);
  const scale = Math.min(CAP_HEIGHT / boxHeight, width / boxWidth);
  const shown = boxWidth * scale;
  const x = (isSign ? 0 : (width - shown) / 2) - left * scale;
  const y = CAP_TOP - top * scale;
  const place = [x, y].map(round).join(' ');
  const drawn = `<path transform="translate(${place}) scale(${round(scale)})" d="${omitOutlines(path, frames)}"/>`;
  return isSign ? drawn + drawName(name, shown + GAP) : drawn;
}

/** @param {number} value */
const round = value => Number(value.toFixed(3));

/**
 * Leaves out the first outlines of a path. The next one begins where they began, because they are closed.
 *
 * @param {string} path in which each outline but the first begins with a relative `m`
 * @param {number} count
 */
function omitOutlines(path, count) {
  const outlines = path.split(/(?<=z)/i);
  const START = /^m\s*(-?\d*\.?\d+)[ ,]*(-?\d*\.?\d+)/i;
  let [x, y] = [0, 0];
  for (const outline of outlines.slice(0, count + 1)) {
    const [, right, down] = START.exec(outline) ?? [];
    [x, y] = [x + Number(right), y + Number(down)];
  }
  const [first = '', ...others] = outlines.slice(count);
  return `M${round(x)} ${round(y)}${first.replace(START, '')}${others.join('')}`;
}

/**
 * Stretched to its length, so that no font of any system cuts it off.
 *
 * @param {string} name
 * @param {number} left
 */
function drawName(name, left) {
  const length = `textLength="${name.length * LETTER_WIDTH}" lengthAdjust="spacingAndGlyphs"`;
  const font = 'font-family="system-ui,sans-serif" font-size="16.5" font-weight="600"';
  return `<text x="${round(left)}" y="${CAP_TOP + CAP_HEIGHT}" ${length} ${font}>${name}</text>`;
}

/**
 * @param {string} name
 * @param {number} width
 * @param {string} body
 * @param {string} ink
 */
function toSvg(name, width, body, ink) {
  const size = `width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" fill="${ink}"><title>${name}</title>${body}</svg>\n`;
}
