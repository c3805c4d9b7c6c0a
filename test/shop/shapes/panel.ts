import { type Html, html } from '../web/html';
import { ACTIONS, REQUESTS } from './actions';

const buttons = (kind: string, table: Record<string, string>) =>
  html`<p>${Object.entries(table).map(
    ([name, what]) =>
      html`<button type="button" class="button button--quiet" data-${kind}="${name}" title="${what}">${name}</button> `,
  )}</p>`;

/** Lets a person do to the page what themes and apps do. */
export const panel: Html = html`<aside class="panel-card" data-shape-panel>
  <h2>What the theme does</h2>
  ${buttons('act', ACTIONS)}
  <h2>How it adds to the cart</h2>
  ${buttons('request', REQUESTS)}
  <p><a class="link" href="/shapes">All shapes</a></p>
</aside>`;
