import { ACCESS_TOKEN } from '../store/store';
import type { Call } from '../store/types';
import { html } from './html';
import { walletConfig } from './market';
import { reply, replyJson } from './reply';
import type { Handler, Visit } from './visit';

/** Puts a call that isn't GraphQL on the shop's list, with its answer. */
export function recorded(handler: Handler): Handler {
  return async visit => {
    const { request, store, url } = visit;
    const text = await request.clone().text();
    const call: Call = {
      at: Date.now(),
      method: request.method,
      url: url.pathname + url.search,
      headers: Object.fromEntries(request.headers),
      variables: parse(text),
    };
    store.record(call);
    const response = await handler(visit);
    call.status = response.status;
    call.answer = parse(await response.clone().text());
    store.record(call);
    return response;
  };
}

/** The configuration that Amazon Pay and Buy with Prime ask for when their button is clicked. */
export async function walletConfigEndpoint(visit: Visit): Promise<Response> {
  const { request, url, params } = visit;
  if (request.headers.get('x-shopify-storefront-access-token') !== ACCESS_TOKEN)
    return replyJson({ error: 'unauthorized' }, { status: 401 });
  const body = parse(await request.text()) as Record<string, unknown> | undefined;
  const missing = ['checkout_url', 'checkout_cancel_url', 'cart_id'].find(
    name => typeof body?.[name] !== 'string',
  );
  if (missing) return replyJson({ error: `${missing} is missing` }, { status: 422 });
  const name = params.name === 'optimus' ? 'buy_with_prime' : 'amazon_pay';
  const payload = {
    webCheckoutDetails: {
      checkoutReviewReturnUrl: body?.checkout_url,
      checkoutCancelUrl: body?.checkout_cancel_url,
    },
  };
  return replyJson({
    ...walletConfig(visit, name)?.wallet_params,
    environment: 'sandbox',
    countryCode: 'BR',
    createCheckoutSessionConfig: {
      payloadJSON: JSON.stringify(payload),
      signature: Buffer.from(`${url.host}:${body?.cart_id}`).toString('base64'),
      publicKeyId: 'SANDBOX-PUBLIC-KEY',
      algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
    },
  });
}

/** What stands in the Shop Pay button's iframe: it says that it is there, and that it doesn't know the shopper. */
export function loginPage({ url }: Visit): Response {
  const target = url.searchParams.get('target_origin');
  const isOwn = target === url.origin;
  return reply(html`<html lang="pt-BR"><head><meta charset="utf-8"><title>Entrar com Shop</title></head>
    <body><p>Entrar com Shop</p>${
      isOwn &&
      html`<script>
      for (const type of ['loaded', 'shop_user_not_matched']) parent.postMessage({ type: type }, location.origin);
    </script>`
    }</body></html>`);
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}
