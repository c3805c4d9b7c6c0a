import { emitMetric } from '../platform/metric';
import { nullProto } from '../platform/objects';
import type { Cart } from '../types/cart';
import type { PageSettings } from '../types/page';
import subscriptionPolicyQuery from './documents/subscription-policy.graphql';
import { NETWORK_CODES, request } from './request';
import { createStreamingClient } from './streaming-client';

/** A wallet's signed configuration for one cart, or the code of its failure. */
export type SignedConfigResponse<T> = { config: T; code?: undefined } | { config?: undefined; code: string };

/**
 * Requests the signed configuration of a cart for a wallet's page from the shop (docs/specification.md#requests-to-the-shop). The
 * response is the configuration, or has a field `error`.
 *
 * @param service `amazon_pay`, or `optimus` for Buy with Prime
 */
export async function fetchSignedConfig<T>(
  service: string,
  cart: Cart,
  accessToken: string,
  isWanted?: () => boolean,
): Promise<SignedConfigResponse<T>> {
  const began = Date.now();
  const response = await fetchConfig<T>(service, cart, accessToken, isWanted);
  emitMetric('operation', { name: service, outcome: response.code ?? 'ok' }, began);
  return response;
}

async function fetchConfig<T>(
  service: string,
  { id, checkoutUrl }: Cart,
  accessToken: string,
  isWanted?: () => boolean,
): Promise<SignedConfigResponse<T>> {
  const init = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Shopify-Storefront-Access-Token': accessToken,
    },
    body: JSON.stringify({ checkout_url: checkoutUrl, checkout_cancel_url: location.href, cart_id: id }),
  };
  try {
    const read = async (response: Response): Promise<SignedConfigResponse<T>> => {
      if (!response.ok) return { code: 'HTTP' };
      const config = nullProto<{ error?: unknown }>(
        JSON.parse(await response.text()) ?? { error: 'nothing' },
      );
      return config.error ? { code: 'WALLET_CONFIG_ERROR' } : { config: config as T, code: undefined };
    };
    return await request(`/wallets/config/${service}`, init, read, { isWanted });
  } catch (error) {
    return { code: NETWORK_CODES[Object(error).name] ?? 'BAD_ANSWER' };
  }
}

interface ShopNode {
  subscriptionPolicy?: { body: string } | null;
}

/**
 * Reads the HTML of the shop's cancellation policy, which has to be sanitized before it is shown. Resolves to undefined if the
 * shop has none, or if the request fails.
 */
export async function getSubscriptionPolicy(
  settings: PageSettings,
  graphql = createStreamingClient(settings, 'Unknown'),
): Promise<string | undefined> {
  const { result } = await graphql<ShopNode>(subscriptionPolicyQuery);
  return result?.subscriptionPolicy?.body || undefined;
}
