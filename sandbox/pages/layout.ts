import { SHOP_NAME } from '../server/store/products';
import { ACCESS_TOKEN } from '../server/store/store';
import type { Settings } from '../server/store/types';
import { attributes, type Html, html, scriptJson } from '../server/web/html';
import { directionOf } from '../server/web/money';
import { holdTimers, watchScript } from '../server/web/page-scripts';
import { reply } from '../server/web/reply';
import { scriptTag, skeletonStyle } from '../server/web/script-tag';
import { invalidOverrides, linkTo, toOverridesQuery, visitOverrides } from '../server/web/settings';
import type { Visit } from '../server/web/visit';
import { SHOP_ID } from '../server/web/wallets';
import { cartCount, cartDrawer } from './cart-parts';
import { formatMessage } from './messages';

interface Page {
  title: string;
  /** Page type of the shop's analytics. */
  type: 'product' | 'cart' | 'home' | 'checkout' | 'page';
  body: Html;
  /** Additional members of `ShopifyAnalytics.meta`. */
  meta?: Record<string, unknown>;
}

/** Renders the document of a page. */
export function layout(visit: Visit, { title, type, body, meta }: Page): Html {
  const { settings, root, url } = visit;
  const isShop = type !== 'checkout';
  return html`<html${attributes({ lang: settings.locale, dir: directionOf(settings.locale), 'data-root': root, 'data-overrides': toOverridesQuery(visit) || undefined, 'data-theme': settings.theme })}>
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
    ${holdTimers(visit)}
    ${hasApplePay(settings) && html`<script src="/sdk/apple-pay.js"></script>`}
    ${scriptTag(visit)}
    ${isShop && html`<script src="/theme/theme.js" defer></script>`}
  </head>
  <body>
    <a class="skip" href="#main">${formatMessage(settings, 'skip')}</a>
    <header class="top"><div class="wrap">
      <a class="brand" href="${linkTo(visit)}">${SHOP_NAME}</a>
      ${isShop && html`<nav aria-label="${formatMessage(settings, 'shop')}"><a href="${linkTo(visit)}">${formatMessage(settings, 'products')}</a><a href="${linkTo(visit, 'cart')}" data-cart-link>${formatMessage(settings, 'cart')}${cartCount(visit)}</a></nav>`}
    </div></header>
    <main id="main" tabindex="-1"><div class="wrap">${body}</div></main>
    <footer class="bottom"><div class="wrap">
      <span>${formatMessage(settings, 'demo', { shop: SHOP_NAME })}</span>
      ${overridden(visit)}
      <a href="/panel">${formatMessage(settings, 'panel')}</a>
    </div></footer>
    ${isShop && cartDrawer(visit)}
  </body>
</html>`;
}

/** Renders the overrides of this visit with a link that removes them, and the invalid ones. */
function overridden({ url, root, settings }: Visit): Html {
  // A long list of wallets wraps after a comma.
  const list = (pairs: [string, string][]) =>
    html`<bdi>${pairs.map(
      (pair, index) =>
        html`${index > 0 && ', '}${pair
          .join('=')
          .split(/(?<=,)/)
          .map(part => html`${part}<wbr>`)}`,
    )}</bdi>`;
  const overrides = visitOverrides(url.searchParams);
  const invalid = invalidOverrides(url.searchParams);
  return html`${overrides.length > 0 && html`<span data-visit-overrides><span>${formatMessage(settings, 'thisVisit')} ${list(overrides)}</span> <a href="${root}${url.pathname.slice(1)}">${formatMessage(settings, 'backToUsual')}</a></span>`}
      ${invalid.length > 0 && html`<strong data-invalid-overrides>${formatMessage(settings, 'ignored')} ${list(invalid)}</strong>`}`;
}

/** Returns whether the page needs Apple Pay's stand-in. It must load before the script, because Safari has it built in. */
function hasApplePay({ recommended, cartWallets }: Settings): boolean {
  return [recommended, ...cartWallets].includes('apple_pay');
}

export function notFound(visit: Visit): Response {
  const { settings } = visit;
  const title = formatMessage(settings, 'notFound');
  const body = html`<h1>${title}</h1>
    <div class="empty"><p class="lead">${formatMessage(settings, 'notFoundLead')}</p>
    <a class="button" href="${linkTo(visit)}">${formatMessage(settings, 'seeProducts')}</a></div>`;
  return reply(layout(visit, { title, type: 'page', body }), 404);
}
