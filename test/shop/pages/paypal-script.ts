import type { WindowMessage } from '../sdk/paypal/window-message';
import { type Html, raw, scriptJson } from '../web/html';

/** How long the page that opened the window may take to close it, once it was told. */
const PATIENCE_MS = 3000;
const POLL_MS = 250;

/** The window's own script: tells the page that opened it what the shopper did, and the shopper when that page is gone. */
export function windowScript(shop: string, act?: WindowMessage['paypalSandbox']): Html {
  const message: WindowMessage | null = act ? { paypalSandbox: act } : null;
  return raw(`
const shop = opener ?? (parent === window ? null : parent);
const message = ${scriptJson(message).markup};
const began = Date.now();
if (message && shop) shop.postMessage(message, ${scriptJson(shop).markup});
function look() {
  const isGone = !shop || shop.closed || (message && Date.now() - began > ${PATIENCE_MS});
  content.hidden = isGone;
  gone.hidden = !isGone;
  if (!isGone) setTimeout(look, ${POLL_MS});
}
look();
`);
}
