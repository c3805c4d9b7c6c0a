import { type Html, html } from '../web/html';
import type { Visit } from '../web/visit';
import { productExample, TITLES } from './examples';

/** What themes lay behind the buttons, greys next to the threshold among them. */
const GROUNDS: [name: string, color: string][] = [
  ['preto', '#000000'],
  ['cinza 69', '#454545'],
  ['cinza 70', '#464646'],
  ['cinza 71', '#474747'],
  ['azul', '#1747c9'],
  ['vinho', '#6f1a2b'],
  ['verde', '#2e7d32'],
  ['cinza 128', '#808080'],
  ['amarelo', '#ffe45c'],
  ['branco', '#ffffff'],
];

export function backgrounds(visit: Visit): Html {
  return html`${GROUNDS.map(([name, color]) => {
    const light = luminance(color);
    return html`<section class="ground" style="background: ${color}; color: ${light > 110 ? '#000' : '#fff'}">
      <h2>${name} <small>${color}, luminância ${Math.round(light)}</small></h2>
      <div class="examples">${Object.entries(TITLES).map(([wallet, caption]) => productExample(visit, { wallet, caption }))}</div>
    </section>`;
  })}`;
}

/** Relative luminance of sRGB's components as they are, from 0 to 255. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
