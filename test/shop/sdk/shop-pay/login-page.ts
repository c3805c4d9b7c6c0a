import { html, scriptJson } from '../../web/html';
import { reply } from '../../web/reply';
import type { Visit } from '../../web/visit';
import { readShopper } from './control';

const STYLE =
  'margin:0;height:100vh;display:grid;place-items:center;background:#5a31f4;color:#fff;font:14px system-ui';

/** What the Shop Pay button's iframe shows and says; it tells nothing to a page that isn't the shop's, or asks for more. */
export function loginPage({ request, url }: Visit): Response {
  const target = url.searchParams.get('target_origin');
  const isHeard = target === url.origin && url.searchParams.get('flow') === 'shop_pay_button';
  const { messages, greeting, status, isForeign } = readShopper(request);
  const response = reply(
    html`<html lang="pt-BR"><head><meta charset="utf-8"><title>Entrar com Shop</title></head>
    <body style="${STYLE}"><p>${greeting ?? 'Entrar com Shop'}</p><script>
      for (const message of ${scriptJson(isHeard ? messages : [])}) parent.postMessage(message, ${scriptJson(target)});
    </script></body></html>`,
    status,
  );
  if (isForeign) response.headers.set('Content-Security-Policy', 'sandbox allow-scripts');
  return response;
}
