import { type Html, html } from '../web/html';
import type { Visit } from '../web/visit';
import type { Shown } from './bodies';
import { productExample } from './examples';
import { TITLES } from './titles';

/** What themes lay behind the buttons, greys next to the threshold among them. */
const GROUNDS: [name: string, color: string][] = [
  ['black', '#000000'],
  ['grey 69', '#454545'],
  ['grey 70', '#464646'],
  ['grey 71', '#474747'],
  ['blue', '#1747c9'],
  ['wine', '#6f1a2b'],
  ['green', '#2e7d32'],
  ['grey 128', '#808080'],
  ['yellow', '#ffe45c'],
  ['white', '#ffffff'],
];

export function backgrounds(visit: Visit, { wallet: one }: Shown): Html {
  const shown = Object.entries(TITLES).filter(([wallet]) => !one || wallet === one);
  return html`${GROUNDS.map(([name, color]) => {
    const light = luminance(color);
    return html`<section class="ground" style="background: ${color}; color: ${light > 110 ? '#000' : '#fff'}">
      <h2 lang="en">${name} <small>${color}, luminance ${Math.round(light)}</small></h2>
      <div class="examples">${shown.map(([wallet, caption]) => productExample(visit, { wallet, caption }))}</div>
    </section>`;
  })}`;
}

/** Relative luminance of sRGB's components as they are, from 0 to 255. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
