import { type Html, html } from '../web/html';
import type { Visit } from '../web/visit';
import { productExample, TITLES } from './examples';

const STATES = [
  { caption: 'em repouso' },
  { caption: 'desabilitada', isDisabled: true },
  { caption: 'ocupada', isBusy: true },
  { caption: 'esgotada', isSoldOut: true },
];

/** Each wallet in each state it can have on a product page. */
export function states(visit: Visit): Html {
  return html`${Object.entries(TITLES).map(
    ([wallet, title]) =>
      html`<section class="group"><h2>${title}</h2><div class="examples">${STATES.map(state => productExample(visit, { wallet, ...state }))}</div></section>`,
  )}`;
}
