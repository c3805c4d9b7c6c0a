import { formatError } from '../errors/format-error';
import { nullProtoDeep } from '../platform/objects';
import type { Attributes } from '../types/page';
import { createStorefrontClient, type ReadResponse, type StorefrontClient } from './client';
import limitedCartQuery from './documents/limited-cart.graphql';

/**
 * Reads a response in one piece, or the first part of a streamed one. A cart's page needs no more before a click, so that
 * urql, which merges parts, comes with a purchase (docs/decisions.md#b8).
 */
export const readFirstPart: ReadResponse = async response => {
  const text = await response.text();
  const [whole = ''] = text.slice(text.indexOf('{')).split('\r\n--');
  const { data, errors } = nullProtoDeep(Object(JSON.parse(whole)));
  const graphQLErrors = Array.isArray(errors) ? errors.map(Object) : [];
  return { data, error: graphQLErrors.length || !response.ok ? { graphQLErrors, response } : undefined };
};

/** The part of a cart that a cart element needs before a click. */
export interface LimitedCart {
  requiresShipping: boolean;
  hasSellingPlan: boolean;
  hasDeferredOption: boolean;
}

interface LimitedLine {
  merchandise?: { requiresShipping?: boolean };
  sellingPlanAllocation?: { remainingBalanceChargeAmount?: { amount: string } | null } | null;
}

/** Requests under way, by cart and change: elements that read the same cart share the server's answer. */
const requests = new Map<string, Promise<LimitedCart | undefined>>();

/**
 * Reads the limited cart; absent where the server knows no such cart, or the cart is empty. @throws where the server can't be
 * asked
 *
 * @param change number of the cart's last change that the page has noticed: an answer from before it is not shared
 */
export function getLimitedCart(
  page: Attributes,
  id: string,
  change: number,
  graphql = createStorefrontClient(page, 'Unknown', readFirstPart),
): Promise<LimitedCart | undefined> {
  const key = `${change} ${id}`;
  let pending = requests.get(key);
  if (!pending) {
    pending = fetchCart(graphql, id).finally(() => requests.delete(key));
    requests.set(key, pending);
  }
  return pending;
}

async function fetchCart(graphql: StorefrontClient, id: string): Promise<LimitedCart | undefined> {
  const { result, errors } = await graphql<{ lines: { nodes: LimitedLine[] } }>(limitedCartQuery, { id });
  const [error] = errors;
  if (error) throw new Error(`limitedCartQuery failed: ${formatError(error)}`);
  const lines = result?.lines.nodes;
  if (!lines?.length) return undefined;
  const plans = lines.map(({ sellingPlanAllocation }) => sellingPlanAllocation).filter(Boolean);
  return {
    requiresShipping: lines.some(({ merchandise }) => merchandise?.requiresShipping),
    hasSellingPlan: plans.length > 0,
    hasDeferredOption: plans.some(plan => Number(plan?.remainingBalanceChargeAmount?.amount) > 0),
  };
}
