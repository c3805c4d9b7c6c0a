import { toolPage } from '../../panel/tool-page';
import { ACCESS_TOKEN } from '../../server/store/store';
import { type Html, html, scriptJson } from '../../server/web/html';
import { reply } from '../../server/web/reply';
import type { Route, Visit } from '../../server/web/visit';
import { notFound } from '../layout';
import { readBundle } from '../theme/assets';
import { type Files, foot, head, type LoadMode, loadModes } from './load-modes';
import { cartElement, LEGACY_TOKEN, productSection } from './markup';
import { ACTIONS, REQUESTS } from './script/actions';
import { type Shape, shapes } from './shapes';

export const shapeRoutes: Route[] = [
  ['GET', '/shapes', listPage],
  ['GET', '/shapes/:id{P\\d\\d}', shapePage],
  ['GET', '/shapes/worker.js', serveWorker],
];

/** Lists all shapes with all load modes. */
function listPage(): Response {
  const items = Object.entries(shapes).map(
    ([id, shape]) => html`<li class="card"><h2><a href="/shapes/${id}">${id}</a></h2>
      <p>${describe(shape)}</p>
      <details><summary>Other load modes</summary><p>${[...Object.keys(loadModes), 'navigation'].map(
        mode => html`<a href="/shapes/${id}?load=${mode}">${mode}</a> `,
      )}</p></details></li>`,
  );
  const body = html`<main class="shapes"><p>Forms, carts and load modes of real shops. Each page has buttons for the changes that themes and apps make.</p>
    <ul class="grid">${items}</ul></main>`;
  return reply(toolPage({ title: 'Real page shapes', path: '/shapes', body }));
}

/** Descriptions of unusual submit buttons. */
const SUBMITS: Partial<Record<NonNullable<Shape['product']>['submit'], string>> = {
  'sold out': ', sold out',
  'in a second form': ', its submit button in a second form of the same id',
  none: ', no submit button',
};

function describe({ locale, country, currency, product, cart }: Shape): string {
  const parts = [
    product && `product with ${product.recommended ?? 'nothing'} recommended${SUBMITS[product.submit] ?? ''}`,
    cart && `cart with ${cart.wallets.join(' and ')}${cart.isInForm ? ' in the form' : ''}`,
  ];
  return `${locale}, ${country}, ${currency}: ${parts.filter(Boolean).join('; ')}`;
}

/** File names of locales that differ from the locale in lower case. */
const LANGUAGE_FILES: Record<string, string> = { 'bg-BG': 'bg' };

/**
 * Renders `/shapes/P04`. `?load=` sets the load mode of the script, `?theme=off` leaves out the theme's script, and `?apps=before`
 * or `?apps=after` loads apps before or after the script.
 */
async function shapePage(shopVisit: Visit): Promise<Response> {
  const { params, url, bundle } = shopVisit;
  // Tags of real shops don't allow another SDK origin, so the page's own origin serves PayPal's stand-in.
  const visit = { ...shopVisit, otherOrigin: url.origin };
  const shape = shapes[params.id ?? ''];
  if (!shape) return notFound(visit);
  const wanted = url.searchParams.get('load') ?? '';
  const isShell = wanted === 'navigation';
  const mode = Object.hasOwn(loadModes, wanted)
    ? (wanted as LoadMode)
    : shape.bootstrap === 'tag'
      ? 'module'
      : 'bootstrap';
  const language = LANGUAGE_FILES[shape.locale] ?? shape.locale.toLowerCase();
  const files = {
    base: bundle.base,
    src: `${bundle.base}portable-wallets.${language}.js`,
    text: (mode.startsWith('inline') && (await readBundle())) || '',
  };
  const response = reply(
    toDocument(visit, shape, isShell ? shell(params.id) : body(visit, shape), mode, files),
  );
  if (shape.cart && !visit.cart)
    response.headers.append('Set-Cookie', `cart=${LEGACY_TOKEN}; Path=/; SameSite=Lax`);
  return response;
}

function toDocument(visit: Visit, shape: Shape, content: Html, mode: LoadMode, files: Files): Html {
  const { searchParams } = visit.url;
  const pageType = shape.product ? 'product' : 'cart';
  const apps = html`<script src="/shapes/apps.js"></script>`;
  return html`<html lang="${shape.locale}" data-theme="aurora">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="shopify-checkout-api-token" content="${ACCESS_TOKEN}">
    <title>${visit.params.id} · ${mode}</title>
    <link rel="icon" href="/theme/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/theme/theme.css">
    <style>form:not(.installment) { display: grid; gap: 12px; max-width: 420px; margin-bottom: 24px } fieldset { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; max-width: 420px } .hidden { display: none } section > * { margin-bottom: 12px } aside p { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 24px }</style>
    <script id="shop-js-analytics" type="application/json">${scriptJson({ pageType })}</script>
    <script>window.ShopifyAnalytics = ${scriptJson({ meta: { page: { pageType }, currency: shape.currency } })};
    window.__st = ${scriptJson({ a: shape.shopId, p: pageType })};</script>
    ${STYLES[shape.styles]}
    ${searchParams.get('apps') === 'before' && apps}
    ${head(mode, files)}
    ${searchParams.get('theme') !== 'off' && html`<script src="/shapes/theme.js" defer></script>`}
  </head>
  <body>
    ${content}
    ${foot(mode, files)}
    ${searchParams.get('apps') === 'after' && apps}
  </body>
</html>`;
}

function body(visit: Visit, shape: Shape): Html {
  const { product, cart } = shape;
  const places = Array.from({ length: cart && !cart.isInForm ? cart.count : 0 }, (_, place) => place);
  return html`<main id="main"><div class="wrap">
    <section data-section>
      ${product && productSection(visit, shape, product)}
      ${!product && html`<h1>Cart</h1>`}
      ${cart && places.map(() => html`<div data-place>${cartElement(visit, shape, cart)}</div>`)}
    </section>
    <div data-other-place></div>
    ${panel}
  </div></main>`;
}

/** Renders a single-page shop, which loads the script before the first element exists. */
function shell(id = ''): Html {
  return html`<main id="main"></main><script>
    addEventListener('load', function () {
      fetch('/shapes/' + ${scriptJson(id)} + '?load=none').then(function (answer) { return answer.text(); }).then(function (text) {
        history.pushState(null, '', '?load=navigation&arrived');
        document.getElementById('main').replaceWith(new DOMParser().parseFromString(text, 'text/html').getElementById('main'));
      });
    });
  </script>`;
}

const STYLES: Record<Shape['styles'], Html> = {
  link: html`<link id="shopify-accelerated-checkout-styles" rel="stylesheet" media="screen" href="/theme/skeleton.css">
    <style id="shopify-accelerated-checkout-cart"></style>`,
  elements: html`<style id="shopify-accelerated-checkout">.shopify-payment-button__skeleton, .wallet-cart-button__skeleton { background: #dedede; }</style>
    <style id="shopify-accelerated-checkout-cart"></style><style id="shopify-accelerated-checkout-cart-grid"></style>`,
};

const buttons = (kind: string, table: Record<string, string>) =>
  html`<p>${Object.entries(table).map(
    ([name, what]) =>
      html`<button type="button" class="button button--quiet" data-${kind}="${name}" title="${what}">${name}</button> `,
  )}</p>`;

/** Buttons that change the page as themes and apps do. */
const panel: Html = html`<aside class="panel-card" data-shape-panel>
  <h2>Theme actions</h2>
  ${buttons('act', ACTIONS)}
  <h2>Requests that add to the cart</h2>
  ${buttons('request', REQUESTS)}
  <p><a class="link" href="/shapes">All shapes</a></p>
</aside>`;

/** A service worker that forwards every request, as those of installable shops do. */
const TEXT = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(clients.claim()));
self.addEventListener('fetch', event => event.respondWith(fetch(event.request)));
`;

function serveWorker(): Response {
  const headers = { 'Content-Type': 'text/javascript; charset=utf-8', 'Service-Worker-Allowed': '/' };
  return new Response(TEXT, { headers });
}
