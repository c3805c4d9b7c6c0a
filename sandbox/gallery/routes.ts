import { notFound } from '../pages/layout';
import { toolPage } from '../panel/tool-page';
import { addLine, cartName, createCart } from '../server/store/cart';
import { html } from '../server/web/html';
import { directionOf } from '../server/web/money';
import { reply } from '../server/web/reply';
import { scriptTag, skeletonStyle } from '../server/web/script-tag';
import type { Route, Visit } from '../server/web/visit';
import { BODIES, readFrameFilters } from './examples';
import { findPart, readFilters } from './filters';
import { galleryBody } from './frames';

export const galleryRoutes: Route[] = [
  ['GET', '/gallery', galleryPage],
  ['GET', '/gallery/:part{[a-z]+}', framePage],
];

/** Renders the gallery for theme authors. */
function galleryPage(visit: Visit): Response {
  const body = galleryBody(readFilters(visit.url.searchParams), '/gallery/{part}?');
  const page = { title: 'Gallery of the buttons', path: '/gallery', sheet: '/gallery/gallery.css' };
  return withCart(visit, () => reply(toolPage({ ...page, script: '/gallery/gallery.js', body })));
}

/** Renders the document of a frame: one view in one theme. */
function framePage(visit: Visit): Response {
  const { settings, params } = visit;
  const [name, part] = findPart(params.part) ?? [];
  if (!name || !part) return notFound(visit);
  const shown = part.isWaiting ? { ...visit, settings: { ...settings, script: 'off' as const } } : visit;
  return withCart(shown, visit =>
    reply(html`<html lang="${settings.locale}" dir="${directionOf(settings.locale)}" data-theme="${settings.theme}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${part.title}</title>
    <link rel="icon" href="/theme/icon.svg" type="image/svg+xml">
    ${['/theme/theme.css', '/gallery/frame.css'].map(sheet => html`<link rel="stylesheet" href="${sheet}">`)}
    <style id="shopify-accelerated-checkout">${skeletonStyle}</style>
    <script src="/sdk/apple-pay.js"></script>
    ${scriptTag(visit)}
  </head>
  <body>
    <main>
      <h1 class="visually-hidden" lang="en">${part.title}</h1>
      ${BODIES[name](visit, readFrameFilters(visit.url))}
    </main>
    <script src="/gallery/frame.js"></script>
  </body>
</html>`),
  );
}

/** Fills an empty cart first, because the cart's buttons need one. */
function withCart(visit: Visit, answer: (visit: Visit) => Response): Response {
  const { cart, store, settings } = visit;
  const variant = store.products[0]?.variants[0];
  if (cart?.lines.length || !variant) return answer(visit);
  const filled = cart ?? createCart(store, settings.country);
  addLine(store, filled, { variantId: variant.id, quantity: 1, attributes: [] });
  const response = answer({ ...visit, cart: filled });
  const cookie = `cart=${encodeURIComponent(cartName(filled))}; Path=/; SameSite=Lax`;
  response.headers.append('Set-Cookie', cookie);
  return response;
}
