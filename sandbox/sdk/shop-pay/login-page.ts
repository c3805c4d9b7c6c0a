import { formatMessage } from '../../pages/messages';
import { html, scriptJson } from '../../server/web/html';
import { readCookie, reply } from '../../server/web/reply';
import type { Visit } from '../../server/web/visit';

interface Shopper {
  /** Messages that the iframe posts, in order. */
  messages: { type: string; [name: string]: unknown }[];
  /** Text after "Buy with" in the iframe's own button. */
  greeting?: string;
  /** @default 200 */
  status?: number;
  /** True if the document has an opaque origin, so that its messages have another origin than the shop. */
  isForeign?: boolean;
}

const LOADED = { type: 'loaded' };
const MATCHED = { type: 'shop_user_matched' };
const UNKNOWN: Shopper = { messages: [LOADED, { type: 'shop_user_not_matched' }] };

/** Shoppers by the value of the control. */
const SHOPPERS = new Map<string | null, Shopper>(
  Object.entries({
    known: { messages: [LOADED, MATCHED], greeting: 'Shop Pay · Visa •••• 4242' },
    undecided: { messages: [LOADED] },
    silent: { messages: [] },
    error: { messages: [LOADED, { type: 'error', code: 'server_error', message: 'Sandbox error' }] },
    foreign: { messages: [LOADED, MATCHED], greeting: 'another shop', isForeign: true },
    missing: { messages: [], status: 404 },
  }),
);

const CONTROL = 'shop-pay-sandbox';

/** Reads the query string of the page around the iframe, else the cookie. */
function readShopper(request: Request): Shopper {
  const [, query] = (request.headers.get('referer') ?? '').split('?');
  const name = new URLSearchParams(query).get(CONTROL) ?? readCookie(request, CONTROL) ?? '';
  return SHOPPERS.get(name) ?? UNKNOWN;
}

const STYLE =
  'margin:0;height:100vh;display:grid;place-items:center;background:#5a31f4;color:#fff;font:14px system-ui';

/** Renders the Shop Pay button's iframe. It posts nothing to another origin or for another flow. */
export function loginPage({ request, url, settings }: Visit): Response {
  const target = url.searchParams.get('target_origin');
  const isAllowed = target === url.origin && url.searchParams.get('flow') === 'shop_pay_button';
  const { messages, greeting, status, isForeign } = readShopper(request);
  const response = reply(
    html`<html lang="${settings.locale}"><head><meta charset="utf-8"><title>Shop</title></head>
    <body style="${STYLE}"><p>${greeting ? formatMessage(settings, 'buyWith', { wallet: greeting }) : 'Shop'}</p><script>
      for (const message of ${scriptJson(isAllowed ? messages : [])}) parent.postMessage(message, ${scriptJson(target)});
    </script></body></html>`,
    status,
  );
  if (isForeign) response.headers.set('Content-Security-Policy', 'sandbox allow-scripts');
  return response;
}
