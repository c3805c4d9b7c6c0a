import { toolPage } from '../panel/tool-page';
import { html } from '../web/html';
import { reply } from '../web/reply';
import type { Route } from '../web/route';
import { shapePage } from './page';
import type { Shape } from './shape';
import { shapes } from './shapes';
import { ways } from './ways';
import { serveWorker } from './worker';

export const shapeRoutes: Route[] = [
  ['GET', /^\/shapes$/, listPage],
  ['GET', /^\/shapes\/(?<id>P\d\d)$/, shapePage],
  ['GET', /^\/shapes\/worker\.js$/, serveWorker],
];

/** All shapes in all ways of loading. */
function listPage(): Response {
  const items = Object.entries(shapes).map(
    ([id, shape]) => html`<li class="card"><h2><a href="/shapes/${id}">${id}</a></h2>
      <p>${describe(shape)}</p>
      <details><summary>Loaded in another way</summary><p>${[...Object.keys(ways), 'navigation'].map(
        way => html`<a href="/shapes/${id}?load=${way}">${way}</a> `,
      )}</p></details></li>`,
  );
  const body = html`<main class="shapes"><p>Forms, carts and ways of loading as public shops have them. Each page lets you do to it what themes and apps do.</p>
    <ul class="grid">${items}</ul></main>`;
  return reply(
    toolPage({ title: 'Shapes of real pages', path: '/shapes', sheets: ['/panel/shapes.css'], body }),
  );
}

/** What the list says of a submit button that is somewhere else than in its form. */
const SUBMITS: Partial<Record<NonNullable<Shape['product']>['submit'], string>> = {
  'sold out': ', sold out',
  'in a twin': ', its submit button in a second form of the same id',
  none: ', no submit button',
};

function describe({ locale, country, currency, product, cart }: Shape): string {
  const parts = [
    product && `product with ${product.recommended ?? 'nothing'} recommended${SUBMITS[product.submit] ?? ''}`,
    cart && `cart with ${cart.wallets.join(' and ')}${cart.isInForm ? ' in the form' : ''}`,
  ];
  return `${locale}, ${country}, ${currency}: ${parts.filter(Boolean).join('; ')}`;
}
