import { readFile } from 'node:fs/promises';
import type { Context, Hono } from 'hono';
import { galleryRoutes } from '../gallery/routes';
import { amazonPage } from '../pages/amazon-page';
import { cartPage } from '../pages/cart';
import { cartLink, checkoutPage, payAtCheckout, thankYouPage } from '../pages/checkout';
import { notFound } from '../pages/layout';
import { productPage, productsPage } from '../pages/products';
import { shapeRoutes } from '../pages/shapes';
import { recorded, walletConfigEndpoint } from '../pages/wallet-services';
import { withVisitorCookies } from '../panel/collector/collect';
import { panelRoutes } from '../panel/routes';
import { loginPage } from '../sdk/shop-pay/login-page';
import { add, applyDiscount, change, clear, fillCart, setLegacyCart, update } from './cart/cart-actions';
import { emptyCartJson, toCartJson } from './cart/cart-json';
import { cartEndpoint, sectionsPage } from './cart/endpoint';
import type { Env } from './web/listen';
import { storePageError, streamBuilds, withReload } from './web/page-scripts';
import { NO_CONTENT, replyJson, replyWritten } from './web/reply';
import { type Handler, type Route, type ShopContext, toVisit } from './web/visit';

const noContent: Handler = () => new Response(null, { status: 204 });

/** Serves a recipe of docs/embedding.md as a page of the shop. */
const examplePage: Handler = async visit => {
  const file = new URL(`../../docs/examples/${visit.params.name}.html`, import.meta.url);
  const markup = await readFile(file, 'utf8').catch(() => undefined);
  return markup === undefined ? notFound(visit) : replyWritten({ markup });
};

const routes: Route[] = [
  ['GET', '/', withVisitorCookies(productsPage)],
  ['GET', '/products/:handle', productPage],
  ['GET', '/cart', cartPage],
  ['POST', '/cart', cartEndpoint(update)],
  [
    'GET',
    '/:file{cart\\.js(?:on)?}',
    ({ store, cart }) => replyJson(cart ? toCartJson(store, cart) : emptyCartJson),
  ],
  ['GET POST', '/cart/:verb{add(?:\\.js(?:on)?)?}', cartEndpoint(add)],
  ['GET POST', '/cart/:verb{change(?:\\.js(?:on)?)?}', cartEndpoint(change)],
  ['GET POST', '/cart/:verb{update(?:\\.js(?:on)?)?}', cartEndpoint(update)],
  ['GET POST', '/cart/:verb{clear(?:\\.js(?:on)?)?}', cartEndpoint(clear)],
  // A permalink: variants with their quantities, `/cart/46448623321341:1,46448623387001:2`.
  ['GET', '/cart/:lines{\\d+:\\d+(?:,\\d+:\\d+)*}', cartEndpoint(fillCart)],
  ['GET', '/cart/c/:token{\\w+}', cartLink],
  ['GET', '/discount/:code', applyDiscount],
  ['GET', '/legacy-cart', setLegacyCart],
  ['GET', '/checkouts/cn/:token{\\w+}', checkoutPage],
  ['POST', '/checkouts/cn/:token{\\w+}', payAtCheckout],
  ['GET', '/thank-you/:number{\\d+}', thankYouPage],
  ['POST', '/wallets/config/:name{optimus|amazon_pay}', recorded(walletConfigEndpoint)],
  ['GET POST', '/sdk-pages/:brand{amazon-pay|buy-with-prime}', amazonPage],
  ['GET', '/services/login_with_shop/authorize', recorded(loginPage)],
  ['GET', NO_CONTENT, noContent],
  ['POST', '/page-errors', storePageError],
  ['GET', '/examples/:name{[a-z-]+}', examplePage],
  ...galleryRoutes,
  ...panelRoutes,
  ...shapeRoutes,
];

/** Adds the shop's pages and endpoints to an app. */
export function addRoutes(app: Hono<Env>, context: ShopContext): void {
  const visit = (handler: Handler) => async (c: Context<Env>) =>
    withReload(await handler(await toVisit(c.req.raw, context, c.req.param())));
  app.use(async ({ req }, next) => {
    const written = context.store.pages.get(req.path);
    return streamBuilds(req.raw) ?? (written ? withReload(replyWritten(written)) : next());
  });
  app.get('*', (c, next) =>
    c.req.query('sections') !== undefined && !c.req.path.startsWith('/cart/')
      ? visit(sectionsPage)(c)
      : next(),
  );
  for (const [methods, path, handler] of routes) app.on(methods.split(' '), path, visit(handler));
  app.notFound(visit(notFound));
}
