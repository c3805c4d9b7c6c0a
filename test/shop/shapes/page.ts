import { notFound } from '../pages/not-found';
import { ACCESS_TOKEN } from '../store/store';
import { readBundle } from '../theme/assets';
import { sheetPath } from '../theme/sheets';
import { type Html, html, scriptJson } from '../web/html';
import { reply } from '../web/reply';
import type { Visit } from '../web/visit';
import { styles } from './bootstrap';
import { cartElement, LEGACY_TOKEN } from './elements';
import { panel } from './panel';
import { productSection } from './product';
import type { Shape } from './shape';
import { shapes } from './shapes';
import { type Files, foot, head, type WayName, ways } from './ways';

/** The one language whose file has not the language's own name in it. */
const LANGUAGE_FILES: Record<string, string> = { 'bg-BG': 'bg' };

/**
 * `/shapes/P04`: the page with the script in it in the way of `?load=`, with the theme's script unless `?theme=off`, and
 * with the apps that `?apps=before` or `?apps=after` loads before or after the script.
 */
export async function shapePage(shopVisit: Visit): Promise<Response> {
  const { params, url, bundle } = shopVisit;
  // Tags of real shops name no origin for the sandbox's PayPal: here it comes from the page's own.
  const visit = { ...shopVisit, otherOrigin: url.origin };
  const shape = shapes[params.id ?? ''];
  if (!shape) return notFound(visit);
  const wanted = url.searchParams.get('load') ?? '';
  const isShell = wanted === 'navigation';
  const way = Object.hasOwn(ways, wanted)
    ? (wanted as WayName)
    : shape.bootstrap === 'tag'
      ? 'module'
      : 'bootstrap';
  const language = LANGUAGE_FILES[shape.locale] ?? shape.locale.toLowerCase();
  const files = {
    base: bundle.base,
    src: `${bundle.base}portable-wallets.${language}.js`,
    text: (way.startsWith('inline') && (await readBundle())) || '',
  };
  const response = reply(
    toDocument(visit, shape, isShell ? shell(params.id) : body(visit, shape), way, files),
  );
  if (shape.cart && !visit.cart)
    response.headers.append('Set-Cookie', `cart=${LEGACY_TOKEN}; Path=/; SameSite=Lax`);
  return response;
}

function toDocument(visit: Visit, shape: Shape, content: Html, way: WayName, files: Files): Html {
  const { searchParams } = visit.url;
  const pageType = shape.product ? 'product' : 'cart';
  const apps = html`<script src="/shapes/apps.js"></script>`;
  return html`<html lang="${shape.locale}" data-theme="aurora">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="shopify-checkout-api-token" content="${ACCESS_TOKEN}">
    <title>${visit.params.id} · ${way}</title>
    <link rel="icon" href="/theme/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${sheetPath(['base', 'controls', 'aurora'])}">
    <style>form:not(.installment) { display: grid; gap: 12px; max-width: 420px; margin-bottom: 24px } fieldset { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; max-width: 420px } .hidden { display: none } section > * { margin-bottom: 12px } aside p { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 24px }</style>
    <script id="shop-js-analytics" type="application/json">${scriptJson({ pageType })}</script>
    <script>window.ShopifyAnalytics = ${scriptJson({ meta: { page: { pageType }, currency: shape.currency } })};
    window.__st = ${scriptJson({ a: shape.shopId, p: pageType })};</script>
    ${styles(shape)}
    ${searchParams.get('apps') === 'before' && apps}
    ${head(way, files)}
    ${searchParams.get('theme') !== 'off' && html`<script src="/shapes/theme.js" defer></script>`}
  </head>
  <body>
    ${content}
    ${foot(way, files)}
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

/** A shop that never loads a second page: the script is there before the first element. */
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
