import { add } from './cart/add';
import { emptyCartJson, toCartJson } from './cart/cart-json';
import { change } from './cart/change';
import { takeDiscount, takeLegacyCart } from './cart/discount';
import { cartEndpoint } from './cart/endpoint';
import { fillCart, PERMALINK } from './cart/permalink';
import { sectionsPage } from './cart/sections';
import { clear, update } from './cart/update';
import { collectorRoutes } from './collector/routes';
import { withVisitorCookies } from './collector/visitor-cookies';
import { galleryRoutes } from './gallery/routes';
import { amazonPage } from './pages/amazon-page';
import { cartPage } from './pages/cart';
import { cartLink, checkoutPage, payAtCheckout } from './pages/checkout';
import { notFound } from './pages/not-found';
import { productPage } from './pages/product';
import { productsPage } from './pages/products';
import { thankYouPage } from './pages/thank-you';
import { recorded, walletConfigEndpoint } from './pages/wallet-services';
import { panelRoutes } from './panel/routes';
import { loginPage } from './sdk/shop-pay/login-page';
import { shapeRoutes } from './shapes';
import { answerNoContent } from './web/no-content';
import { replyJson, replyWritten } from './web/reply';
import type { Route } from './web/route';
import type { Visit } from './web/visit';
import { takeComplaint } from './web/watched-page';

const routes: Route[] = [
  ['GET', /^\/$/, withVisitorCookies(productsPage)],
  ['GET', /^\/products\/(?<handle>[^/]+)$/, productPage],
  ['GET', /^\/cart$/, cartPage],
  ['POST', /^\/cart$/, cartEndpoint(update)],
  [
    'GET',
    /^\/cart\.(?:js|json)$/,
    ({ store, cart }) => replyJson(cart ? toCartJson(store, cart) : emptyCartJson),
  ],
  ['GET POST', /^\/cart\/add(?:\.js|\.json)?$/, cartEndpoint(add)],
  ['GET POST', /^\/cart\/change(?:\.js|\.json)?$/, cartEndpoint(change)],
  ['GET POST', /^\/cart\/update(?:\.js|\.json)?$/, cartEndpoint(update)],
  ['GET POST', /^\/cart\/clear(?:\.js|\.json)?$/, cartEndpoint(clear)],
  ['GET', PERMALINK, cartEndpoint(fillCart)],
  ['GET', /^\/cart\/c\/(?<token>\w+)$/, cartLink],
  ['GET', /^\/discount\/(?<code>[^/]+)$/, takeDiscount],
  ['GET', /^\/legacy-cart$/, takeLegacyCart],
  ['GET', /^\/checkouts\/cn\/(?<token>\w+)$/, checkoutPage],
  ['POST', /^\/checkouts\/cn\/(?<token>\w+)$/, payAtCheckout],
  ['GET', /^\/thank-you\/(?<number>\d+)$/, thankYouPage],
  ['POST', /^\/wallets\/config\/(?<name>optimus|amazon_pay)$/, recorded(walletConfigEndpoint)],
  ['GET POST', /^\/sdk-pages\/(?<brand>amazon-pay|buy-with-prime)$/, amazonPage],
  ['GET', /^\/services\/login_with_shop\/authorize$/, recorded(loginPage)],
  ['GET', /^\/no-content$/, answerNoContent],
  ['POST', /^\/complaints$/, takeComplaint],
  ...galleryRoutes,
  ...panelRoutes,
  ...shapeRoutes,
  ...collectorRoutes,
];

/** Finds the page or endpoint of a path and lets it answer. */
export function route(visit: Visit): Response | Promise<Response> {
  const { request, store, url } = visit;
  const written = store.pages.get(url.pathname);
  if (written) return replyWritten(written);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (method === 'GET' && url.searchParams.has('sections') && !url.pathname.startsWith('/cart/'))
    return sectionsPage(visit);
  for (const [methods, path, handler] of routes) {
    const match = methods.split(' ').includes(method) && path.exec(url.pathname);
    if (match) return handler({ ...visit, params: decode(match.groups) });
  }
  return notFound(visit);
}

function decode(groups: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, tryDecode(text)]));
}

function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
