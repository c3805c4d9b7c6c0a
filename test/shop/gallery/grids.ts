import { type Html, html } from '../web/html';
import type { Visit } from '../web/visit';
import { cartExample } from './examples';

/** Numbers of wallets, and the widths on both sides of the one at which their row becomes a column. */
const GRIDS: [count: number, widths: number[]][] = [
  [1, [320]],
  [2, [210, 211]],
  [3, [320, 321]],
  [4, [430, 431]],
  [5, [540, 541]],
  [6, [700]],
  [7, [700]],
];

export function grids(visit: Visit): Html {
  return html`${GRIDS.map(
    ([count, widths]) =>
      html`<section class="group"><h2 lang="en">${count} ${count === 1 ? 'wallet' : 'wallets'}</h2><div class="boxes">${widths.map(width => cartExample(visit, count, width))}</div></section>`,
  )}`;
}
