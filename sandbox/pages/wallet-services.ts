import { ACCESS_TOKEN } from '../server/store/store';
import type { Call } from '../server/store/types';
import { replyJson } from '../server/web/reply';
import type { Handler, Visit } from '../server/web/visit';
import { walletConfig } from '../server/web/wallets';
import { signPayload } from './amazon-page';

/** Records a request that isn't GraphQL, with its response, in the shop's list of calls. */
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
    call.response = parse(await response.clone().text());
    store.record(call);
    return response;
  };
}

/** Responds with the configuration that Amazon Pay and Buy with Prime request at a click. */
export async function walletConfigEndpoint(visit: Visit): Promise<Response> {
  const { request, params } = visit;
  if (request.headers.get('x-shopify-storefront-access-token') !== ACCESS_TOKEN)
    return replyJson({ error: 'unauthorized' }, { status: 401 });
  const body = parse(await request.text()) as Record<string, unknown> | undefined;
  const missing = ['checkout_url', 'checkout_cancel_url', 'cart_id'].find(
    name => typeof body?.[name] !== 'string',
  );
  if (missing) return replyJson({ error: `${missing} is missing` }, { status: 422 });
  const name = params.name === 'optimus' ? 'buy_with_prime' : 'amazon_pay';
  const payloadJSON = JSON.stringify({
    webCheckoutDetails: {
      checkoutReviewReturnUrl: body?.checkout_url,
      checkoutCancelUrl: body?.checkout_cancel_url,
    },
  });
  return replyJson({
    ...walletConfig(visit, name)?.wallet_params,
    environment: 'sandbox',
    countryCode: 'BR',
    createCheckoutSessionConfig: {
      payloadJSON,
      signature: signPayload(payloadJSON),
      publicKeyId: 'SANDBOX-PUBLIC-KEY',
      algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
    },
  });
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}
