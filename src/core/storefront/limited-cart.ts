import { ServerError } from '../errors/format-error';
import { nullProtoDeep } from '../platform/objects';
import type { PageSettings } from '../types/page';
import { createStorefrontClient, type ReadResponse } from './client';
import limitedCartQuery from './documents/limited-cart.graphql';

/**
 * Reads a whole response, or the first part of a streamed one. A cart page needs only that before a click. So urql, which merges
 * the parts, loads with the purchase (docs/decisions.md#b8).
 */
const readFirstPart: ReadResponse = async response => {
  const text = await response.text();
  const { data, errors } = nullProtoDeep(Object(JSON.parse(text.replace(/^[^{]+|\r\n--.*/gs, ''))));
  return { data, graphQLErrors: Array.isArray(errors) ? errors.map(Object) : [] };
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

/** Pending requests, by the cart's id and the number of changes. Elements of the same cart share a request. */
const requests = new Map<string, Promise<LimitedCart | undefined>>();

/**
 * Reads the limited cart. Resolves to undefined if the server has no such cart, or the cart is empty.
 *
 * @param change number of changes of the cart so far (`countChanges`). A request from before the last change is not shared
 * @throws if the request fails
 */
export function getLimitedCart(
  settings: PageSettings,
  id: string,
  change: number,
): Promise<LimitedCart | undefined> {
  const key = `${change} ${id}`;
  let pending = requests.get(key);
  if (!pending) {
    pending = fetchCart(settings, id);
    const forget = () => requests.delete(key);
    pending.then(forget, forget);
    requests.set(key, pending);
  }
  return pending;
}

async function fetchCart(settings: PageSettings, id: string): Promise<LimitedCart | undefined> {
  const graphql = createStorefrontClient(settings, 'Unknown', readFirstPart);
  const { result, errors } = await graphql<{ lines: { nodes: LimitedLine[] } }>(limitedCartQuery, { id });
  if (errors.length) throw new ServerError('limitedCartQuery failed:', errors);
  const lines = result?.lines.nodes;
  if (!lines?.length) return undefined;
  const plans = lines.flatMap(({ sellingPlanAllocation }) => sellingPlanAllocation ?? []);
  return {
    requiresShipping: lines.some(({ merchandise }) => merchandise?.requiresShipping),
    hasSellingPlan: plans.length > 0,
    hasDeferredOption: plans.some(plan => Number(plan.remainingBalanceChargeAmount?.amount) > 0),
  };
}
