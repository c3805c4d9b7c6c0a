import { emitMetric } from '../platform/metric';
import { nullProto } from '../platform/objects';
import type { Cart, TypedFields } from '../types/cart';
import type { Fields, PageSettings } from '../types/page';
import type { CartError } from '../types/result';
import type { SignedConfig } from '../types/wallet';
import subscriptionPolicyQuery from './documents/subscription-policy.graphql';
import { NETWORK_CODES, request } from './request';
import { createStreamingClient } from './streaming-client';

/** A wallet's signed configuration for one cart, or the code of its failure. */
export type SignedConfigResponse =
  | { config: SignedConfig; code?: undefined }
  | { config?: undefined; code: string };

/**
 * Requests the signed configuration of a cart for a wallet's page from the shop (docs/specification.md#requests-to-the-shop). The
 * response is the configuration, or has a field `error`.
 *
 * @param service `amazon_pay`, or `optimus` for Buy with Prime
 */
export async function fetchSignedConfig(
  service: string,
  { id, checkoutUrl }: Cart,
  accessToken: string,
  isWanted?: () => boolean,
): Promise<SignedConfigResponse> {
  const began = Date.now();
  const init = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Shopify-Storefront-Access-Token': accessToken,
    },
    body: JSON.stringify({ checkout_url: checkoutUrl, checkout_cancel_url: location.href, cart_id: id }),
  };
  const read = async (response: Response): Promise<SignedConfigResponse> => {
    if (!response.ok) return { code: 'HTTP' };
    const config = nullProto<SignedConfig & { error: unknown }>(JSON.parse(await response.text()));
    if (config.error) return { code: 'WALLET_CONFIG_ERROR' };
    const { payloadJSON, signature } = nullProto(config.createCheckoutSessionConfig);
    const isComplete = [payloadJSON, signature].every(text => text && typeof text === 'string');
    return isComplete ? { config } : { code: 'BAD_ANSWER' };
  };
  const answer = await request(`/wallets/config/${service}`, init, read, { isWanted }).catch(
    (error): SignedConfigResponse => ({ code: toCode(error) }),
  );
  emitMetric('operation', { name: service, outcome: answer.code ?? 'ok' }, began);
  return answer;
}

const toCode = (error: unknown) => NETWORK_CODES[Object(error).name] ?? 'BAD_ANSWER';

/** One line in the response of the shop's `/cart.js`. */
interface ShopLine {
  key: string;
  variant_id: number;
  quantity: number;
}

/**
 * Sends the quantities and the discount code of a cart's form to the shop, so that its own rules apply to them. Leaves out
 * quantities that the shop has, because the theme may have sent them already. A second removal by position would remove another
 * line.
 *
 * @returns the error if the shop rejects them, with the shop's own words
 */
export async function sendTyped(
  { path, fields }: TypedFields,
  isWanted?: () => boolean,
): Promise<CartError | undefined> {
  const base = path.replace(/\/$/, '');
  let isOk = true;
  const read = async (response: Response) => {
    isOk = response.ok;
    return nullProto<{ items?: unknown; description?: unknown; message?: unknown }>(
      JSON.parse(await response.text()),
    );
  };
  try {
    const { items } = await request(`${base}.js`, { headers: { Accept: 'application/json' } }, read, {
      isWanted,
    });
    const quantities = fields.filter(([name]) => name.startsWith('updates['));
    const isUpToDate = hasQuantities(Array.from(items as ShopLine[]), quantities);
    const missing = fields.filter(([name]) => name === 'discount').concat(isUpToDate ? [] : quantities);
    if (!missing.length) return undefined;
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
      body: new URLSearchParams(missing as [string, string][]).toString(),
    };
    const { description, message } = await request(`${base}/update.js`, init, read, { retries: 0, isWanted });
    const text = description ?? message;
    return isOk ? undefined : { code: 'VALIDATION_CUSTOM', message: typeof text === 'string' ? text : '' };
  } catch (error) {
    return { code: isOk ? toCode(error) : 'HTTP' };
  }
}

/** Returns true if the cart's lines have the quantities of the fields: by position (`updates[]`), key or variant. */
function hasQuantities(lines: ShopLine[], quantities: Fields): boolean {
  const places = quantities.filter(([name]) => name === 'updates[]').map(([, value]) => Number(value));
  const found = lines.map(({ quantity }) => quantity);
  const keyed = quantities.filter(([name]) => name !== 'updates[]');
  return (
    (!places.length || `${places.filter(Boolean)}` === `${found}`) &&
    keyed.every(([name, value]) => {
      const id = name.slice('updates['.length, -1);
      const line = lines.find(({ key, variant_id }) => [key, `${variant_id}`].includes(id));
      return (line?.quantity ?? 0) === Number(value);
    })
  );
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
