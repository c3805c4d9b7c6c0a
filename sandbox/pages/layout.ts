import { SHOP_NAME } from '../server/store/products';
import { ACCESS_TOKEN } from '../server/store/store';
import type { Settings } from '../server/store/types';
import { attributes, type Html, html, scriptJson } from '../server/web/html';
import { directionOf } from '../server/web/money';
import { heldTimers, watchScript } from '../server/web/page-scripts';
import { reply } from '../server/web/reply';
import { scriptTag, skeletonStyle } from '../server/web/script-tag';
import { keptOverrides, keptQuery, linkTo, wrongOverrides } from '../server/web/settings';
import type { Visit } from '../server/web/visit';
import { SHOP_ID } from '../server/web/wallets';
import { cartCount, cartDrawer } from './cart-parts';
import { say } from './say';

interface Page {
  title: string;
  /** As the shop's analytics call it. */
  type: 'product' | 'cart' | 'home' | 'checkout' | 'page';
  body: Html;
  /** More of `ShopifyAnalytics.meta`. */
  meta?: Record<string, unknown>;
}

/** The whole document around a page's own part. */
export function layout(visit: Visit, { title, type, body, meta }: Page): Html {
  const { settings, root, url } = visit;
  const isShop = type !== 'checkout';
  return html`<html${attributes({ lang: settings.locale, dir: directionOf(settings.locale), 'data-root': root, 'data-kept': keptQuery(visit) || undefined, 'data-theme': settings.theme })}>
  <head>
    <meta charset="utf-8">
    ${watchScript(visit)}
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="shopify-checkout-api-token" content="${ACCESS_TOKEN}">
    <title>${title} · ${SHOP_NAME}</title>
    <link rel="icon" href="/theme/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/theme/theme.css">
    <style id="shopify-accelerated-checkout">${skeletonStyle}</style>
    <script id="shopify-features" type="application/json">${scriptJson({
      accessToken: ACCESS_TOKEN,
      domain: url.host,
      shopId: SHOP_ID,
      locale: settings.locale.toLowerCase(),
    })}</script>
    <script id="shop-js-analytics" type="application/json">${scriptJson({ pageType: type })}</script>
    <script>
      window.Shopify = window.Shopify || {};
      Shopify.locale = ${scriptJson(settings.locale)};
      Shopify.country = ${scriptJson(settings.country)};
      Shopify.currency = { active: ${scriptJson(settings.currency)}, rate: '1.0' };
      Shopify.routes = { root: ${scriptJson(root)} };
      window.ShopifyAnalytics = { meta: ${scriptJson({ page: { pageType: type }, currency: settings.currency, ...meta })} };
      window.__st = ${scriptJson({ a: SHOP_ID, p: type, pageurl: url.host + url.pathname })};
    </script>
    ${heldTimers(visit)}
    ${hasApplePay(settings) && html`<script src="/sdk/apple-pay.js"></script>`}
    ${scriptTag(visit)}
    ${isShop && html`<script src="/theme/theme.js" defer></script>`}
  </head>
  <body>
    <a class="skip" href="#main">${say(settings, 'skip')}</a>
    <header class="top"><div class="wrap">
      <a class="brand" href="${linkTo(visit)}">${SHOP_NAME}</a>
      ${isShop && html`<nav aria-label="${say(settings, 'shop')}"><a href="${linkTo(visit)}">${say(settings, 'products')}</a><a href="${linkTo(visit, 'cart')}" data-cart-link>${say(settings, 'cart')}${cartCount(visit)}</a></nav>`}
    </div></header>
    <main id="main" tabindex="-1"><div class="wrap">${body}</div></main>
    <footer class="bottom"><div class="wrap">
      <span>${say(settings, 'sham', { shop: SHOP_NAME })}</span>
      ${overridden(visit)}
      <a href="/panel">${say(settings, 'panel')}</a>
    </div></footer>
    ${isShop && cartDrawer(visit)}
  </body>
</html>`;
}

/** What this visit has otherwise than the panel, with the way back; and what its address asks for in vain. */
function overridden({ url, root, settings }: Visit): Html {
  // A long list of wallets goes on in the next line behind a comma.
  const list = (pairs: [string, string][]) =>
    html`<bdi>${pairs.map(
      (pair, index) =>
        html`${index > 0 && ', '}${pair
          .join('=')
          .split(/(?<=,)/)
          .map(part => html`${part}<wbr>`)}`,
    )}</bdi>`;
  const kept = keptOverrides(url.searchParams);
  const wrong = wrongOverrides(url.searchParams);
  return html`${kept.length > 0 && html`<span data-kept-overrides><span>${say(settings, 'thisVisit')} ${list(kept)}</span> <a href="${root}${url.pathname.slice(1)}">${say(settings, 'backToUsual')}</a></span>`}
      ${wrong.length > 0 && html`<strong data-wrong-overrides>${say(settings, 'ignored')} ${list(wrong)}</strong>`}`;
}

/** In Safari the browser itself brings it: here it must be there before the script looks for it. */
function hasApplePay({ recommended, cartWallets }: Settings): boolean {
  return [recommended, ...cartWallets].includes('apple_pay');
}

/** Says that there is no such page. */
export function notFound(visit: Visit): Response {
  const { settings } = visit;
  const title = say(settings, 'notFound');
  const body = html`<h1>${title}</h1>
    <div class="empty"><p class="lead">${say(settings, 'notFoundLead')}</p>
    <a class="button" href="${linkTo(visit)}">${say(settings, 'seeProducts')}</a></div>`;
  return reply(layout(visit, { title, type: 'page', body }), 404);
}
