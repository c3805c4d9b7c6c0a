import limitedCartQuery from './documents/limited-cart.graphql';
import type { Graphql } from './graphql';

/** The little that a cart element must know before a click. */
export interface LimitedCart {
  id: string;
  requiresShipping: boolean;
  hasSellingPlan: boolean;
}

interface LimitedCartNode {
  id: string;
  lines: { nodes: { merchandise?: { requiresShipping?: boolean }; sellingPlanAllocation?: object | null }[] };
}

/** Nothing where the server knows no such cart, or the cart is empty. @throws where the server can't be asked */
export async function getLimitedCart(
  graphql: Graphql,
  id: string,
  signal?: AbortSignal,
): Promise<LimitedCart | undefined> {
  const { result, errors } = await graphql<LimitedCartNode>(limitedCartQuery, { id }, { signal });
  if (errors.length) throw new Error(`limitedCartQuery failed: ${errors[0]?.code}`);
  const lines = result?.lines.nodes ?? [];
  if (!result || !lines.length) return undefined;
  return {
    id: result.id,
    requiresShipping: lines.some(({ merchandise }) => merchandise?.requiresShipping),
    hasSellingPlan: lines.some(({ sellingPlanAllocation }) => sellingPlanAllocation),
  };
}
